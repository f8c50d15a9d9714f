import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findRunPage } from "#db/queries/runs/find-run-page.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { listMessages } from "./list-messages.ts";

/**
 * Which members may open the run of an agentik's message: those to whom its page is shown. Beto asks Caro's
 * agentik in Ana's space; Dani is a member as well, Eli is none.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto', 'caro', 'dani', 'eli']) id`;
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('fonda', 'Fonda', 'x', 'custom', 'invite', 'private', 4, 'ana', 'es')`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('mesero', 'Mesero', 'x', 'content', 'active', 'caro')`;
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM threads`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'ana', 'owner'), ('fonda', 'beto', 'member'), ('fonda', 'caro', 'admin'),
      ('fonda', 'dani', 'member') ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO threads
      (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
    VALUES ('t', 'fonda', 'Mole', 'beto', 'k', 3, now(), now())`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, agentik_id, client_key, text, created_at)
    VALUES ('t', 1, 'beto', NULL, 'k', '¿Hay mole?', now()), ('t', 2, NULL, 'mesero', NULL, 'Sí', now()),
      ('t', 3, NULL, 'mesero', NULL, 'Sin trabajo', now())`;
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, thread_id, message_seq,
      started_at, ended_at, deadline_at)
    VALUES ('run', 'reply', 'succeeded', 'beto', 'mesero', 't', 2, now(), now(), now())`;
});

/** For each person: of which messages the run may be opened; null without the conversation. */
async function open(): Promise<Record<string, number[] | null>> {
  const people = ["ana", "beto", "caro", "dani", "eli"];
  const found = await Promise.all(
    people.map(async (personId) => {
      const viewer = { spaceId: "fonda", personId };
      const rows = await listMessages(database.db, viewer, "t", { limit: 50 });
      const seqs = rows.filter(({ mayOpenRun }) => mayOpenRun).map(({ seq }) => seq);
      const page = await findRunPage(database.db, { id: "run", personId });
      if (rows.length > 0) expect(seqs).toEqual(page ? [2] : []);
      return [personId, rows.length > 0 ? seqs : null] as const;
    }),
  );
  return Object.fromEntries(found);
}

it("is for the one who asked, and for the owners of the agentik and of the space", async () => {
  expect(await open()).toEqual({ ana: [2], beto: [2], caro: [2], dani: [], eli: null });
});

it("ends with the membership, and with the ownership of the space", async () => {
  await database.sql`DELETE FROM space_members WHERE person_id = 'caro'`;
  await database.sql`UPDATE spaces SET owner_id = 'dani'`;
  try {
    expect(await open()).toEqual({ ana: [], beto: [2], caro: null, dani: [2], eli: null });
  } finally {
    await database.sql`UPDATE spaces SET owner_id = 'ana'`;
  }
});

it("is for nobody else in a conversation that one person sees alone", async () => {
  await database.sql`UPDATE threads SET only_for = 'beto'`;
  expect(await open()).toEqual({ ana: null, beto: [2], caro: null, dani: null, eli: null });
});
