/**
 * Workers are killed with SIGKILL, and Postgres at each sixth of their kills, while people ask the Creator: every acknowledged
 * run ends, once, with its answer, and none stays "running". 6 kills in the usual run, 40 with
 * `PLAZA_RELIABILITY=long`.
 */
import { afterEach, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { ACTIVE_RUNS_MAX, RUN_ATTEMPTS_MAX, RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { withSql } from "../bank.ts";
import { IS_LONG, pause, report } from "../load.ts";
import { startOwnPostgres } from "../own-postgres.ts";
import { startWorkers } from "../workers.ts";

const KILLS = IS_LONG ? 40 : 6;
const WORKERS = 2;
const EVERY_MS = 700;
/** Number of runs requested between two kills. */
const AT_ONCE = 25;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

it(
  "each run ends once with its answer, whatever is killed",
  async () => {
    const postgres = await startOwnPostgres();
    ended.push(postgres.remove);
    const { db, close } = createDb(postgres.url, { max: 4 });
    ended.push(close);
    const workers = startWorkers(postgres.url, WORKERS);
    ended.push(workers.killAll);

    const runs: string[] = [];
    let refused = 0;
    let people = 0;
    async function ask(): Promise<void> {
      const personId = `asker-${(people += 1)}`;
      await db.execute(
        `INSERT INTO people (id, kind, display_name, first_name, handle)
         VALUES ('${personId}', 'account', 'Ana', 'Ana', '${personId}')`,
      );
      for (let turn = 0; turn < ACTIVE_RUNS_MAX; turn += 1) {
        const prompt = `Oferta de tamales a $${turn + 10} para ${personId}`;
        const sent = await db.transaction((tx) =>
          storeCreation(tx, { personId, kind: "text", prompt, now: new Date() }),
        );
        if (sent.kind === "done") runs.push(sent.runId);
      }
    }

    for (let kill = 0; kill < KILLS; kill += 1) {
      const asking = Promise.allSettled(
        Array.from({ length: AT_ONCE / ACTIVE_RUNS_MAX }, () => ask()),
      );
      if (kill % 6 === 3) {
        postgres.kill();
        await pause(EVERY_MS);
        await postgres.start();
      }
      const asked = await asking;
      refused += asked.filter(({ status }) => status === "rejected").length;
      // While what was just asked for is in work.
      workers.killOldest();
      workers.start();
      await pause(EVERY_MS);
    }
    // Workers that ended while the database was away.
    for (let count = 0; count < WORKERS; count += 1) workers.start();

    const lastKillAt = performance.now();
    const active = () =>
      withSql(postgres.url, async (sql) => {
        const [row] = await sql<[{ n: number }]>`
          SELECT count(*)::int AS n FROM runs WHERE state IN ('queued', 'running')`;
        return row.n;
      });
    await expect.poll(active, { timeout: RUN_DEADLINE_MS, interval: 250 }).toBe(0);
    const endedAfterMs = Math.round(performance.now() - lastKillAt);

    const found = await withSql(
      postgres.url,
      (sql) => sql<
        {
          id: string;
          state: string;
          failure: string | null;
          attempts: number;
          version: string;
          answer: string;
        }[]
      >`
        SELECT runs.id, runs.state, runs.failure, runs.attempts, creation_versions.state AS version, answer
        FROM runs JOIN creation_versions USING (creation_id, version)`,
    );
    const byId = new Map(found.map((run) => [run.id, run]));
    report("runs among kills", {
      asked: runs.length,
      refused,
      kills: KILLS,
      takenOver: found.filter(({ attempts }) => attempts > 1).length,
      endedAfterMs,
      failures: found.flatMap(({ failure }) => failure ?? []).join(" "),
    });
    expect(runs.length).toBeGreaterThan(KILLS * AT_ONCE * 0.6);
    for (const id of runs) {
      const run = byId.get(id);
      expect(run, id).toMatchObject({ state: "succeeded", version: "final" });
      expect(run!.answer).toMatch(/tamales/i);
      expect(run!.attempts).toBeLessThanOrEqual(RUN_ATTEMPTS_MAX);
    }
  },
  RUN_DEADLINE_MS + 120_000,
);
