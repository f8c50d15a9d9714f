import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage, visibleText } from "./support/html.ts";
import { createApp, type App } from "./support/request.ts";
import { byRole } from "./support/roles.ts";
import { createBrowser, sessionOf } from "./support/session.ts";

/** An account's own lists before anything is in them. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('empty', 'account', 'Ana López', 'Ana', 'empty')`;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

it.each([
  ["/builder/pages", "You have no public page yet", "Publish the first one below"],
  ["/builder/pictures", "There are no pictures yet", "Upload the first one above"],
  ["/builder/versions", "Nothing is saved yet", "Save Layout makes the first version"],
  ["/ajustes/tokens", "You have no token yet", "Nothing reaches your data"],
  ["/ajustes/models", "You have not connected any yet", "You need a key"],
])("says on %s what the list is for, and the first step", async (address, title, step) => {
  const browser = createBrowser(app, await sessionOf(database, "empty"));
  const page = await readPage(await browser.request(address, { preferences: { language: "en" } }));
  const heading = byRole(byRole(page, "main"), "heading", { name: title, level: 2 });
  expect(visibleText(heading.parentElement!)).toContain(step);
});
