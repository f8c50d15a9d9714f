/**
 * Three workers fire schedules, and are killed with SIGKILL again and again: each time runs exactly once,
 * and each run writes one message.
 */
import { afterEach, expect, it } from "vitest";
import { RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { withSql } from "./bank.ts";
import { IS_LONG, pause, report } from "./load.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { startWorkers } from "./workers.ts";

const WORKERS = 3;
const KILLS = IS_LONG ? 20 : 6;
const EVERY_MS = 1_500;
/** Due times, spread over the kills. */
const TIMES = KILLS * 10;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

it(
  "each time of a schedule runs once, whichever worker is killed",
  async () => {
    const postgres = await startOwnPostgres();
    ended.push(postgres.remove);
    await withSql(postgres.url, async (sql) => {
      await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
        VALUES ('owner', 'account', 'Ana', 'Ana', 'ana-owner')`;
      await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id)
        VALUES ('workplace', 'Fonda', 'x', 'custom', 'invite', 'private', 1, 'owner')`;
      await sql`INSERT INTO space_members (space_id, person_id, role)
        VALUES ('workplace', 'owner', 'owner')`;
      await sql`INSERT INTO agentiks (id, owner_id, name, description, type, status, language)
        VALUES ('lupita', 'owner', 'Lupita', 'x', 'content', 'active', 'es')`;
      await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
        VALUES ('lupita', 'workplace', now())`;
      await sql`INSERT INTO agentik_triggers
          (id, agentik_id, kind, duty, settings, once_at, zone, next_at, created_at, changed_at)
        SELECT 'trigger-' || n, 'lupita', 'schedule', 'remind',
          jsonb_build_object('duty', 'remind', 'text', 'Aviso ' || n), at, 'UTC', at, now(), now()
        FROM (SELECT n, now() + make_interval(secs => 2 + n * ${(KILLS * EVERY_MS) / 1_000 / TIMES}::float8) AS at
          FROM generate_series(1, ${TIMES}) n) times`;
    });
    const workers = startWorkers(postgres.url, WORKERS);
    ended.push(workers.killAll);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(EVERY_MS);
      workers.killOldest();
      workers.start();
    }
    const left = () =>
      withSql(postgres.url, async (sql) => {
        const [row] = await sql<[{ n: number }]>`
          SELECT (SELECT count(*) FROM agentik_triggers WHERE next_at IS NOT NULL)::int
            + (SELECT count(*) FROM runs WHERE state IN ('queued', 'running'))::int AS n`;
        return row.n;
      });
    await expect.poll(left, { timeout: RUN_DEADLINE_MS, interval: 250 }).toBe(0);
    const [found] = await withSql(
      postgres.url,
      (sql) => sql<
        { runs: number; triggers: number; succeeded: number; messages: number; texts: number }[]
      >`
        SELECT count(*)::int AS runs, count(DISTINCT trigger_id)::int AS triggers,
          count(*) FILTER (WHERE state = 'succeeded')::int AS succeeded,
          (SELECT count(*)::int FROM messages WHERE agentik_id = 'lupita') AS messages,
          (SELECT count(DISTINCT text)::int FROM messages WHERE agentik_id = 'lupita') AS texts
        FROM runs`,
    );
    report("duties among kills", { kills: KILLS, workers: WORKERS, ...found });
    expect(found).toEqual({
      runs: TIMES,
      triggers: TIMES,
      succeeded: TIMES,
      messages: TIMES,
      texts: TIMES,
    });
  },
  RUN_DEADLINE_MS + 60_000,
);
