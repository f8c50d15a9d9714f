import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Invitations to an archived space, as their pages and forms answer. */
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

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("[name=key]")!.value;
const mainOf = async (response: Response) => (await readPage(response)).querySelector("main")!;

async function archivedSpace(owner: Browser, invitees: readonly string[]) {
  const made = await owner.request("/new?tipo=space", {
    form: {
      name: "Cocina de la fonda",
      type: "custom",
      joinPolicy: "invite",
      visibility: "private",
      language: "es",
      key: keyOf(await get(owner, "/new?tipo=space")),
    },
  });
  const path = made.headers.get("Location")!;
  const links: string[] = [];
  for (const invitee of invitees) {
    const key = keyOf(await get(owner, `${path}/members`));
    const form = { intent: "invite", invitee, key };
    const shown = await readPage(await owner.request(`${path}/members`, { form }));
    links.push(new URL(shown.querySelector<HTMLInputElement>("#link")!.value).pathname);
  }
  expect((await owner.request(`${path}/edit`, { form: { intent: "archive" } })).status).toBe(303);
  return { path, links };
}

it("an invitation's page says that the space is archived, and lets in once it is opened", async () => {
  const owner = await as("person-3");
  const { path, links } = await archivedSpace(owner, ["Luz"]);
  const [link] = links as [string];
  const phone = createBrowser(app);
  const shown = await phone.request(link);
  expect(shown.status).toBe(404);
  const main = await mainOf(shown);
  expect(visibleText(main)).toContain("Este espacio está archivado");
  expect(visibleText(main)).toContain("entras con este mismo enlace");
  expect(visibleText(main)).not.toContain("Cocina de la fonda");
  expect(main.querySelector("form")).toBeNull();
  // A form of a page that was open before.
  const sent = await phone.request(link, { form: { name: "Luz" } });
  expect(sent.status).toBe(409);
  expect(visibleText(await mainOf(sent))).toContain("Este espacio está archivado");

  await owner.request(`${path}/edit`, { form: { intent: "restore" } });
  expect((await phone.request(link)).status).toBe(200);
  const joined = await phone.request(link, { form: { name: "Luz" } });
  expect([joined.status, joined.headers.get("Location")]).toEqual([303, path]);
});

it("the space's page offers the invited person no way in, and its owner no invitation", async () => {
  const owner = await as("person-3");
  const [{ handle }] = await database.sql<[{ handle: string }]>`
    SELECT handle FROM people WHERE id = 'person-6'`;
  const { path } = await archivedSpace(owner, [`@${handle}`]);
  const invited = await as("person-6");
  const page = await invited.request(path);
  expect(page.status).toBe(200);
  const main = await mainOf(page);
  expect(visibleText(main)).toContain("This space is archived");
  expect(main.querySelector("button[value=join], [name=intent][value=join]")).toBeNull();
  expect(main.querySelector("[value=decline]")).not.toBeNull();
  expect((await invited.request(path, { form: { intent: "join" } })).status).toBe(409);

  const key = keyOf(await get(owner, `${path}/members`));
  const form = { intent: "invite", invitee: "Beto", key };
  const refused = await owner.request(`${path}/members`, { form });
  expect(refused.status).toBe(409);
  expect(visibleText(await mainOf(refused))).toContain(
    "This space is archived: nobody can join it until its owner opens it again.",
  );
});
