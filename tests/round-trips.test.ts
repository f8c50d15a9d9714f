/**
 * Sequential round trips to the database on a signed-in person's pages. A proxy delays the
 * connection, so that concurrent queries overlap in time and dependent ones do not.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { QUERY_DONE_CHANNEL, type QueryDone } from "#db/connection/query-timing.ts";
import { startTcpProxy, type TcpProxy } from "./reliability/tcp-proxy.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, type App } from "./support/request.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { operatorSession, OPERATORS } from "./support/screens/operator-session.ts";
import { QUERY_BUDGETS } from "./support/screens/query-budgets.ts";

const DELAY_MS = 40;

let database: TestDatabase;
let proxy: TcpProxy;
let app: App;
let addresses: Readonly<Record<string, string>>;
let cookies: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  app = await createApp(proxy.through(database.url), OPERATORS);
  addresses = await makeItemAddresses(database.sql);
  cookies = await operatorSession(database, "demo");
  await database.sql`UPDATE challenges SET creator_id = 'demo' WHERE id = 'challenge-2'`;
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await database.drop();
});

interface Asked {
  from: number;
  to: number;
}

async function asked(path: string): Promise<Asked[]> {
  const seen: Asked[] = [];
  const note = (message: unknown) => {
    const to = performance.now();
    seen.push({ from: to - (message as QueryDone).ms, to });
  };
  subscribe(QUERY_DONE_CHANNEL, note);
  try {
    const response = await app.request(addresses[path] ?? path, { cookies });
    // Sign-up and sign-in lead a signed-in person to their account.
    expect(response.status).toBeLessThan(400);
    await response.text();
  } finally {
    unsubscribe(QUERY_DONE_CHANNEL, note);
  }
  return seen;
}

/** Length of the longest chain of queries in which each began after the previous one had ended. */
function depthOf(queries: readonly Asked[]): number {
  const inOrder = [...queries].sort((a, b) => a.from - b.from);
  const depths = new Map<Asked, number>();
  for (const query of inOrder) {
    const before = inOrder.filter(({ to }) => to <= query.from);
    depths.set(query, 1 + Math.max(0, ...before.map((each) => depths.get(each) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/**
 * Visits until every connection of the pool has prepared every statement of a page. The first use of a
 * statement on a connection takes a second round trip, to prepare it.
 */
const MOST_VISITS = 15;

/**
 * The depth of a page: the smallest of `MOST_VISITS`, since an unprepared statement or a busy machine can
 * make a query seem to wait for another. One that does wait for another always shows.
 */
async function shortestDepth(path: string, enough: number): Promise<number> {
  let shortest = Infinity;
  for (let turn = 0; turn < MOST_VISITS && shortest > enough; turn += 1) {
    const queries = await asked(path);
    expect(queries.length > 0).toBe(enough > 0);
    shortest = Math.min(shortest, depthOf(queries));
  }
  return shortest;
}

const budgets = Object.entries(QUERY_BUDGETS).flatMap(([path, { trips }]) =>
  trips === undefined ? [] : [[path, trips] as const],
);

it.each(budgets)("%s is %i trips deep at most", async (path, depth) => {
  proxy.delay(0);
  // Warm-up: opens connections, and does the writes of a first visit.
  await asked(path);
  proxy.delay(DELAY_MS);
  expect(await shortestDepth(path, depth)).toBeLessThanOrEqual(depth);
});

it("counts what waits for another, and not what is asked with it", () => {
  const together = [
    { from: 0, to: 80 },
    { from: 1, to: 160 },
  ];
  expect(depthOf(together)).toBe(1);
  expect(depthOf([...together, { from: 161, to: 240 }])).toBe(2);
  expect(depthOf([...together, { from: 161, to: 240 }, { from: 81, to: 160 }])).toBe(3);
});
