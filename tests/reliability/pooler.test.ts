/**
 * PgBouncer in session mode between Plaza and Postgres, as docs/operations.md allows: pages, writes,
 * notices (LISTEN) and runs go through it, also after Postgres was killed behind it. Skipped, and said
 * so, where there is no `pgbouncer` (`apt-get install pgbouncer`).
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb, type Connection } from "#db/connection/client.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { withSql } from "./bank.ts";
import { report, visit } from "./load.ts";
import { startOwnPostgres, type OwnPostgres } from "./own-postgres.ts";
import { startPooler, whyNoPooler } from "./pooler.ts";

if (whyNoPooler) console.info(`The pooler is not tested: ${whyNoPooler}.`);

describe.skipIf(whyNoPooler !== undefined)("behind PgBouncer in session mode", () => {
  let postgres: OwnPostgres;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let plaza: ServerProcess;
  let asking: Connection;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    // What PgBouncer does not pass on is set where the database keeps it.
    await withSql(postgres.url, async (sql) => {
      const [{ name }] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
      await sql.unsafe(`ALTER DATABASE "${name}" SET statement_timeout = '5s'`);
      await sql.unsafe(`ALTER DATABASE "${name}" SET lock_timeout = '2s'`);
      await sql.unsafe(`ALTER DATABASE "${name}" SET idle_in_transaction_session_timeout = '10s'`);
      await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
        VALUES ('asks', 'account', 'Ana', 'Ana', 'asks')`;
      await sql`INSERT INTO challenges
          (id, name, description, type, reward, max_participants, deadline, creator_id)
        VALUES ('c-pool', 'Antes', 'x', 'other', 5, 5, now() + interval '1 day', 'asks')`;
    });
    pooler = await startPooler(postgres.url);
    // The web process starts a worker anew that has ended.
    plaza = await startPlaza(pooler.url, { BACKGROUND_WORK: "on" });
    asking = createDb(pooler.url, { max: 1 });
  });
  afterAll(async () => {
    await plaza?.stop();
    await asking?.close();
    await pooler?.stop();
    await postgres?.remove();
  });

  const page = () => visit(plaza.origin, "/challenges/c-pool");
  /** Renames a challenge, and waits until the page that is kept in memory says so. */
  async function rename(name: string, timeout: number): Promise<number> {
    const began = performance.now();
    await withSql(
      postgres.url,
      (sql) => sql`UPDATE challenges SET name = ${name} WHERE id = 'c-pool'`,
    );
    await expect
      .poll(async () => (await page()).text.includes(name), { timeout, interval: 20 })
      .toBe(true);
    return Math.round(performance.now() - began);
  }
  /** Asks the Creator, and waits for the worker's answer. */
  async function ask(): Promise<number> {
    const began = performance.now();
    const sent = await asking.db.transaction((tx) =>
      storeCreation(tx, {
        personId: "asks",
        kind: "text",
        prompt: "Oferta de tamales a $10",
        now: new Date(),
      }),
    );
    if (sent.kind === "refused") throw new Error(sent.reason);
    const state = () =>
      withSql(postgres.url, async (sql) => {
        const [run] = await sql<[{ state: string }]>`
          SELECT state FROM runs WHERE id = ${sent.runId}`;
        return run.state;
      });
    await expect.poll(state, { timeout: 60_000, interval: 20 }).toBe("succeeded");
    return Math.round(performance.now() - began);
  }

  it("serves pages, hears notices, and answers", async () => {
    for (let n = 0; n < 3; n += 1) expect((await page()).text).toContain("Antes");
    await rename("Después", 10_000);
    report("a run behind a pooler", { answeredMs: await ask() });
  }, 60_000);

  it("keeps Plaza's limits of time where the database says them", async () => {
    const [row] = await asking.sql<[{ statement_timeout: string }]>`SHOW statement_timeout`;
    expect(row.statement_timeout).toBe("5s");
  });

  it("goes on after Postgres was killed behind it", async () => {
    postgres.kill();
    await postgres.start();
    const began = performance.now();
    await expect
      .poll(async () => (await visit(plaza.origin, "/spaces?q=again")).status, {
        timeout: 10_000,
        interval: 50,
      })
      .toBe(200);
    const pagesMs = Math.round(performance.now() - began);
    // Without notices a page that is kept in memory is a minute old at most.
    const toldMs = await rename("Otra vez", 70_000);
    report("a pooler after a crash of Postgres", { pagesMs, toldMs, answeredMs: await ask() });
  }, 150_000);
});
