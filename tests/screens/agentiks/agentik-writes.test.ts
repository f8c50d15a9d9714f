import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";
import { allByRole, cardsOf, cardTo, hrefOf, nameOf } from "../../support/roles.ts";

let database: TestDatabase;
let app: App;
let demo: { id: string; name: string };
let foreign: { id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  [demo, foreign] = (await Promise.all([
    sql`SELECT id, name FROM agentiks WHERE owner_id = 'demo' AND status = 'active' ORDER BY id LIMIT 1`,
    sql`SELECT id FROM agentiks WHERE owner_id <> 'demo' AND status = 'paused' ORDER BY id LIMIT 1`,
  ]).then((rows) => rows.map(([row]) => row))) as [typeof demo, typeof foreign];
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Cookies = Record<string, string>;
/** Posts a form and follows the redirect, as a browser does. */
async function press(path: string, form: Record<string, string>, cookies: Cookies = {}) {
  const response = await app.request(path, { form, cookies });
  const jar = { ...cookies, ...cookiesOf(response) };
  const to = response.headers.get("Location");
  if (!to) return { status: response.status, page: await readPage(response), jar, to: "" };
  const shown = await app.request(to, { cookies: jar });
  expect(shown.status).toBe(200);
  return { status: response.status, page: await readPage(shown), jar, to };
}
const get = async (path: string, cookies: Cookies = {}) =>
  readPage(await app.request(path, { cookies }));
const said = (page: Document) =>
  [...page.querySelectorAll("main [role=alert], main [role=status]")]
    .map((one) => visibleText(one))
    .join(" | ");
const statusOf = async (id: string) =>
  (await database.sql`SELECT status FROM agentiks WHERE id = ${id}`)[0]?.status as string;
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const count = async (table: string) =>
  (await database.sql`SELECT count(*)::int AS n FROM ${database.sql(table)}`)[0]?.n as number;

const AGENDA = {
  name: "Agenda de mesas",
  description: "Aparta mesas",
  type: "customer_service",
  language: "es",
  instructions: "Sé breve",
};

/** The names of the buttons that pause or launch. */
const stepOf = (page: Document) =>
  allByRole(page, "button", { name: /^(Pause|Launch)$/ }).map(nameOf);

describe("a visitor's first write", () => {
  it("pauses their own copy, confirms it on its page, and shows it in the list", async () => {
    const { status, page, jar, to } = await press(`/agentiks/${demo.id}`, { intent: "pause" });
    expect(status).toBe(303);
    expect(said(page)).toContain("Paused.");
    expect(await statusOf(demo.id)).toBe("active");
    expect(await statusOf(to.split("/")[2]!)).toBe("paused");
    // The original's address shows the copy, without the flash message.
    const again = await get(`/agentiks/${demo.id}`, { ...jar, "plaza-flash": "" });
    expect(stepOf(again)).toEqual(["Launch"]);
    expect(said(again)).toBe("");
    const list = await get(`/agentiks?q=${encodeURIComponent(demo.name)}`, jar);
    expect(visibleText(cardTo(list, to))).toContain("Paused");
    // Others see the unchanged original.
    const others = await get(`/agentiks/${demo.id}`);
    expect(stepOf(others)).toEqual(["Pause"]);
    const launched = await press(to, { intent: "launch" }, jar);
    expect(said(launched.page)).toContain("Launched");
  });

  it("on another person's agentik changes nothing, creates no guest, and offers a copy", async () => {
    const people = await count("people");
    const { status, page } = await press(`/agentiks/${foreign.id}`, { intent: "launch" });
    expect(status).toBe(403);
    expect(said(page)).toContain("Duplicate it and the copy is yours");
    expect(await statusOf(foreign.id)).toBe("paused");
    expect(await count("people")).toBe(people);
    const form = await get(`/agentiks/${foreign.id}`);
    const sent = { intent: "duplicate", key: keyOf(form) };
    const copy = await press(`/agentiks/${foreign.id}`, sent);
    expect(said(copy.page)).toContain("this copy is yours");
    expect(copy.page.querySelector("h1")?.textContent).toMatch(/ \(Copy\)$/);
    // Sending the form again gives the first copy.
    const again = await press(`/agentiks/${foreign.id}`, sent, copy.jar);
    expect(again.to).toBe(copy.to);
  });

  it.each([
    ["/agentiks/nope", { intent: "launch" }, 404],
    ["/agentiks/agentik-1", { intent: "explode" }, 400],
    ["/agentiks/agentik-1/configure", { intent: "explode" }, 400],
    ["/agentiks/nope/configure", { intent: "draft" }, 404],
  ])("refuses %s %o with %i", async (path, form, status) => {
    expect((await app.request(path, { form })).status).toBe(status);
  });
});

describe("Create", () => {
  it("says of each kind what it is for, and chooses the one that the link names", async () => {
    const page = await get("/new?tipo=agentik&type=customer_service");
    const lines = [...page.querySelectorAll("main form li")].map((line) => visibleText(line));
    const kinds = [...page.querySelectorAll("main form [name=type] option")];
    expect(lines).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries())
      expect(lines[at]).toMatch(new RegExp(`^${kind.textContent} ?: for .{20,}\\.$`));
    const spanish = await app.request("/new?tipo=agentik", { preferences: { language: "es" } });
    expect(visibleText(await readPage(spanish))).toContain(
      "Atención al cliente : para responder a tus clientes, tomar pedidos y agendar citas.",
    );
    const chosen = (from: Document) =>
      from.querySelector("main form [name=type] [selected]")?.getAttribute("value");
    expect(chosen(page)).toBe("customer_service");
    // A kind that there is not is not one to choose.
    expect(chosen(await get("/new?tipo=agentik&type=nope"))).toBe("customer_service");
  });

  it("creates one inactive agentik per form key, which only its guest sees", async () => {
    const page = await get("/new?tipo=agentik");
    for (const name of Object.keys(AGENDA))
      expect(page.querySelector(`main form [name=${name}]`), name).not.toBeNull();
    const form = { ...AGENDA, key: keyOf(page) };
    const { page: shown, jar, to } = await press("/new?tipo=agentik", form);
    expect(shown.querySelector("h1")?.textContent).toBe("Agenda de mesas");
    expect(said(shown)).toContain("It is inactive until you launch it");
    expect((await press("/new?tipo=agentik", form, jar)).to).toBe(to);
    const other = await press("/new?tipo=agentik", { ...form, name: "Otra" }, jar);
    expect(other.status).toBe(409);
    expect(said(other.page)).not.toBe("");
    expect(other.page.querySelector<HTMLInputElement>("[name=name]")?.value).toBe("Otra");
    const links = async (address: string, cookies: Cookies = {}) =>
      cardsOf(await get(address, cookies))
        .map(hrefOf)
        .filter((href) => href === to);
    expect(await links("/agentiks?q=Agenda de mesas", jar)).toHaveLength(1);
    expect(await links("/agentiks?q=Agenda de mesas")).toEqual([]);
    expect((await app.request(to)).status).toBe(404);
    // Once it is an account's, others see it, and not its instructions.
    await database.sql`UPDATE agentiks SET owner_id = 'person-9' WHERE name = 'Agenda de mesas'`;
    expect(await links("/agentiks?q=Agenda de mesas")).toHaveLength(1);
    const theirs = await (await app.request(to)).text();
    expect(theirs).toContain("Agenda de mesas");
    expect(theirs).not.toContain("Sé breve");
    expect(await (await app.request(`${to}/configure`)).text()).not.toContain("Sé breve");
    expect(await (await app.request("/api/agentiks")).text()).not.toContain("Sé breve");
  });

  it("keeps what was typed when a field is invalid", async () => {
    const before = await count("agentiks");
    for (const [form, words] of [
      [{ ...AGENDA, name: "  " }, "Give it a name"],
      [{ ...AGENDA, type: "magic" }, "Choose one of these types"],
      [{ ...AGENDA, instructions: "x".repeat(4_001) }, "Up to 4,000"],
    ] as const) {
      const { status, page } = await press("/new?tipo=agentik", form);
      expect(status).toBe(422);
      expect(said(page)).toContain(words);
      expect(page.querySelector<HTMLInputElement>("[name=instructions]")?.value).toBe(
        form.instructions,
      );
    }
    expect(await count("agentiks")).toBe(before);
  });

  it("accepts values that the application's forms never send, without a server error", async () => {
    const form = { name: "A\u0000b\r\nc", description: "\u0007x", type: "sales", language: "en" };
    const { status, page } = await press("/new?tipo=agentik", form);
    expect(status).toBe(303);
    expect(page.querySelector("h1")?.textContent).toBe("Ab c");
  });
});

describe("Configure", () => {
  it("stores drafts and versions, and shows their differences", async () => {
    const made = await press("/new?tipo=agentik", AGENDA);
    const path = `${made.to}/configure`;
    const page = await get(path, made.jar);
    expect(page.querySelector<HTMLTextAreaElement>("[name=instructions]")?.value).toBe("Sé breve");
    const draft = { ...AGENDA, instructions: "Sé muy breve", type: "sales" };
    const sent = { ...draft, intent: "draft", revision: "0", key: keyOf(page) };
    const drafted = await press(path, sent, made.jar);
    expect(said(drafted.page)).toContain("Draft saved");
    const changes = drafted.page.querySelector("[aria-labelledby=changes]")!;
    expect([...changes.querySelectorAll("ins")].map((one) => visibleText(one))).toEqual([
      "added : Sales",
      "added : muy",
    ]);
    expect(visibleText(changes.querySelector("del")!)).toBe("removed : Customer Service");
    // Nothing has changed for anyone else yet.
    const [before] =
      await database.sql`SELECT type FROM agentiks WHERE id = ${made.to.split("/")[2]!}`;
    expect(before?.type).toBe("customer_service");

    // A stale revision, as from another tab: the draft is not overwritten.
    const stale = await press(
      path,
      { ...draft, name: "Mío", intent: "draft", revision: "0" },
      made.jar,
    );
    expect(stale.status).toBe(409);
    expect(said(stale.page)).toContain("changed somewhere else");
    expect(stale.page.querySelector<HTMLInputElement>("[name=name]")?.value).toBe("Mío");
    expect(stale.page.querySelector<HTMLInputElement>("[name=revision]")?.value).toBe("1");

    const published = await press(path, { ...draft, intent: "publish", revision: "1" }, made.jar);
    expect(published.to).toBe(made.to);
    expect(said(published.page)).toContain("Published");
    const after = await get(path, made.jar);
    expect(after.querySelector("[aria-labelledby=changes]")).toBeNull();
    expect(visibleText(after.querySelector("[aria-labelledby=versions]")!)).toMatch(
      /Version 2 in use .* Version 1 /,
    );
    const first = await get(`${path}?version=1`, made.jar);
    expect(first.querySelector<HTMLTextAreaElement>("[name=instructions]")?.value).toBe("Sé breve");
  });

  it("is allowed to the owner only: others get a reason, and may copy it", async () => {
    const page = await get(`/agentiks/${foreign.id}/configure`);
    expect(said(page)).toContain("somebody else's");
    expect(page.querySelector("textarea")).toBeNull();
    const { status } = await press(`/agentiks/${foreign.id}/configure`, {
      ...AGENDA,
      intent: "draft",
      revision: "0",
    });
    expect(status).toBe(403);
  });

  it("deletes after a confirmation, and the list confirms it", async () => {
    const made = await press("/new?tipo=agentik", AGENDA);
    const page = await get(`${made.to}/configure`, made.jar);
    expect(visibleText(page.querySelector("details")!)).toContain("This cannot be undone");
    const { to, page: list } = await press(
      made.to,
      { intent: "delete", key: keyOf(page) },
      made.jar,
    );
    expect(to).toBe("/agentiks");
    expect(said(list)).toContain("The agentik was deleted");
    // Not in a box, which would look like a field.
    expect(list.querySelector("[role=status].card")).toBeNull();
    expect((await app.request(made.to, { cookies: made.jar })).status).toBe(404);
  });
});
