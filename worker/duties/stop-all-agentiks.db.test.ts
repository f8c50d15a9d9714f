import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { runTriggerNow } from "#db/commands/agentiks/duties/run-now.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { resumeAllAgentiks, stopAllAgentiks } from "#db/commands/runs/stop-all-agentiks.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { isRunUnderWay } from "#db/queries/runs/follow-run.ts";
import { startDuties } from "./start-duties.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { openChatBusiness, writeAsCustomer } from "../../tests/support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { NeedsModel } from "#worker/models/models.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import type { Executors } from "#worker/runs/executor.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import { MODEL_PLACES, QUICK_PLACES, startRuns } from "#worker/runs/start-runs.ts";

/** An operator's stop of all agentiks, with living workers on a real PostgreSQL. */
const [OWNER, OPERATOR] = ["person-4", "person-9"];
/** Within which everything obeys, in milliseconds. */
const OBEYED_MS = 1_000;
const log = { error: () => undefined, warn: () => undefined };
let database: TestDatabase;
let agentik: string;
beforeAll(async () => {
  database = await createTestDatabase();
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    abilities: { ...NO_ABILITIES, forms: [readyForm("order", "es")] },
  });
});
afterAll(() => database?.drop());

const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stopping.splice(0).map((stop) => stop()));
  await database.sql`DELETE FROM agentik_stops`;
  await database.sql`UPDATE runs SET state = 'failed', failure = 'late', ended_at = now()
    WHERE state IN ('queued', 'running')`;
});
async function work(duty?: Executors["duty"], others: Partial<Executors> = {}, quick = duty) {
  const executors = { ...executorsWith(answerByEngine), ...(duty && { duty }), ...others };
  const options = { executors, quick: { ...executors, ...(quick && { duty: quick }) }, log };
  stopping.push((await startRuns(database.url, options)).stop);
}
const never = () => new Promise<never>(() => undefined);

let made = 0;
async function giveTrigger(personId = OWNER, id = agentik) {
  const given = await database.db.transaction((tx) =>
    createTrigger(tx, {
      personId,
      id,
      now: new Date(),
      content: {
        work: { duty: "remind", text: `Nota ${(made += 1)}` },
        cron: "0 3 1 1 *",
        onceAt: null,
        sendTo: null,
        zone: "UTC",
      },
      sealSecret: () => "",
    }),
  );
  if (given.kind === "refused") throw new Error(given.reason);
  return given.triggerId;
}
async function ask(triggerId: string, personId = OWNER, id = agentik) {
  const asked = await database.db.transaction((tx) =>
    runTriggerNow(tx, { triggerId, personId, id, key: undefined, now: new Date() }),
  );
  if (asked.kind === "refused") throw new Error(asked.reason);
  return asked.runId;
}
const stateOf = async (id: string) =>
  (await database.sql<[{ state: string }]>`SELECT state FROM runs WHERE id = ${id}`)[0].state;
const becomes = (id: string, state: string, timeout = 5_000) =>
  expect.poll(() => stateOf(id), { timeout, interval: 10 }).toBe(state);
const decide = (command: typeof stopAllAgentiks) =>
  database.db.transaction((tx) =>
    command(tx, { operatorId: OPERATOR, reason: "Escriben a quien no deben", now: new Date() }),
  );

it("is obeyed by a running worker within a second, and ended by the operator alone", async () => {
  const trigger = await giveTrigger();
  await work(never);
  const running = await ask(trigger);
  await becomes(running, "running");
  expect(await decide(stopAllAgentiks)).toEqual({ kind: "done" });
  await becomes(running, "cancelled", OBEYED_MS);
  // A run of an agentik waits, although a worker is running; a person's own run does not.
  const waiting = await ask(trigger);
  const own = await database.db.transaction((tx) =>
    storeCreation(tx, { personId: OWNER, kind: "text", prompt: "Una oferta", now: new Date() }),
  );
  if (own.kind === "refused") throw new Error(own.reason);
  await becomes(own.runId, "succeeded");
  await new Promise((resolve) => setTimeout(resolve, OBEYED_MS));
  expect(await stateOf(waiting)).toBe("queued");
  expect(await isRunUnderWay(database.db, waiting)).toBe(false);

  expect(await decide(resumeAllAgentiks)).toEqual({ kind: "done" });
  await becomes(waiting, "running", OBEYED_MS);
});

/** Asks for so many runs of an owner's agentik, each by a trigger of its own. */
async function askFor(count: number, personId?: string, id?: string) {
  const asked: string[] = [];
  for (let n = 0; n < count; n += 1)
    asked.push(await ask(await giveTrigger(personId, id), personId, id));
  return asked;
}
const rowsOf = (ids: readonly string[]) =>
  database.sql<{ id: string; state: string; handed: boolean; attempts: number }[]>`
    SELECT id, state, engine_run_id IS NOT NULL AS handed, attempts FROM runs WHERE id IN ${database.sql(ids)}`;
const countsOf = async (ids: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const { state, handed } of await rowsOf(ids)) {
    const key = `${state}${state === "queued" && handed ? " at a worker" : ""}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};
const areSoon = (ids: readonly string[], counts: Record<string, number>) =>
  expect.poll(() => countsOf(ids), { timeout: 10_000, interval: 20 }).toEqual(counts);

it("loses no run that waits for a place at a worker: it is done afterwards", async () => {
  await work(never);
  const asked = await askFor(QUICK_PLACES + 1);
  await areSoon(asked, { running: QUICK_PLACES, "queued at a worker": 1 });
  await decide(stopAllAgentiks);
  await areSoon(asked, { cancelled: QUICK_PLACES, queued: 1 });
  const waiting = (await rowsOf(asked)).find(({ state }) => state === "queued")!;
  expect(await isRunUnderWay(database.db, waiting.id)).toBe(false);
  await decide(resumeAllAgentiks);
  await becomes(waiting.id, "running");
  expect(await rowsOf([waiting.id])).toMatchObject([{ handed: true, attempts: 1 }]);
});

it("loses no run that waits for a place at a model", async () => {
  const owners = ["person-5", "person-6", "person-7"];
  await work(never, {}, () => Promise.reject(new NeedsModel()));
  const asked: string[] = [];
  for (const personId of owners)
    asked.push(...(await askFor(5, personId, await makeWorkingAgentik(database, { personId }))));
  const waits = asked.length - MODEL_PLACES;
  // All have been through the lane of quick runs, which their first attempt is of.
  const inLaneOfModels = async () =>
    (await rowsOf(asked)).filter(
      ({ state, attempts }) => attempts === (state === "queued" ? 1 : 2),
    );
  const passed = { timeout: 10_000, interval: 20 };
  await expect.poll(async () => (await inLaneOfModels()).length, passed).toBe(asked.length);
  await areSoon(asked, { running: MODEL_PLACES, "queued at a worker": waits });
  await decide(stopAllAgentiks);
  await areSoon(asked, { cancelled: MODEL_PLACES, queued: waits });
  await decide(resumeAllAgentiks);
  await areSoon(asked, { cancelled: MODEL_PLACES, running: waits });
}, 30_000);

it("leaves a customer whose answer is stopped to the people of the workplace", async () => {
  const fonda = await openChatBusiness(database, { ownerId: OWNER });
  await work(undefined, { reply: never });
  const threadId = await writeAsCustomer(database, fonda, { customer: "luz", text: "¿Abren hoy?" });
  const [{ id }] = await database.sql<[{ id: string }]>`
    SELECT id FROM runs WHERE thread_id = ${threadId}`;
  await becomes(id, "running");
  await decide(stopAllAgentiks);
  await becomes(id, "cancelled", OBEYED_MS);
  expect(
    await database.sql`SELECT handled_by, reason, waiting_since IS NOT NULL AS waits FROM chats
      WHERE thread_id = ${threadId}`,
  ).toEqual([{ handled_by: "nobody", reason: "unknown", waits: true }]);
  expect(
    await database.sql`SELECT 1 FROM notifications WHERE person_id = ${OWNER}
      AND kind = 'chat_waiting' AND href = ${`/inbox/${threadId}`}`,
  ).toHaveLength(1);
  // The page is closed meanwhile, as while the agentik is paused.
  await expect(
    writeAsCustomer(database, fonda, { customer: "luz", text: "¿Hola?" }),
  ).rejects.toThrow("closed");
});

it("is written once, with its reason, and changes nothing when it is repeated", async () => {
  expect(await decide(resumeAllAgentiks)).toEqual({ kind: "refused", reason: "gone" });
  await decide(stopAllAgentiks);
  expect(await decide(stopAllAgentiks)).toEqual({ kind: "refused", reason: "gone" });
  await decide(resumeAllAgentiks);
  const events = await database.sql<{ action: string; reason: string }[]>`
    SELECT action, data->>'reason' AS reason FROM audit_events
    WHERE person_id = ${OPERATOR} AND subject = 'agentiks' ORDER BY at DESC, id DESC LIMIT 2`;
  expect(events.map(({ action }) => action)).toEqual(["resume-all-agentiks", "stop-all-agentiks"]);
  expect(events[1]!.reason).toBe("Escriben a quien no deben");
});

it("catches a run that a worker begins at that moment", async () => {
  const { db } = database;
  const trigger = await giveTrigger();
  for (let times = 0; times < 10; times += 1) {
    const run = await ask(trigger);
    const [begun] = await Promise.all([beginRun(db, run, new Date()), decide(stopAllAgentiks)]);
    const [row] = await database.sql<[{ state: string; is_stopped: boolean }]>`
      SELECT state, cancel_requested_at IS NOT NULL AS is_stopped FROM runs WHERE id = ${run}`;
    // Begun before the stop, and then told to stop; or not begun.
    expect(row).toEqual(
      begun ? { state: "running", is_stopped: true } : { state: "queued", is_stopped: false },
    );
    await database.sql`UPDATE runs SET state = 'failed', failure = 'late', ended_at = now()
      WHERE id = ${run}`;
    await decide(resumeAllAgentiks);
  }
});

it("lets no schedule fire, which makes up for it afterwards", async () => {
  const trigger = await giveTrigger();
  const runs = async () =>
    (await database.sql`SELECT 1 FROM runs WHERE trigger_id = ${trigger}`).length;
  await decide(stopAllAgentiks);
  await database.sql`UPDATE agentik_triggers SET next_at = now() - interval '1 minute'
    WHERE id = ${trigger}`;
  stopping.push(startDuties(database, { log }).stop);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await runs()).toBe(0);
  await decide(resumeAllAgentiks);
  await expect.poll(runs, { timeout: 5_000 }).toBe(1);
});
