import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteDay } from "#domain/format/dates.ts";
import { createDb } from "#db/connection/client.ts";
import { beginCall } from "#db/commands/runs/models/begin-call.ts";
import { settleCall } from "#db/commands/runs/models/settle-call.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { endLateRun } from "#db/commands/runs/end-late-runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { deleteCreation } from "#db/commands/studio/change-creation.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { listRunEvents } from "#db/queries/runs/follow-run.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { answerByModelOr } from "#worker/runs/by-model/answer-by-model.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import { createExecutions, executeRun } from "#worker/runs/execute-run.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import { startRuns } from "#worker/runs/start-runs.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { startModelServer, type ModelServer } from "../../tests/support/fakes/model-server.ts";
import { connectModel, modelsFor, operatorsModel } from "../../tests/support/models/connect.ts";

/** The Creator answered by a model: a real PostgreSQL, and a provider of the test's own. */
let database: TestDatabase;
let server: ModelServer;
let personId = "";
let count = 0;
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startModelServer()]);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});
beforeEach(async () => {
  personId = `asks-${(count += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${personId}, 'account', 'Ana', 'Ana', ${personId})`;
  server.say("Dos por uno en tacos al pastor");
  server.seen.length = 0;
});

const now = () => new Date();
const log = { error: (error: unknown) => expect(error).toBeUndefined(), warn: () => undefined };
const executors = (models = modelsFor(server)) =>
  executorsWith(answerByModelOr(models, answerByEngine), undefined, models);
async function ask(prompt = "Escribe una oferta de tacos", kind: "text" | "code" = "text") {
  const sent = await database.db.transaction((tx) =>
    storeCreation(tx, { personId, kind, prompt, now: now() }),
  );
  if (sent.kind === "refused") throw new Error(sent.reason);
  return sent;
}
const execute = (runId: string, models = modelsFor(server)) =>
  executeRun(
    { db: database.db, executors: executors(models), log, clock: now },
    createExecutions(),
    runId,
  );
const versionOf = async (id: string) => (await listVersions(database.db, personId, id)).at(-1)!;
async function rowsOf(runId: string) {
  const [run] = await database.sql`SELECT * FROM runs WHERE id = ${runId}`;
  const steps = await database.sql`SELECT * FROM run_calls WHERE run_id = ${runId} ORDER BY seq`;
  const [spend] = await database.sql<{ spent: number; reserved: number }[]>`
    SELECT sum(spent)::int AS spent, sum(reserved)::int AS reserved FROM model_spend
    WHERE person_id = ${personId}`;
  return { run: run!, steps, spend: spend! };
}

describe("who answers", () => {
  it("is the person's own model, with its name, its tokens and its cost", async () => {
    await connectModel(database, server, { personId });
    server.say("Dos por uno en tacos al pastor", [300, 200]);
    const { id, runId } = await ask();
    await execute(runId);
    expect(await versionOf(id)).toMatchObject({
      state: "final",
      answer: "Dos por uno en tacos al pastor",
    });
    const { run, steps, spend } = await rowsOf(runId);
    // 500 tokens at 10 USD a million: 0.005 USD, 0.10 MXN.
    expect(run).toMatchObject({
      engine: "model",
      provider: server.host,
      model: "fake",
      tokens_in: 300,
      tokens_out: 200,
      cost_micro_usd: "5000",
      cost_centavos: 10,
      rate_e4: 200_000,
      reserved_centavos: 0,
    });
    expect(steps).toMatchObject([
      { kind: "model", state: "done", label: "fake", cost_centavos: 10, is_estimated: false },
    ]);
    expect(spend).toEqual({ spent: 10, reserved: 0 });
    const text = (await listRunEvents(database.db, runId, 0)).map((event) => event.text).join("");
    expect(text).toBe("Dos por uno en tacos al pastor");
  });

  it("is the operator's model for people without one, else the embedded engine, free", async () => {
    const first = await ask();
    await execute(first.runId, modelsFor(server, operatorsModel(server)));
    expect((await rowsOf(first.runId)).run).toMatchObject({ engine: "model", model: "operators" });
    const second = await ask();
    await execute(second.runId);
    const { run, steps } = await rowsOf(second.runId);
    expect(run).toMatchObject({ engine: "embedded", model: null, cost_centavos: 0, rate_e4: null });
    expect(steps).toMatchObject([
      { kind: "rule", state: "done", label: "embedded", cost_centavos: 0 },
    ]);
    expect(server.seen).toHaveLength(1);
  });

  it("is the embedded engine for code, pictures and pages", async () => {
    await connectModel(database, server, { personId });
    const { runId } = await ask("Un enlace de WhatsApp", "code");
    await execute(runId);
    expect((await rowsOf(runId)).run.engine).toBe("embedded");
    expect(server.seen).toHaveLength(0);
  });

  it("gets the conversation, the person's own wishes in the system's role, and what was asked last", async () => {
    await connectModel(database, server, { personId });
    await database.sql`INSERT INTO creator_settings (person_id, system_prompt) VALUES (${personId}, 'Sé breve.')`;
    await database.sql`INSERT INTO businesses (person_id, name, town) VALUES (${personId}, 'Fonda Lupita', 'Puebla')`;
    const { runId } = await ask();
    await execute(runId);
    const [{ messages }] = server.seen as [
      { model: string; messages: { role: string; content: string }[] },
    ];
    expect(messages[0]).toMatchObject({ role: "system" });
    expect(messages[0]!.content).toMatch(/Sé breve\.$/);
    expect(messages[1]!.content).toContain("Fonda Lupita");
    expect(messages.at(-1)!.content).toContain("Escribe una oferta de tacos");
  });
});

describe("an answer that ends at its most tokens", () => {
  it("is stored as one that was cut short", async () => {
    await connectModel(database, server, { personId });
    server.behave("long");
    const { id, runId } = await ask();
    await execute(runId);
    expect(await versionOf(id)).toMatchObject({
      state: "final",
      answer: "Dos por uno en tacos al pastor",
      understanding: { isCutShort: true },
    });
    server.behave("well");
    const whole = await ask();
    await execute(whole.runId);
    expect((await versionOf(whole.id)).understanding).not.toHaveProperty("isCutShort");
  });
});

describe("trouble ends in a state with words, and what there was is kept", () => {
  it.each([
    [401, "model-key", ""],
    [429, "model-busy", ""],
    [503, "model-away", ""],
    [400, "model-refused", ""],
    ["redirect", "model-blocked", ""],
    ["page", "model-garbled", ""],
    ["garbled", "model-garbled", ""],
    ["cut", "model-cut", "Dos por uno en tacos al "],
    ["stall", "model-slow", "Dos por uno en tacos al "],
    ["hang", "model-slow", ""],
  ] as const)("%s: %s", async (how, failure, answer) => {
    await connectModel(database, server, { personId });
    server.behave(how);
    const { id, runId } = await ask();
    // Only what is slow is waited for shortly: the machine may be busy.
    const waitMs = failure === "model-slow" ? 200 : 10_000;
    await execute(runId, modelsFor(server, {}, { firstMs: waitMs, idleMs: waitMs }));
    expect(await versionOf(id)).toMatchObject({ state: "failed", answer, run: { failure } });
    const { run, steps, spend } = await rowsOf(runId);
    expect(steps).toMatchObject([{ state: "failed", failure }]);
    expect(spend.reserved).toBe(0);
    expect(spend.spent).toBe(run.cost_centavos);
    // A call refused before it began costs nothing; one that may have been worked on, its maximum.
    expect(run.cost_centavos > 0).toBe(
      typeof how === "string" && how !== "redirect" && how !== "page",
    );
  });

  it("counts the most where no tokens were told", async () => {
    await connectModel(database, server, { personId });
    server.behave("no-usage");
    const { id, runId } = await ask();
    await execute(runId);
    expect((await versionOf(id)).state).toBe("final");
    const { steps } = await rowsOf(runId);
    expect(steps[0]).toMatchObject({ state: "done", is_estimated: true });
    expect(steps[0]!.tokens_out).toBe(Buffer.byteLength("Dos por uno en tacos al pastor"));
  });

  it("does not call a model whose key was lost", async () => {
    await connectModel(database, server, { personId });
    const models = modelsFor(server);
    const { id, runId } = await ask();
    const lost = {
      ...models,
      findFor: async () => ({
        ...(await models.findFor(database.db, personId))!,
        address: undefined,
      }),
    };
    await execute(runId, lost);
    expect(await versionOf(id)).toMatchObject({ state: "failed", run: { failure: "model-key" } });
    expect(server.seen).toHaveLength(0);
  });
});

describe("limits", () => {
  const limit = (run: number, day: number) => database.sql`
    INSERT INTO spend_limits (person_id, run_centavos, day_centavos, changed_at)
    VALUES (${personId}, ${run}, ${day}, now())`;

  it.each([
    [1, 5_000, "limit-run"],
    [500, 1, "limit-day"],
  ] as const)("of %i a run and %i a day: no call, %s", async (run, day, failure) => {
    await connectModel(database, server, { personId });
    await limit(run, day);
    const { id, runId } = await ask();
    await execute(runId);
    expect(await versionOf(id)).toMatchObject({
      state: "failed",
      instruction: "Escribe una oferta de tacos",
      run: { failure },
    });
    expect(server.seen).toHaveLength(0);
    expect((await rowsOf(runId)).spend).toMatchObject({ reserved: 0 });
  });

  it("of nothing let a model that costs nothing answer", async () => {
    await connectModel(database, server, { personId, price: 0 });
    await limit(0, 0);
    const { id, runId } = await ask();
    await execute(runId);
    expect((await versionOf(id)).state).toBe("final");
  });

  it("are never passed by 20 calls at the same time, and each is settled once", async () => {
    await limit(10_000, 1_000);
    const many = createDb(database.url, { max: 20 });
    const runIds = Array.from({ length: 20 }, (_, index) => `${personId}-run-${index}`);
    await database.sql`INSERT INTO creations (id, person_id, title, prompt)
      SELECT id, ${personId}, 'x', 'x' FROM unnest(${runIds}::text[]) id`;
    await database.sql`INSERT INTO creation_versions (creation_id, version, instruction)
      SELECT id, 1, 'x' FROM unnest(${runIds}::text[]) id`;
    await database.sql`INSERT INTO runs (id, kind, state, person_id, creation_id, version, attempts, started_at, deadline_at)
      SELECT id, 'creation', 'running', ${personId}, id, 1, 1, now(), now() + interval '1 minute'
      FROM unnest(${runIds}::text[]) id`;
    const worst = { microUsd: 64_000, centavos: 128 };
    const call = (id: string) => ({
      run: { id, attempt: 1 },
      personId,
      paidBy: "person" as const,
      provider: "x",
      model: "x",
      worst,
      rateE4: 200_000,
      now: now(),
    });
    try {
      const begun = await Promise.all(runIds.map((id) => beginCall(many.db, call(id))));
      const through = begun.flatMap((one, index) =>
        one.kind === "begun" ? [{ runId: runIds[index]!, seq: one.seq }] : [],
      );
      expect(through).toHaveLength(Math.floor(1_000 / 128));
      expect(
        begun.filter((one) => one.kind === "refused" && one.reason === "limit-day"),
      ).toHaveLength(13);
      expect((await rowsOf("")).spend).toEqual({ spent: 0, reserved: 7 * 128 });
      const ended = {
        usage: { tokensIn: 1, tokensOut: 1 },
        cost: { microUsd: 10_000, centavos: 20 },
        isEstimated: false,
        failure: undefined,
      };
      // Each twice, at the same time.
      await Promise.all(
        [...through, ...through].map((one) => settleCall(many.db, { ...one, now: now() }, ended)),
      );
      expect((await rowsOf("")).spend).toEqual({ spent: 140, reserved: 0 });
      const [sum] = await database.sql`
        SELECT sum(cost_centavos)::int AS runs, (SELECT sum(cost_centavos)::int FROM run_calls WHERE paid_by = ${personId}) AS steps
        FROM runs WHERE person_id = ${personId}`;
      expect(sum).toEqual({ runs: 140, steps: 140 });
    } finally {
      await many.close();
    }
  });

  it("hold for the operator's account whatever the person has set", async () => {
    await limit(1_000_000, 1_000_000);
    await database.sql`INSERT INTO model_spend (person_id, day, spent)
      VALUES (${personId}, (now() AT TIME ZONE 'America/Mexico_City')::date, 4999)`;
    const { id, runId } = await ask();
    await execute(runId, modelsFor(server, operatorsModel(server)));
    expect(await versionOf(id)).toMatchObject({ state: "failed", run: { failure: "limit-day" } });
  });
});

describe("a lost worker", () => {
  const reserveOf = async (runId: string, attempt: number) =>
    beginCall(database.db, {
      run: { id: runId, attempt },
      personId,
      paidBy: "person",
      provider: "x",
      model: "x",
      worst: { microUsd: 50_000, centavos: 100 },
      rateE4: 200_000,
      now: now(),
    });

  it("leaves the most that its call can have cost, until it is known", async () => {
    const { runId } = await ask();
    const first = await beginRun(database.db, runId, now());
    const begun = await reserveOf(runId, first!.attempt);
    const reserve = { personId, day: siteDay(now()), centavos: 100 };
    expect(begun).toEqual({ kind: "begun", seq: 1, reserve });
    expect((await rowsOf(runId)).spend).toEqual({ spent: 0, reserved: 100 });
    await beginRun(database.db, runId, now());
    expect((await rowsOf(runId)).steps).toMatchObject([{ state: "uncertain", cost_centavos: 100 }]);
    expect((await rowsOf(runId)).spend).toEqual({ spent: 100, reserved: 0 });
    // The one that was taken over begins no further call.
    expect(await reserveOf(runId, first!.attempt)).toEqual({ kind: "lost" });
    await settleCall(
      database.db,
      { runId, seq: 1, now: now() },
      {
        usage: { tokensIn: 10, tokensOut: 10 },
        cost: { microUsd: 4_000, centavos: 8 },
        isEstimated: false,
        failure: undefined,
      },
    );
    const { run, spend } = await rowsOf(runId);
    expect(spend).toEqual({ spent: 8, reserved: 0 });
    expect(run).toMatchObject({ cost_centavos: 8, engine: null });
  });

  it("and a run at its deadline hold no reserve", async () => {
    const { runId } = await ask();
    const { attempt } = (await beginRun(database.db, runId, now()))!;
    await reserveOf(runId, attempt);
    const late = new Date(Date.now() + RUN_DEADLINE_MS + 1);
    expect(await endLateRun(database.db, { id: runId, attempt }, late)).toBe(true);
    const { run, spend } = await rowsOf(runId);
    expect(run).toMatchObject({
      state: "failed",
      failure: "late",
      cost_centavos: 100,
      reserved_centavos: 0,
    });
    expect(spend).toEqual({ spent: 100, reserved: 0 });
  });
});

describe("stopping", () => {
  const stopping: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stopping.splice(0).map((stop) => stop()));
  });

  it("breaks the call of a deleted creation off, and frees what it has reserved", async () => {
    await connectModel(database, server, { personId });
    server.behave("stall");
    const { stop } = await startRuns(database.url, { executors: executors(), log });
    stopping.push(stop);
    const closed = server.closedEarly();
    const { id, runId } = await ask();
    await expect
      .poll(() => listRunEvents(database.db, runId, 0), { timeout: 5_000 })
      .not.toHaveLength(0);
    const { reserved } = (await rowsOf(runId)).spend;
    expect(reserved).toBeGreaterThan(0);
    const deletedAt = performance.now();
    await database.db.transaction((tx) => deleteCreation(tx, { personId, id, now: now() }));
    await expect.poll(() => server.closedEarly(), { interval: 10 }).toBe(closed + 1);
    await expect.poll(async () => (await rowsOf(runId)).spend.reserved, { interval: 20 }).toBe(0);
    expect(performance.now() - deletedAt).toBeLessThan(1_000);
    const { spend, run } = await rowsOf(runId);
    expect(run).toBeUndefined();
    // What the part of an answer has cost is spent: its provider charges it all the same.
    expect(spend.spent).toBeGreaterThan(0);
    expect(spend.spent).toBeLessThan(reserved);
  });

  it("keeps what there is, calls no more, ends the connection, gives the rest back", async () => {
    await connectModel(database, server, { personId });
    server.behave("stall");
    const models = modelsFor(server);
    const { stop } = await startRuns(database.url, { executors: executors(models), log });
    stopping.push(stop);
    const closed = server.closedEarly();
    const { id, runId } = await ask();
    await expect
      .poll(() => listRunEvents(database.db, runId, 0), { timeout: 5_000 })
      .not.toHaveLength(0);
    const { reserved } = (await rowsOf(runId)).spend;
    expect(reserved).toBeGreaterThan(0);
    const stoppedAt = performance.now();
    await database.db.transaction((tx) => stopRun(tx, { id: runId, personId, now: now() }));
    await expect.poll(async () => (await versionOf(id)).state, { interval: 20 }).toBe("stopped");
    await expect.poll(() => server.closedEarly(), { interval: 10 }).toBe(closed + 1);
    expect(performance.now() - stoppedAt).toBeLessThan(1_000);
    expect((await versionOf(id)).answer).toContain("Dos por uno");
    await expect
      .poll(async () => (await rowsOf(runId)).steps[0]!.state, { interval: 20 })
      .toBe("failed");
    const { spend, run } = await rowsOf(runId);
    expect(spend.reserved).toBe(0);
    expect(spend.spent).toBeLessThan(reserved);
    expect(run.cost_centavos).toBe(spend.spent);
    expect(server.seen).toHaveLength(1);
  });
});
