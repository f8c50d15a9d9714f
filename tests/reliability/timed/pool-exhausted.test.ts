/**
 * All queries wait for a locked table until the connection pool is exhausted: waiting requests fail
 * within five seconds, the process answers all the while, and no connection leaks.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { preferencesCookie } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";
import { IS_LONG, pause, percentile, report, tally, visit } from "../load.ts";

const POOL = 3;
const ROUNDS = IS_LONG ? 10 : 1;
const AT_ONCE = 60;

let database: TestDatabase;
let plaza: ServerProcess;
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, { DATABASE_POOL: String(POOL) });
  const session = await sessionOf(database, "person-1");
  cookie = `${preferencesCookie()}; plaza-session=${session["plaza-session"]}`;
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

/** Number of the application's connections that are not idle. */
const busy = async () => {
  const rows = await database.sql<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = 'plaza' AND state NOT IN ('idle') AND query NOT ILIKE 'listen%'`;
  return rows.length;
};

/** Locks the page's table from another connection. @returns a function that unlocks it */
async function lockTable(): Promise<() => Promise<void>> {
  const connection = await database.sql.reserve();
  await connection`BEGIN`;
  await connection`SET LOCAL idle_in_transaction_session_timeout = 0`;
  await connection`LOCK TABLE artifakts IN ACCESS EXCLUSIVE MODE`;
  return async () => {
    await connection`ROLLBACK`;
    connection.release();
  };
}

it(
  "no connection is left: 503 within 5 s, /livez at once, whole again after it",
  async () => {
    const ask = () => visit(plaza.origin, "/artifakts", { cookie });
    expect((await ask()).status).toBe(200);
    const failed: number[] = [];
    const alive: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const unlock = await lockTable();
      const asked = Promise.all(Array.from({ length: AT_ONCE }, ask));
      for (let time = 0; time < 10; time += 1) {
        await pause(100);
        const { status, ms } = await visit(plaza.origin, "/livez");
        expect(status).toBe(200);
        alive.push(ms);
      }
      const outcomes = await asked;
      expect(tally(outcomes)).toEqual({ 503: AT_ONCE });
      failed.push(...outcomes.map(({ ms }) => ms));
      await unlock();
      await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
    }
    await expect.poll(busy, { timeout: 10_000 }).toBe(0);
    const [row] = await database.sql<[{ count: number }]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'plaza'`;
    report("pool exhausted", {
      requests: failed.length,
      slowestFailureMs: Math.round(percentile(failed, 100)),
      livezMedianMs: Math.round(percentile(alive, 50)),
      livezSlowestMs: Math.round(percentile(alive, 100)),
      connectionsAfter: row.count,
    });
    expect(percentile(failed, 100)).toBeLessThan(5_000);
    // The log contains slow queries, with placeholders instead of values.
    const slow = plaza
      .output()
      .split("\n")
      .filter((line) => line.includes('"msg":"slow query"'));
    expect(slow.some((line) => line.includes('from \\"artifakts\\"'))).toBe(true);
    expect(slow.join("")).not.toContain("person-1");
    // The median: a busy machine may delay single responses.
    expect(percentile(alive, 50)).toBeLessThan(100);
    // The test's own pool of 4; the application's pool, plus 4 for separate connections (LISTEN etc.).
    expect(row.count).toBeLessThanOrEqual(4 + POOL + 4);
  },
  60_000 + ROUNDS * 15_000,
);
