/** Number of queries of each page: a page that needs another query changes its budget on purpose. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUERY_CHANNEL } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, type App } from "./support/request.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { operatorSession, OPERATORS } from "./support/screens/operator-session.ts";
import { findUnbudgeted, QUERY_BUDGETS, WITHOUT_BUDGET } from "./support/screens/query-budgets.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
let operator: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, OPERATORS);
  addresses = await makeItemAddresses(database.sql);
  const [person] = await database.sql<{ id: string }[]>`
    SELECT id FROM people WHERE kind = 'account' ORDER BY id LIMIT 1`;
  operator = await operatorSession(database, person!.id);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const isForAccounts = (path: string) => ACCOUNT_SCREENS.some((screen) => screen.path === path);

async function queriesOf(path: string): Promise<string[]> {
  const seen: string[] = [];
  const note = (message: unknown) => void seen.push((message as { query: string }).query);
  const cookies = isForAccounts(path) ? operator : {};
  subscribe(QUERY_CHANNEL, note);
  try {
    await (await app.request(addresses[path] ?? path, { cookies })).text();
  } finally {
    unsubscribe(QUERY_CHANNEL, note);
  }
  return seen;
}

describe("queries per page", () => {
  const budgets = Object.entries(QUERY_BUDGETS).map(
    ([path, { queries }]) => [path, queries] as const,
  );
  it.each(budgets)("%s makes %i", async (path, count) => {
    const seen = await queriesOf(path);
    expect(seen, seen.join("\n")).toHaveLength(count);
  });
});

describe("every screen of the URL map", () => {
  const screens = [...SCREENS, ...ITEM_SCREENS, ...ACCOUNT_SCREENS];

  it("has a budget of queries and of round trips", () => {
    expect(screens.length).toBeGreaterThan(80);
    expect(findUnbudgeted(screens)).toEqual([]);
    expect(findUnbudgeted([{ path: "/no-such-screen" }, { path: "/kits/nope" }])).toEqual([
      "/no-such-screen",
      "/kits/nope",
    ]);
  });

  it("has an address to ask for, where its path has parameters", () => {
    const patterns = screens.filter(({ path }) => path.includes(":") && !(path in WITHOUT_BUDGET));
    expect(patterns.filter(({ path }) => !addresses[path])).toEqual([]);
  });

  it("has no exception for a screen that is gone, or that has a budget", () => {
    const paths = new Set(screens.map(({ path }) => path));
    const wrong = Object.keys(WITHOUT_BUDGET).filter(
      (path) => !paths.has(path) || path in QUERY_BUDGETS,
    );
    expect(wrong).toEqual([]);
  });
});
