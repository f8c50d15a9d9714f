import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { RUN_ATTEMPTS_MAX } from "#domain/runs/run.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { listNewRuns } from "#db/commands/runs/hand-over.ts";
import { passRun } from "#db/commands/runs/pass-run.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { withoutCalls } from "#worker/models/models.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { startModelServer, type ModelServer } from "../../tests/support/fakes/model-server.ts";
import { modelsFor, operatorsModel } from "../../tests/support/models/connect.ts";
import { answerByModelOr } from "./by-model/answer-by-model.ts";
import { answerByEngine } from "./embedded.ts";
import { executorsWith } from "./executors.ts";
import { MODEL_PLACES, QUICK_PLACES, startRuns } from "./start-runs.ts";

/** The two lanes of a worker: calls to slow models, and what rules answer meanwhile. */
let database: TestDatabase;
let server: ModelServer;
let count = 0;
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startModelServer()]);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});
const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stopping.splice(0).map((stop) => stop()));
  await database.sql`UPDATE runs SET state = 'failed', failure = 'late', ended_at = now(),
    reserved_centavos = 0 WHERE state IN ('queued', 'running')`;
  server.say("Un modelo dice hola");
  server.seen.length = 0;
});

const log = { error: (error: unknown) => expect(error).toBeUndefined(), warn: () => undefined };
async function work() {
  const models = modelsFor(server, operatorsModel(server));
  const withModels = (models: ReturnType<typeof modelsFor>) =>
    executorsWith(answerByModelOr(models, answerByEngine), undefined, models);
  const { stop } = await startRuns(database.url, {
    executors: withModels(models),
    quick: withModels(withoutCalls(models)),
    log,
  });
  stopping.push(stop);
  return () => stopping.splice(stopping.indexOf(stop), 1)[0]!();
}
/** A prompt of a new person: a text is for the model, code for the rules. */
async function ask(kind: "text" | "code") {
  const personId = `lane-${(count += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${personId}, 'account', 'Ana', 'Ana', ${personId})`;
  const prompt = kind === "text" ? "Escribe una oferta de tacos" : "Un enlace de WhatsApp";
  const sent = await database.db.transaction((tx) =>
    storeCreation(tx, { personId, kind, prompt, now: new Date() }),
  );
  if (sent.kind === "refused") throw new Error(sent.reason);
  const version = async () => (await listVersions(database.db, personId, sent.id)).at(-1)!;
  return { ...sent, personId, version };
}
const stateOf = async (id: string) =>
  (await database.sql<{ state: string }[]>`SELECT state FROM runs WHERE id = ${id}`)[0]!.state;

it("answers by rules while more models are called than there are places for", async () => {
  await work();
  server.behave("hang");
  const slow = await Promise.all(
    Array.from({ length: MODEL_PLACES + QUICK_PLACES + 4 }, () => ask("text")),
  );
  await expect.poll(() => server.seen.length, { timeout: 10_000 }).toBe(MODEL_PLACES);
  const times: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const asked = performance.now();
    const { version } = await ask("code");
    await expect
      .poll(async () => (await version()).state, { timeout: 5_000, interval: 5 })
      .toBe("final");
    times.push(performance.now() - asked);
  }
  times.sort((a, b) => a - b);
  console.info(`rules beside ${slow.length} slow models: ${times.map(Math.round).join(" ")} ms`);
  expect(times.at(-1)).toBeLessThan(2_000);
  for (const { version } of slow) expect((await version()).state).toBe("writing");
}, 30_000);

it("calls the model once, and answers whole, in the lane of models", async () => {
  await work();
  const { runId, version } = await ask("text");
  await expect
    .poll(async () => (await version()).state, { timeout: 5_000, interval: 10 })
    .toBe("final");
  expect(await version()).toMatchObject({
    answer: "Un modelo dice hola",
    run: { state: "succeeded" },
  });
  expect(server.seen).toHaveLength(1);
  const events =
    await database.sql`SELECT text FROM run_events WHERE run_id = ${runId} AND text IS NULL`;
  expect(events).toHaveLength(0);
});

it("stops at once what waits for a place at a model, and never calls it", async () => {
  await work();
  server.behave("hang");
  await Promise.all(Array.from({ length: MODEL_PLACES }, () => ask("text")));
  await expect.poll(() => server.seen.length, { timeout: 10_000 }).toBe(MODEL_PLACES);
  const { runId, personId, version } = await ask("text");
  await expect
    .poll(
      async () =>
        (
          await database.sql`SELECT 1 FROM runs WHERE id = ${runId} AND attempts = 1
      AND state = 'queued'`
        ).length,
      { timeout: 5_000 },
    )
    .toBe(1);
  await database.db.transaction((tx) => stopRun(tx, { id: runId, personId, now: new Date() }));
  expect((await version()).state).toBe("stopped");
  expect(server.seen).toHaveLength(MODEL_PLACES);
}, 30_000);

it("goes on in another worker when its own leaves during the call", async () => {
  const leaves = await work();
  server.behave("hang");
  const { version } = await ask("text");
  await expect.poll(() => server.seen.length, { timeout: 5_000 }).toBe(1);
  await leaves();
  server.say("Ahora sí");
  await work();
  await expect
    .poll(async () => (await version()).state, { timeout: 10_000, interval: 20 })
    .toBe("final");
  expect(await version()).toMatchObject({ answer: "Ahora sí", run: { state: "succeeded" } });
}, 20_000);

it("is begun by the lane that has it, and by no other one", async () => {
  const { db } = database;
  const { runId } = await ask("text");
  const now = new Date();
  const quick = { workflowId: "quick-1" };
  const models = { workflowId: "models-1", isPassed: true };
  const first = await beginRun(db, runId, now, quick);
  expect(first?.attempt).toBe(1);
  // The lane of models has learnt of it before it was passed: it waits.
  await expect(beginRun(db, runId, now, models)).rejects.toThrow("not passed");
  const pass = { id: runId, attempt: 1, workflowId: "models-1" };
  expect(await passRun(db, { ...pass, attempt: 2 })).toBe(false);
  expect(await passRun(db, pass)).toBe(true);
  expect(await passRun(db, pass)).toBe(false);
  expect(await stateOf(runId)).toBe("queued");
  expect(await listNewRuns(db, 100)).not.toContain(runId);
  // A worker that takes the first workflow over finds it passed.
  expect(await beginRun(db, runId, now, { workflowId: "quick-1" })).toBeUndefined();
  // The attempt that found out that a model is needed does not count as a lost worker.
  for (let n = 1; n <= RUN_ATTEMPTS_MAX; n += 1)
    expect((await beginRun(db, runId, now, models))?.attempt).toBe(1 + n);
  expect(await beginRun(db, runId, now, models)).toBeUndefined();
  expect(await stateOf(runId)).toBe("failed");
});
