import { afterAll, beforeAll, expect, it } from "vitest";
import { actOn } from "../../../tests/support/act.ts";
import { openChatBusiness, writeAsCustomer } from "../../../tests/support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { endRun } from "./end-run.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    VALUES ('lupe', 'lupe', 'lupe', 'lupe', 'account')`;
});
afterAll(() => database.drop());

/** The part of a worker. @returns the figures of the agentik afterwards */
async function work(state: "succeeded" | "failed", replyKind: "found" | "unknown" = "found") {
  const runs = await database.sql<{ id: string }[]>`UPDATE runs SET state = 'running', attempts = 1,
    started_at = now() WHERE state = 'queued' RETURNING id`;
  expect(runs).toHaveLength(1);
  const attempt = { id: runs[0]!.id, attempt: 1, now: new Date() };
  await endRun(
    database.db,
    attempt,
    state === "failed"
      ? { state, failure: "crashed" }
      : {
          state,
          result: { kind: "reply", text: "x", replyKind, citations: [], question: "x" },
        },
  );
  return database.sql`SELECT ended, succeeded FROM agentik_figures`;
}

it("counts what an agentik did for customers, and not its owner's trials", async () => {
  const fonda = await openChatBusiness(database, { ownerId: "lupe" });
  const trial = { personId: "lupe", id: fonda.agentikId, text: "¿Hay mole?", clientKey: "a" };
  const tried = await actOn(database.db, (tx) =>
    postTrial(tx, { ...trial, address: "192.0.2.2", now: new Date() }),
  );
  expect(tried).toMatchObject({ kind: "done" });
  expect(await work("succeeded")).toEqual([]);
  await writeAsCustomer(database, fonda, { customer: "1", text: "¿Hay mole?" });
  expect(await work("succeeded")).toEqual([{ ended: 1, succeeded: 1 }]);
  // What it did not know is a task, and no success.
  await writeAsCustomer(database, fonda, { customer: "1", text: "¿Hay gorilas?" });
  expect(await work("succeeded", "unknown")).toEqual([{ ended: 2, succeeded: 1 }]);
  await writeAsCustomer(database, fonda, { customer: "1", text: "¿Y mole?" });
  expect(await work("failed")).toEqual([{ ended: 3, succeeded: 1 }]);
});
