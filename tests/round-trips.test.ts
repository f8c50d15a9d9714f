/**
 * Sequential round trips to the database on a signed-in person's pages: at most two. A proxy delays the
 * connection, so that concurrent queries overlap in time and dependent ones do not.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { QUERY_DONE_CHANNEL, type QueryDone } from "#db/connection/query-timing.ts";
import { startTcpProxy, type TcpProxy } from "./reliability/tcp-proxy.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, type App } from "./support/request.ts";
import { sessionOf } from "./support/session.ts";

const DELAY_MS = 40;

/** Limits by page: one round trip for the viewer, one for the page's data. */
const DEPTHS: Record<string, number> = {
  "/": 2,
  // The page depends on the viewer, whose own spaces come first, and the buttons on the page.
  "/spaces": 3,
  "/spaces?q=pan": 3,
  "/challenges": 2,
  "/artifakts": 2,
  "/agentiks": 2,
  "/agentiks/mine-1/triggers": 2,
  "/agentiks/mine-1/examples": 3,
  "/agentiks/mine-1/tools": 3,
  "/approvals": 2,
  "/agentiks/mine-1/runs?state=failed&kind=duty&page=2": 2,
  "/marketplace": 2,
  "/portals?tab=launchpad&app=portal-app-ask": 2,
  "/perks": 2,
  "/apps/app-comandero": 2,
  "/apps/portal-app-audio": 2,
  "/kits": 2,
  "/kits?q=pan": 2,
  "/wallet": 2,
  "/earnings": 2,
  "/notifications": 2,
  "/inbox": 2,
  "/inbox?tab=orders": 2,
  "/library": 2,
  "/ajustes": 2,
  "/ajustes/models": 2,
  "/ajustes/limits": 2,
  "/ajustes/tokens": 2,
  "/account": 2,
  "/account/business": 2,
  // A member's page is the newest conversation: the membership, the list, its messages.
  "/spaces/space-4": 4,
  "/challenges/challenge-1": 2,
  // The viewer's own challenge, with the entries of others.
  "/challenges/challenge-2": 2,
  "/challenges/challenge-22/gallery": 2,
  "/challenges/entries/entry-challenge-22-1": 2,
  "/search?q=pan": 2,
  "/multimedia": 2,
  "/multimedia?q=a": 2,
  "/multimedia?section=favorites": 2,
};

let database: TestDatabase;
let proxy: TcpProxy;
let app: App;
let cookies: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  app = await createApp(proxy.through(database.url));
  const [person] = await database.sql<{ id: string }[]>`
    SELECT id FROM people WHERE kind = 'account' ORDER BY id LIMIT 1`;
  cookies = await sessionOf(database, person!.id);
  await database.sql`INSERT INTO agentiks (id, owner_id, name, description, type)
    VALUES ('mine-1', ${person!.id}, 'Mío', 'x', 'content')`;
  await database.sql`UPDATE challenges SET creator_id = ${person!.id} WHERE id = 'challenge-2'`;
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
    const response = await app.request(path, { cookies });
    expect(response.status).toBe(200);
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

it.each(Object.entries(DEPTHS))("%s is %i trips deep at most", async (path, depth) => {
  proxy.delay(0);
  // Warm-up: opens connections, and does the writes of a first visit.
  await asked(path);
  proxy.delay(DELAY_MS);
  const queries = await asked(path);
  expect(queries.length).toBeGreaterThan(0);
  expect(depthOf(queries)).toBeLessThanOrEqual(depth);
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
