import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  CALLS_A_DAY_MAX,
  type CallFailure,
  type ToolCall,
} from "#domain/agentiks/tools/tool-call.ts";
import { hashCall } from "#db/commands/agentiks/tools/call-hash.ts";
import { repeatCall } from "#db/commands/agentiks/tools/decide-call.ts";
import { listRunCalls } from "#db/queries/runs/list-run-calls.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { executeQueued } from "../../../tests/support/runs/execute-runs.ts";
import { continueRun } from "./continue-run.ts";

/** A duty of Ana's agentik has asked for two calls: the first was made, the second failed. */
let database: TestDatabase;
/** Calls that have left Plaza. */
const sent: string[] = [];
const HOST = "caja.example";
const call = (path: string): ToolCall => ({
  tool: "http",
  method: "POST",
  url: `https://${HOST}/${path}`,
  body: "{}",
});

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto']) id`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('cajero', 'Cajero', 'x', 'content', 'active', 'ana')`;
  await sql`INSERT INTO agentik_tools (agentik_id, tool, permission, hosts, changed_at)
    VALUES ('cajero', 'http', 'auto', ARRAY[${HOST}], now())`;
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { sql } = database;
  sent.length = 0;
  await sql`DELETE FROM runs`;
  await sql`DELETE FROM tool_calls`;
  await sql`UPDATE agentiks SET status = 'active'`;
  const input = JSON.stringify({
    work: { duty: "remind", text: "x" },
    at: "2026-01-01",
    zone: "UTC",
  });
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, input, dedupe_key, ended_at,
      deadline_at)
    VALUES ('duty', 'duty', 'succeeded', 'ana', 'cajero', ${input}::text::jsonb, 'duty', now(), now())`;
  await addCall("first", 1, null);
  await addCall("second", 2, "away");
});

/** A call of the duty that has ended, and its run. */
async function addCall(id: string, seq: number, failure: CallFailure | null): Promise<void> {
  const { sql } = database;
  const state = failure ? "failed" : "done";
  await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash,
      state, failure, expires_at, created_at, ended_at)
    VALUES (${id}, 'cajero', 'ana', 'duty', ${seq}, 'http', ${JSON.stringify(call(id))}::text::jsonb,
      ${hashCall(call(id))}, ${state}, ${failure}, now(), now(), now())`;
  await sql`INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, tool_call_id, ended_at,
      deadline_at)
    VALUES (${`run-${id}`}, 'tool', ${failure ? "failed" : "succeeded"}, ${failure && "tool"}, 'ana',
      'cajero', ${id}, now(), now())`;
}

const press = (runId = "run-second", personId = "ana") =>
  database.db.transaction((tx) => continueRun(tx, { runId, personId, now: new Date() }));
const newRuns = () => database.sql<{ id: string }[]>`
  SELECT id FROM runs WHERE id NOT IN ('duty', 'run-first', 'run-second')`;

/** Executes what waits, with an outside that notes what it is sent. */
const work = () =>
  executeQueued(database, {
    outside: {
      callWeb: ({ url }) => {
        sent.push(url);
        return Promise.resolve({ kind: "answered", status: 200, text: "" });
      },
    },
  });

it("makes the call that failed once, of several presses at once, and nothing else again", async () => {
  const pressed = await Promise.all(Array.from({ length: 5 }, () => press()));
  await work();
  pressed.push(await press());
  const [made, ...more] = await newRuns();
  expect(more).toEqual([]);
  expect(pressed).toEqual(Array(6).fill({ kind: "done", runId: made!.id }));
  await work();
  expect(sent).toEqual([`https://${HOST}/second`]);
  const [row] = await database.sql`SELECT state, agentik_id FROM runs WHERE id = ${made!.id}`;
  expect(row).toEqual({ state: "succeeded", agentik_id: "cajero" });
});

it("links the run to the one that it continues, and back", async () => {
  const [before] = await callsOf("run-second", "second");
  expect(before).toMatchObject({ runId: "run-second", previousRunId: null, nextRunId: null });
  const made = await press();
  const runId = made.kind === "done" ? made.runId : "";
  const [after] = await callsOf("run-second", "second");
  expect(after!.nextRunId).toBe(runId);
  const [repeated] = await database.sql<{ id: string }[]>`
    SELECT tool_call_id AS id FROM runs WHERE id = ${runId}`;
  expect(await callsOf(runId, repeated!.id)).toMatchObject([
    { runId, previousRunId: "run-second", nextRunId: null },
  ]);
  const asked = await callsOf("duty", null);
  expect(asked.map(({ runId }) => runId).sort()).toEqual(["run-first", "run-second"]);
  expect(await callsOf("duty", null, "beto")).toEqual([]);
});
const callsOf = (id: string, toolCallId: string | null, personId = "ana") =>
  listRunCalls(database.db, { id, toolCallId, personId });

it("is one with the call that its owner repeats", async () => {
  const own = { personId: "ana", callId: "second", now: new Date() };
  const repeated = await database.db.transaction((tx) => repeatCall(tx, own));
  expect(repeated.kind).toBe("done");
  expect(await press()).toEqual({ kind: "done", runId: (await newRuns())[0]!.id });
  await work();
  expect(sent).toHaveLength(1);
});

it("refuses other people, and what has not failed", async () => {
  const gone = { kind: "refused", reason: "gone" };
  expect(await press("run-second", "beto")).toEqual(gone);
  for (const runId of ["run-first", "duty", "run-of-nothing"])
    expect(await press(runId)).toEqual(gone);
  expect(await newRuns()).toEqual([]);
});

it("refuses what may have been done: nobody knows, or the other side answered with an error", async () => {
  const { sql } = database;
  const gone = { kind: "refused", reason: "gone" };
  await sql`UPDATE tool_calls SET state = 'uncertain', failure = NULL WHERE id = 'second'`;
  expect(await press()).toEqual(gone);
  await sql`UPDATE tool_calls SET state = 'failed', failure = 'rejected', status = 503
    WHERE id = 'second'`;
  expect(await press()).toEqual(gone);
  await sql`UPDATE tool_calls SET status = 422 WHERE id = 'second'`;
  expect(await press()).toMatchObject({ kind: "done" });
});

it("waits for an agentik that is paused", async () => {
  await database.sql`UPDATE agentiks SET status = 'paused'`;
  expect(await press()).toEqual({ kind: "refused", reason: "not-active" });
  await database.sql`UPDATE agentiks SET status = 'active'`;
  expect(await press()).toMatchObject({ kind: "done" });
});

it("counts among the calls of a day", async () => {
  await addCall("third", 3, "away");
  await database.sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call,
      call_hash, state, expires_at, created_at, ended_at)
    SELECT 'other-' || n, 'cajero', 'ana', 'other', n, 'http', '{}', 'x', 'done', now(), now(), now()
    FROM generate_series(1, ${CALLS_A_DAY_MAX - 4}) n`;
  const both = await Promise.all([press(), press("run-third")]);
  expect(both.map((one) => (one.kind === "done" ? "done" : one.reason)).sort()).toEqual([
    "done",
    "limit",
  ]);
});
