import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { actOn } from "../../../../tests/support/act.ts";
import { pauseAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import { pauseAllAgentiks } from "./pause-all.ts";

/** A space of Ana's with two agentiks of hers and one of Caro's; Beto asks them. */
const NOW = new Date("2026-11-24T18:00:00.000Z");
let database: TestDatabase;
let asked = 0;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto', 'caro']) id`;
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('fonda', 'Fonda', 'x', 'custom', 'invite', 'private', 3, 'ana', 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'ana', 'owner'), ('fonda', 'beto', 'member'), ('fonda', 'caro', 'admin')`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('lupita', 'Lupita', 'x', 'content', 'active', 'ana'),
      ('chayo', 'Chayo', 'x', 'content', 'active', 'ana'),
      ('mesero', 'Mesero', 'x', 'content', 'active', 'caro')`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, added_at)
    SELECT 'fonda', id, now() FROM agentiks`;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql`DELETE FROM threads`;
  await database.sql`UPDATE agentiks SET status = 'active'`;
  for (const [personId, agentik] of [
    ["ana", "Lupita"],
    ["beto", "Lupita"],
    ["beto", "Chayo"],
    ["beto", "Mesero"],
    ["ana", "Mesero"],
  ] as const)
    await ask(personId, agentik);
});

async function ask(personId: string, agentik: string): Promise<void> {
  const message = { spaceId: "fonda", threadId: null, address: "test", personId, now: NOW };
  const clientKey = `k${(asked += 1)}`;
  const text = `@${agentik} ¿a qué hora abren?`;
  const posted = await actOn(database.db, (tx) => postMessage(tx, { ...message, text, clientKey }));
  expect(posted).toMatchObject({ kind: "done", runIds: [expect.any(String)] });
}

/** States of the runs and of the messages that they write, by who asked which agentik. */
async function states(): Promise<Record<string, string>> {
  const rows = await database.sql<{ of: string; state: string }[]>`
    SELECT r.person_id || ' ' || r.agentik_id AS of, r.state || ' ' || m.state AS state FROM runs r
    JOIN messages m ON m.thread_id = r.thread_id AND m.seq = r.message_seq`;
  return Object.fromEntries(rows.map(({ of, state }) => [of, state]));
}
const [WAITS, STOPPED] = ["queued writing", "cancelled stopped"];

it("stops what another member asked of one agentik that is paused, and no other agentik", async () => {
  const paused = { personId: "ana", id: "lupita", now: NOW };
  expect(await actOn(database.db, (tx) => pauseAgentik(tx, paused))).toMatchObject({
    kind: "done",
  });
  expect(await states()).toEqual({
    "ana lupita": STOPPED,
    "beto lupita": STOPPED,
    "beto chayo": WAITS,
    "beto mesero": WAITS,
    "ana mesero": WAITS,
  });
});

it("stops what other members asked when all are paused, and nothing of another owner's", async () => {
  const paused = await actOn(database.db, (tx) =>
    pauseAllAgentiks(tx, { personId: "ana", now: NOW }),
  );
  expect(paused).toEqual({ kind: "done", paused: 2, stopped: 3 });
  expect(await states()).toEqual({
    "ana lupita": STOPPED,
    "beto lupita": STOPPED,
    "beto chayo": STOPPED,
    "beto mesero": WAITS,
    "ana mesero": WAITS,
  });
});

it("asks the worker of a running reply to stop it", async () => {
  await database.sql`UPDATE runs SET state = 'running', attempts = 1, started_at = now()
    WHERE person_id = 'beto'`;
  await actOn(database.db, (tx) => pauseAllAgentiks(tx, { personId: "ana", now: NOW }));
  const asked = await database.sql<{ agentik: string }[]>`SELECT agentik_id AS agentik FROM runs
    WHERE person_id = 'beto' AND cancel_requested_at IS NOT NULL ORDER BY agentik_id`;
  expect(asked.map(({ agentik }) => agentik)).toEqual(["chayo", "lupita"]);
});
