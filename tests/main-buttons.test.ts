import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";
import { sessionOf } from "./support/session.ts";

/** A screen has one filled button at most: what one most likely came for. Folded parts are not seen. */
let database: TestDatabase;
let app: App;
let cookies: Record<string, string>;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  addresses = await makeItemAddresses(database.sql);
  app = await createApp(database.url);
  const [person] = await database.sql<[{ id: string }]>`
    SELECT id FROM people WHERE kind = 'account' ORDER BY id LIMIT 1`;
  cookies = await sessionOf(database, person.id);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Texts of the filled buttons that can be seen without opening anything. */
const filledButtons = (page: Document): string[] =>
  [...page.querySelectorAll("main .btn-primary")]
    .filter((button) => !button.closest("details:not([open]) > :not(summary)"))
    .map((button) => button.textContent?.trim() ?? "");

const KINDS = ["space", "artifakt", "agentik", "challenge"];
const PATHS = [
  ...SCREENS.map(({ path }) => path),
  ...KINDS.map((kind) => `/new?tipo=${kind}`),
  "/search?q=pan",
  "/artifakts?q=zzzzzz",
  "/creator?panel=settings",
];

it.each(PATHS)("%s has at most one filled button", async (path) => {
  for (const init of [{}, { preferences: { mode: "easy" } }, { cookies }]) {
    const page = await readPage(await app.request(path, init));
    expect(filledButtons(page).slice(1)).toEqual([]);
  }
});

it.each(ITEM_SCREENS.map(({ path }) => path))("%s has at most one filled button", async (path) => {
  const page = await readPage(await app.request(addresses[path]!));
  expect(filledButtons(page).slice(1)).toEqual([]);
});

it("finds a second filled button", async () => {
  const button = '<a class="btn-primary">Join</a>';
  const html = `<main>${button}<details><div>${button}</div></details><details open><div>${button}</div></details></main>`;
  expect(filledButtons(await readPage(new Response(html)))).toHaveLength(2);
});
