import { afterAll, beforeAll, expect, it } from "vitest";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { launchAgentik, pauseAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { retryRun } from "#db/commands/runs/retry-run.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeRuns } from "../../tests/support/runs/execute-runs.ts";

/** Runs that failed and are tried again by their person, on a real PostgreSQL. */
const OWNER = "person-11";
const SLUG = "fonda-que-reintenta";
let database: TestDatabase;
let agentik: string;
let space: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    slug: SLUG,
    document: { name: "Horario", text: "# Horario\nAbrimos de 8:00 a 21:00 de lunes a sábado." },
  });
  const [place] = await sql<{ id: string }[]>`
    SELECT space_id AS id FROM agentik_workplaces WHERE agentik_id = ${agentik}`;
  space = place!.id;
  await work();
});
afterAll(() => database?.drop());

const log = { error: () => undefined };
async function work({ breaks = false } = {}): Promise<void> {
  const broken = () => Promise.reject(new Error("the worker breaks"));
  const executors = breaks ? { reply: broken } : {};
  for (;;) {
    const [run] = await database.sql<{ id: string }[]>`SELECT id FROM runs
      WHERE state IN ('queued', 'running') AND person_id = ${OWNER} ORDER BY created_at LIMIT 1`;
    if (!run) return;
    await executeRuns(database, [run.id], { executors, log });
  }
}
const retry = (runId: string, personId = OWNER) =>
  database.db.transaction((tx) => retryRun(tx, { runId, personId, now: new Date() }));
async function lastRun(): Promise<{ id: string; state: string; thread: string }> {
  const [run] = await database.sql<{ id: string; state: string; thread: string }[]>`
    SELECT id, state, thread_id AS thread FROM runs
    WHERE person_id = ${OWNER} AND kind = 'reply' ORDER BY created_at DESC, id LIMIT 1`;
  return run!;
}
const saidIn = async (thread: string) => {
  const rows = await database.sql<{ text: string; state: string }[]>`
    SELECT text, state FROM messages WHERE thread_id = ${thread} AND agentik_id IS NOT NULL
    ORDER BY seq`;
  return rows.map(({ text, state }) => (state === "final" ? text : state));
};

it("answers a customer whose answer had failed, once of two presses", async () => {
  await database.db.transaction((tx) =>
    postToChat(tx, {
      slug: SLUG,
      tokenHash: "customer-1",
      address: "test",
      language: "es",
      text: "¿a qué hora abren?",
      clientKey: "k1",
      now: new Date(),
    }),
  );
  await work({ breaks: true });
  const failed = await lastRun();
  expect(failed.state).toBe("failed");
  expect(await retry(failed.id, "person-12")).toEqual({ kind: "refused", reason: "gone" });
  const both = await Promise.all([retry(failed.id), retry(failed.id)]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
  await work();
  const said = await saidIn(failed.thread);
  expect(said).toHaveLength(2);
  expect(said[0]).toBe("failed");
  expect(said[1]).toContain("8:00");
  // Once answered, there is nothing to retry.
  expect(await retry(failed.id)).toEqual({ kind: "refused", reason: "gone" });
});

it("says that a paused agentik does not answer", async () => {
  await database.db.transaction((tx) =>
    postToChat(tx, {
      slug: SLUG,
      tokenHash: "customer-2",
      address: "test",
      language: "es",
      text: "¿a qué hora abren?",
      clientKey: "k2",
      now: new Date(),
    }),
  );
  await work({ breaks: true });
  const failed = await lastRun();
  const own = { personId: OWNER, id: agentik, now: new Date() };
  await database.db.transaction((tx) => pauseAgentik(tx, own));
  expect(await retry(failed.id)).toEqual({ kind: "refused", reason: "not-active" });
  // Launched, it answers by itself what waits; there is nothing left to retry.
  await database.db.transaction((tx) => launchAgentik(tx, own));
  expect(await retry(failed.id)).toEqual({ kind: "refused", reason: "gone" });
  await work();
  expect((await saidIn(failed.thread)).slice(0, 1)).toEqual(["failed"]);
  expect((await saidIn(failed.thread)).at(-1)).not.toBe("failed");
});

it("answers in a space again, once of two presses", async () => {
  const posted = await database.db.transaction((tx) =>
    postMessage(tx, {
      spaceId: space,
      personId: OWNER,
      threadId: null,
      address: "test",
      text: "@Lupita ¿a qué hora abren?",
      clientKey: "k3",
      now: new Date(),
    }),
  );
  expect(posted.kind).toBe("done");
  await work({ breaks: true });
  const failed = await lastRun();
  expect(failed.state).toBe("failed");
  const both = await Promise.all([retry(failed.id), retry(failed.id)]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
  await work();
  const said = await saidIn(failed.thread);
  expect(said).toHaveLength(2);
  expect(said[1]).toContain("8:00");
});
