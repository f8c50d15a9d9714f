import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { NeedsModel } from "#worker/models/models.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import {
  createExecutions,
  executeRun,
  leaveRuns,
  stopExecution,
  type RunWork,
} from "#worker/runs/execute-run.ts";
import type { Executors } from "#worker/runs/executor.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";

/** A stop of a run that has only just begun, or that one lane is passing to the other, on a real PostgreSQL. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const never = () => new Promise<never>(() => undefined);
const workBy = (creation: Executors["creation"], more: Partial<RunWork> = {}): RunWork => ({
  db: database.db,
  executors: { ...executorsWith(answerByEngine), creation },
  log: { error: () => undefined },
  clock: () => new Date(),
  ...more,
});
async function ask(): Promise<string> {
  const asked = await database.db.transaction((tx) =>
    storeCreation(tx, { personId: "person-4", kind: "text", prompt: "Hola", now: new Date() }),
  );
  if (asked.kind === "refused") throw new Error(asked.reason);
  return asked.runId;
}
const stateOf = async (id: string) =>
  (await database.sql<[{ state: string }]>`SELECT state FROM runs WHERE id = ${id}`)[0].state;

/** The database, with something that happens as soon as its first transaction is committed: a run's begin. */
function afterBegin(happens: () => void): Db {
  let isFirst = true;
  return new Proxy(database.db, {
    get(db, name, receiver) {
      if (name !== "transaction") return Reflect.get(db, name, receiver) as unknown;
      return async (...given: Parameters<Db["transaction"]>) => {
        const value = await db.transaction(...given);
        if (isFirst) happens();
        isFirst = false;
        return value;
      };
    },
  });
}

it("stops a run whose stop comes right after its begin", async () => {
  const executions = createExecutions();
  const id = await ask();
  const db = afterBegin(() => stopExecution(executions, id));
  await executeRun(workBy(never, { db }), executions, id);
  expect(await stateOf(id)).toBe("cancelled");
  expect(executions.current.size).toBe(0);
});

it("gives a run back that has begun while the worker leaves", async () => {
  const executions = createExecutions();
  const id = await ask();
  const db = afterBegin(() => leaveRuns(executions));
  await expect(executeRun(workBy(never, { db }), executions, id)).rejects.toThrow(
    "the worker leaves",
  );
  expect(await stateOf(id)).toBe("running");
  // One that was claimed at that moment begins nothing.
  const claimed = await ask();
  await expect(executeRun(workBy(never), executions, claimed)).rejects.toThrow("the worker leaves");
  expect(await stateOf(claimed)).toBe("queued");
});

it("stops a run in the lane it was passed to, though the other lane ends with it later", async () => {
  const executions = createExecutions();
  const id = await ask();
  let passed: Promise<void> | undefined;
  const passOn = async () => {
    passed = executeRun(workBy(never), executions, id);
    await expect.poll(() => executions.current.size).toBe(2);
  };
  const needsModel = () => Promise.reject(new NeedsModel());
  await executeRun(workBy(needsModel, { passOn }), executions, id);
  expect(executions.current.size).toBe(1);
  stopExecution(executions, id);
  await passed;
  expect(await stateOf(id)).toBe("cancelled");
});

it("forgets an execution that began nothing", async () => {
  const executions = createExecutions();
  const id = await ask();
  await executeRun(workBy(never), executions, "run-of-nobody");
  await database.sql`UPDATE runs SET cancel_requested_at = now() WHERE id = ${id}`;
  await executeRun(workBy(never), executions, id);
  expect([await stateOf(id), executions.current.size]).toEqual(["cancelled", 0]);
  expect(await beginRun(database.db, id, new Date())).toBeUndefined();
});
