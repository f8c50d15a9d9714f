import { afterAll, beforeAll, expect, it } from "vitest";
import { RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import type { Answerer } from "./answerer.ts";
import { executorsWith } from "./executors.ts";
import { startRuns } from "./start-runs.ts";

/** Rows of background work that throw each time they are touched, before rows that do not. */
let database: TestDatabase;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await stop?.();
  await database?.drop();
});

const answer: Answerer = async () => ({
  version: "final",
  text: "Dos por uno",
  understanding: { genre: null, language: "es", chips: [], toFillIn: [] },
});

/** Sends a prompt of a person of its own. @returns the id of its run */
async function ask(personId: string, now: Date): Promise<string> {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${personId}, 'account', ${personId}, ${personId}, ${personId})`;
  const sent = await database.db.transaction((tx) =>
    storeCreation(tx, { personId, kind: "text", prompt: "Hola", now }),
  );
  if (sent.kind === "refused") throw new Error(sent.reason);
  return sent.runId;
}

it("never stop what comes after them", async () => {
  const { sql } = database;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const [first, second] = [ago(RUN_DEADLINE_MS + 60_000), ago(RUN_DEADLINE_MS + 1_000)];
  const poisonedRun = await ask("poisoned", first);
  const lateRun = await ask("late", second);
  const newRun = await ask("new", new Date());
  // Not handed over, so that only their deadline ends it.
  await sql`UPDATE runs SET engine_run_id = 'lost' WHERE id = ${lateRun}`;
  for (const n of [1, 2]) {
    const [space, agentik, thread] = [`space-p${n}`, `agentik-p${n}`, `thread-p${n}`];
    await sql`INSERT INTO spaces (id, name, description, type, join_policy, user_count, owner_id, language)
      VALUES (${space}, 'Taller', 'x', 'custom', 'invite', 1, 'new', 'es')`;
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${space}, 'new', 'owner')`;
    await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
      VALUES (${agentik}, 'Ayudante', 'x', 'customer_service', 'active', 'new', 'es')`;
    await sql`INSERT INTO agentik_configurations
        (agentik_id, version, name, description, type, language, updated_at, published_at)
      VALUES (${agentik}, 1, 'Ayudante', 'x', 'customer_service', 'es', now(), now())`;
    await sql`INSERT INTO space_agentiks (space_id, agentik_id, answers_when, wait_minutes, added_at)
      VALUES (${space}, ${agentik}, 'unanswered', 5, now() - interval '1 day')`;
    const at = ago((10 - n) * 60_000).toISOString();
    await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
      VALUES (${thread}, ${space}, 'Horario', 'new', ${thread}, 1, ${at}::timestamptz, ${at}::timestamptz)`;
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      VALUES (${thread}, 1, 'new', '¿A qué hora abren?', ${at}::timestamptz)`;
  }
  await sql.unsafe(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'poisoned'; END $$`);
  await sql.unsafe(`CREATE TRIGGER poisoned BEFORE UPDATE ON runs FOR EACH ROW
    WHEN (OLD.id = '${poisonedRun}') EXECUTE FUNCTION refuse()`);
  await sql.unsafe(`CREATE TRIGGER poisoned BEFORE INSERT ON messages FOR EACH ROW
    WHEN (NEW.thread_id = 'thread-p1') EXECUTE FUNCTION refuse()`);

  const logged: { task: string; row: string }[] = [];
  const outcomes: string[] = [];
  ({ stop } = await startRuns(database.url, {
    executors: executorsWith(answer),
    log: {
      error: (line: unknown) => void logged.push(line as (typeof logged)[number]),
      warn: () => undefined,
    },
    onRow: (task, outcome) => void outcomes.push(`${task} ${outcome}`),
  }));

  const stateOf = async (id: string) =>
    (await sql<{ state: string }[]>`SELECT state FROM runs WHERE id = ${id}`)[0]!.state;
  await expect.poll(() => stateOf(newRun), { timeout: 15_000 }).toBe("succeeded");
  await expect.poll(() => stateOf(lateRun), { timeout: 15_000 }).toBe("failed");
  await expect
    .poll(
      () => sql`SELECT DISTINCT thread_id FROM runs WHERE thread_id IN ('thread-p1', 'thread-p2')`,
      {
        timeout: 15_000,
      },
    )
    .toEqual([{ thread_id: "thread-p2" }]);
  expect(await stateOf(poisonedRun)).toBe("queued");
  for (const [task, row] of [
    ["hand-over", poisonedRun],
    ["end-late-run", poisonedRun],
    ["ask-for-unanswered", "thread-p1 1"],
  ]) {
    expect(logged).toContainEqual(expect.objectContaining({ task, row, failures: 1 }));
    expect(outcomes).toContain(`${task} failed`);
  }
}, 60_000);
