import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/** The first paint of every screen has its styles: they are in the HTML, and nothing else is waited for. */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  addresses = await makeItemAddresses(database.sql);
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/**
 * Characters of a screen's own rules; the colours of a theme alone have 400. Pages without scripts carry only
 * what they use.
 */
const LEAST = 5_000;
const LEAST_WITHOUT_SCRIPTS = 4_000;
const WITHOUT_SCRIPTS = ["/p/:slug", "/builder/preview/:version"];

it.each([...SCREENS, ...ITEM_SCREENS].map(({ path }) => path))("%s", async (path) => {
  const html = await (await app.request(addresses[path] ?? path)).text();
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join("");
  const least = WITHOUT_SCRIPTS.includes(path) ? LEAST_WITHOUT_SCRIPTS : LEAST;
  expect(styles.length).toBeGreaterThan(least);
});
