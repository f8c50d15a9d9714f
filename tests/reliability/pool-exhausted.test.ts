/**
 * Everything waits for a table that somebody else has locked, until no connection is left: what waits
 * fails within five seconds, the process answers all the while, and nothing is leaked.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";
import { IS_LONG, pause, percentile, report, tally, visit } from "./load.ts";

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

/** The application's connections that are not at rest. */
const busy = async () => {
  const rows = await database.sql<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = 'plaza' AND state NOT IN ('idle') AND query NOT ILIKE 'listen%'`;
  return rows.length;
};

/** Locks what the page reads, from outside. @returns what unlocks it */
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
    // Queries that took long are in the log, with $1 where a value stood.
    const slow = plaza
      .output()
      .split("\n")
      .filter((line) => line.includes('"msg":"slow query"'));
    expect(slow.some((line) => line.includes('from \\"artifakts\\"'))).toBe(true);
    expect(slow.join("")).not.toContain("person-1");
    // The middle one: a busy machine may keep any single answer waiting.
    expect(percentile(alive, 50)).toBeLessThan(100);
    // The test's own four and, of the application, its pool and what stands beside it.
    expect(row.count).toBeLessThanOrEqual(4 + POOL + 4);
  },
  60_000 + ROUNDS * 15_000,
);
