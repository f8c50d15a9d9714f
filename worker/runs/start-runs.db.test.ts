import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { RUN_ATTEMPTS_MAX, RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { createDb } from "#db/connection/client.ts";
import { addVersion } from "#db/commands/studio/add-version.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { endRun } from "#db/commands/runs/end-run.ts";
import { endLateRun, listLateRuns } from "#db/commands/runs/end-late-runs.ts";
import { pauseRuns, resumeRuns } from "#db/commands/runs/pause-runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { listRunEvents } from "#db/queries/runs/follow-run.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import type { Answerer } from "./answerer.ts";
import { createExecutions, executeRun, leaveRuns } from "./execute-run.ts";
import { executorsWith } from "./executors.ts";
import { startRuns } from "./start-runs.ts";

/** Runs on a real PostgreSQL, answered by functions of the tests. */
const PERSON = "person-4";
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const log = { error: () => undefined, warn: () => undefined };
const understanding = { genre: null, language: "es" as const, chips: [], toFillIn: [] };
const says =
  (...pieces: string[]): Answerer =>
  async (_, { onText }) => {
    for (const piece of pieces) await onText(piece);
    return { version: "final", text: pieces.join(""), understanding };
  };
const never: Answerer = (_, { onText }) => onText("Hola").then(() => new Promise(() => undefined));

const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stopping.splice(0).map((stop) => stop()));
  await database.sql`UPDATE runs SET state = 'failed', failure = 'late', ended_at = now()
    WHERE state IN ('queued', 'running')`;
});
async function work(answer: Answerer) {
  const { stop } = await startRuns(database.url, { executors: executorsWith(answer), log });
  stopping.push(stop);
}
async function ask(prompt = "Escribe una oferta", now = new Date()) {
  const sent = await database.db.transaction((tx) =>
    storeCreation(tx, { personId: PERSON, kind: "text", prompt, now }),
  );
  if (sent.kind === "refused") throw new Error(sent.reason);
  return sent;
}
const versionsOf = (id: string) => listVersions(database.db, PERSON, id);
const stateOf = async (id: string) => (await versionsOf(id)).at(-1)!.state;
const ended = (id: string, ms = 5_000) =>
  expect.poll(() => stateOf(id), { timeout: ms, interval: 20 }).not.toBe("writing");
const execute = (answer: Answerer, id: string, executions = createExecutions()) =>
  executeRun(
    { db: database.db, executors: executorsWith(answer), log, clock: () => new Date() },
    executions,
    id,
  );

it("answers what is sent, also what was sent before a worker lived", async () => {
  const before = await ask();
  await work(says("Dos por ", "uno"));
  await ended(before.id);
  const after = await ask();
  await ended(after.id);
  for (const { id, runId } of [before, after]) {
    const [version] = await versionsOf(id);
    expect(version).toMatchObject({
      state: "final",
      answer: "Dos por uno",
      instruction: "Escribe una oferta",
      run: { state: "succeeded", failure: null },
    });
    const events = await listRunEvents(database.db, runId, 0);
    expect(events.map(({ text }) => text)).toEqual(["Dos por ", "uno"]);
  }
});

it("executes each of many runs once, with three workers", async () => {
  let calls = 0;
  const count: Answerer = (request, tools) => {
    calls += 1;
    return says("Listo")(request, tools);
  };
  await Promise.all([work(count), work(count), work(count)]);
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    SELECT 'many-' || n, 'account', 'Muchos', 'Muchos', 'many-' || n FROM generate_series(1, 30) n`;
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      database.db.transaction((tx) =>
        storeCreation(tx, {
          personId: `many-${index + 1}`,
          kind: "text",
          prompt: "Hola",
          now: new Date(),
        }),
      ),
    ),
  );
  expect(sent.every(({ kind }) => kind === "done")).toBe(true);
  await expect
    .poll(
      async () => {
        const [row] = await database.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM runs
          WHERE person_id LIKE 'many-%' AND state = 'succeeded'`;
        return row!.n;
      },
      { timeout: 15_000 },
    )
    .toBe(30);
  expect(calls).toBe(30);
});

it("stops a running answer, and keeps what there is", async () => {
  await work(never);
  const { id, runId } = await ask();
  await expect.poll(() => listRunEvents(database.db, runId, 0)).toHaveLength(1);
  const stopped = await database.db.transaction((tx) =>
    stopRun(tx, { id: runId, personId: PERSON, now: new Date() }),
  );
  expect(stopped).toEqual({ kind: "done" });
  await ended(id, 1_000);
  expect((await versionsOf(id))[0]).toMatchObject({ state: "stopped", answer: "Hola" });
});

it("stops a run that waits at once, and never another person's", async () => {
  const { id, runId } = await ask();
  const stop = (personId: string) =>
    database.db.transaction((tx) => stopRun(tx, { id: runId, personId, now: new Date() }));
  expect(await stop("person-5")).toEqual({ kind: "refused", reason: "ended" });
  expect(await stateOf(id)).toBe("writing");
  expect(await stop(PERSON)).toEqual({ kind: "done" });
  expect(await stateOf(id)).toBe("stopped");
  await execute(says("tarde"), runId);
  expect((await versionsOf(id))[0]).toMatchObject({ state: "stopped", answer: "" });
});

it("ends in words when the engine fails", async () => {
  await work(() => Promise.reject(new Error("away")));
  const { id } = await ask();
  await ended(id);
  expect((await versionsOf(id))[0]).toMatchObject({
    state: "failed",
    run: { state: "failed", failure: "engine" },
  });
});

it("tries a run again whose answer lost the database, and gives up at the last attempt", async () => {
  let lost = 1;
  const flaky: Answerer = (request, tools) => {
    lost -= 1;
    const error = Object.assign(new Error("terminated by an administrator"), { code: "57P01" });
    return lost < 0 ? says("Listo")(request, tools) : Promise.reject(error);
  };
  await work(flaky);
  const { id } = await ask();
  await ended(id);
  expect((await versionsOf(id))[0]).toMatchObject({ state: "final", answer: "Listo" });

  lost = RUN_ATTEMPTS_MAX;
  const again = await ask();
  await ended(again.id, 10_000);
  expect((await versionsOf(again.id))[0]).toMatchObject({ run: { failure: "engine" } });
});

it("tries a run again for which a query of the durable engine failed", async () => {
  await work(says("Listo"));
  await database.sql.unsafe(`
    CREATE SEQUENCE step_attempts_made;
    CREATE FUNCTION fail_first_step() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('public.step_attempts_made') = 1 THEN RAISE EXCEPTION 'away'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER fail_first BEFORE INSERT ON openworkflow.step_attempts
      FOR EACH ROW EXECUTE FUNCTION fail_first_step();`);
  try {
    const { id } = await ask();
    await ended(id);
    expect((await versionsOf(id))[0]).toMatchObject({ state: "final", answer: "Listo" });
  } finally {
    await database.sql.unsafe(
      `DROP FUNCTION fail_first_step CASCADE; DROP SEQUENCE step_attempts_made`,
    );
  }
});

it("gives a running answer back when its worker leaves", async () => {
  const first = await startRuns(database.url, { executors: executorsWith(never), log });
  const { id, runId } = await ask();
  await expect.poll(() => listRunEvents(database.db, runId, 0)).toHaveLength(1);
  await first.stop();
  expect(await stateOf(id)).toBe("writing");
  await work(says("Terminado"));
  await ended(id, 10_000);
  expect((await versionsOf(id))[0]).toMatchObject({ state: "final", answer: "Terminado" });
  const events = await listRunEvents(database.db, runId, 0);
  expect(events.map(({ text }) => text)).toEqual(["Hola", null, "Terminado"]);
});

it("begins no run while it is drained, and all of them after", async () => {
  await work(says("Listo"));
  await pauseRuns(database.db, new Date());
  const { id } = await ask();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await stateOf(id)).toBe("writing");
  await resumeRuns(database.db);
  await ended(id);
  expect(await stateOf(id)).toBe("final");
});

it("lets a worker that was taken over write nothing", async () => {
  const { id, runId } = await ask();
  const now = new Date();
  const old = await beginRun(database.db, runId, now);
  const taken = await beginRun(database.db, runId, now);
  expect([old!.attempt, taken!.attempt]).toEqual([1, 2]);
  const result = { kind: "creation", version: "final", answer: "viejo", understanding } as const;
  const outcome = { state: "succeeded", result } as const;
  expect(await endRun(database.db, { id: runId, attempt: 1, now }, outcome)).toBe(false);
  expect(await stateOf(id)).toBe("writing");
  expect(await endRun(database.db, { id: runId, attempt: 2, now }, outcome)).toBe(true);
  expect(await stateOf(id)).toBe("final");
});

it("gives a run up that has ended its workers", async () => {
  const { id, runId } = await ask();
  for (let attempt = 1; attempt <= RUN_ATTEMPTS_MAX; attempt += 1)
    expect((await beginRun(database.db, runId, new Date()))?.attempt).toBe(attempt);
  expect(await beginRun(database.db, runId, new Date())).toBeUndefined();
  expect((await versionsOf(id))[0]).toMatchObject({ state: "failed", run: { failure: "crashed" } });
});

it("fails a run at its deadline, also one that no worker executes", async () => {
  const { id, runId } = await ask();
  const now = new Date(Date.now() + RUN_DEADLINE_MS + 1);
  const listed = await listLateRuns(database.db, { now, atMost: 10 });
  expect(listed).toEqual([{ id: runId, attempt: 0 }]);
  expect(await endLateRun(database.db, listed[0]!, now)).toBe(true);
  expect(await endLateRun(database.db, listed[0]!, now)).toBe(false);
  expect(await listLateRuns(database.db, { now, atMost: 10 })).toEqual([]);
  expect((await versionsOf(id))[0]).toMatchObject({ state: "failed", run: { failure: "late" } });

  const late = await ask("Otra", new Date(Date.now() - RUN_DEADLINE_MS + 200));
  await execute(never, late.runId);
  expect((await versionsOf(late.id))[0]).toMatchObject({ run: { failure: "late" } });
});

it("throws when its worker leaves, so that the durable engine tries again", async () => {
  const { runId } = await ask();
  const executions = createExecutions();
  const executed = execute(never, runId, executions);
  expect(executions.current.size).toBe(1);
  leaveRuns(executions);
  await expect(executed).rejects.toThrow("leaves");
});

it("has one active run a conversation and five a person", async () => {
  const { id } = await ask();
  const again = (creationId: string) =>
    database.db.transaction((tx) =>
      addVersion(tx, { personId: PERSON, creationId, now: new Date() }),
    );
  expect(await again(id)).toEqual({ kind: "refused", reason: "writing" });
  for (let more = 0; more < 4; more += 1) await ask();
  await expect(ask()).rejects.toThrow("too-many");
  expect(await again("nope")).toEqual({ kind: "refused", reason: "gone" });
});

it("lets one of many at once through", async () => {
  const { id, runId } = await ask();
  await execute(says("Uno"), runId);
  const many = createDb(database.url, { max: 10 });
  try {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        many.db.transaction((tx) =>
          addVersion(tx, { personId: PERSON, creationId: id, now: new Date() }),
        ),
      ),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await versionsOf(id)).toHaveLength(2);
  } finally {
    await many.close();
  }
});
