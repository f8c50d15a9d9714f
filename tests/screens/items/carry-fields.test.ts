import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** Requests with which /new is sent to the form of another kind, without JavaScript. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const field = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value;

it("offers each other kind as a button of the form, past its validation", async () => {
  const page = await readPage(await app.request("/new?tipo=space"));
  const form = page.querySelector("main form")!;
  const buttons = [...page.querySelectorAll<HTMLButtonElement>("main nav button")];
  expect(buttons.map((button) => button.getAttribute("formaction"))).toEqual(
    ["artifakt", "agentik", "challenge"].map((kind) => `/new?tipo=${kind}&carry=1`),
  );
  for (const button of buttons) {
    expect(button.getAttribute("form")).toBe(form.id);
    expect(button.formNoValidate).toBe(true);
  }
  expect(form.getAttribute("action")).toBe("/new?tipo=space");
});

it.each([
  ["", "open"],
  ["&joinPolicy=invite", "invite"],
  ["&joinPolicy=nobody", "open"],
])("chooses how a space is joined from its address: %j", async (query, chosen) => {
  const page = await readPage(await app.request(`/new?tipo=space${query}`));
  const choices = [...page.querySelectorAll<HTMLInputElement>("main form [name=joinPolicy]")];
  expect(choices.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([chosen]);
});

it.each(["artifakt", "agentik", "challenge"])(
  "carries what fits to the form of an %s",
  async (kind) => {
    const count = async () =>
      (await database.sql`SELECT (SELECT count(*) FROM people)::int AS n`)[0]!.n as number;
    const before = await count();
    const typed = { name: "Mesa <b>", description: "Pan y café", type: "niche", maxMembers: "5" };
    const answer = await app.request(`/new?tipo=${kind}&carry=1`, { form: typed });
    expect(answer.status).toBe(200);
    const page = await readPage(answer);
    expect([field(page, "name"), field(page, "description")]).toEqual(["Mesa <b>", "Pan y café"]);
    expect(page.querySelector("main [role=alert]")).toBeNull();
    expect(page.querySelector("main form")!.getAttribute("action")).toBe(`/new?tipo=${kind}`);
    expect(await count()).toBe(before);
  },
);
