import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findRunPage } from "./find-run-page.ts";

/** Beto asks Caro's agentik in Ana's space, whose model answers; Dani is a member as well. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto', 'caro', 'dani']) id`;
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
  await sql`UPDATE spaces SET taken_down_at = NULL`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'ana', 'owner'), ('fonda', 'beto', 'member'), ('fonda', 'caro', 'admin'),
      ('fonda', 'dani', 'member') ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO threads
      (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
    VALUES ('t', 'fonda', 'Mole', 'beto', 'k', 2, now(), now())`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at)
    VALUES ('t', 1, 'beto', 'k', '¿Hay mole?', now())`;
  await sql`INSERT INTO messages (thread_id, seq, agentik_id, state, text, reply_to, created_at)
    VALUES ('t', 2, 'mesero', 'final', 'Hay mole', 1, now())`;
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, thread_id, message_seq,
      started_at, ended_at, deadline_at)
    VALUES ('run', 'reply', 'succeeded', 'beto', 'mesero', 't', 2, now(), now(), now())`;
});

const PEOPLE = ["ana", "beto", "caro", "dani"];
/** Who of them sees the run, with what it is to them. */
async function seen(): Promise<Record<string, string>> {
  const pages = await Promise.all(
    PEOPLE.map(async (personId) => {
      const run = await findRunPage(database.db, { id: "run", personId });
      if (!run) return [];
      expect(run.text).toBe("Hay mole");
      const marks = [run.isOwn && "asked", run.isPaidByViewer && "pays"].filter(Boolean);
      return [[personId, marks.join(" ")]];
    }),
  );
  return Object.fromEntries(pages.flat()) as Record<string, string>;
}
const paidBy = (person: string | null) => database.sql`
  INSERT INTO run_calls (run_id, seq, kind, state, attempt, label, paid_by, day, started_at, ended_at)
  VALUES ('run', 1, 'model', 'done', 1, 'x', ${person}, '2026-01-01', now(), now())`;

it("shows a reply to the one who asked, and to the owners of the agentik and of the space", async () => {
  expect(await seen()).toEqual({ ana: "pays", beto: "asked", caro: "" });
});

it("tells the cost to the one who paid, also after the space has another owner", async () => {
  await paidBy("ana");
  await database.sql`UPDATE spaces SET owner_id = 'caro'`;
  try {
    expect(await seen()).toEqual({ beto: "asked", caro: "" });
    await database.sql`UPDATE run_calls SET paid_by = 'caro'`;
    expect(await seen()).toEqual({ beto: "asked", caro: "pays" });
    await database.sql`UPDATE run_calls SET paid_by = 'beto'`;
    expect(await seen()).toEqual({ beto: "asked pays", caro: "" });
  } finally {
    await database.sql`UPDATE spaces SET owner_id = 'ana'`;
  }
});

it("is hidden from an owner of the agentik who is no member any more, and from a former asker", async () => {
  await database.sql`DELETE FROM space_members WHERE person_id = 'caro'`;
  expect(await seen()).toEqual({ ana: "pays", beto: "asked" });
  await database.sql`DELETE FROM space_members WHERE person_id = 'beto'`;
  expect(await seen()).toEqual({ ana: "pays" });
});

it("is hidden from the owners in a space that is taken down", async () => {
  await database.sql`UPDATE spaces SET taken_down_at = now()`;
  expect(await seen()).toEqual({ beto: "asked" });
});

it("hides a conversation that another person sees alone", async () => {
  await database.sql`UPDATE threads SET only_for = 'beto'`;
  expect(await seen()).toEqual({ beto: "asked" });
  // A chat or trial is not the space's conversation.
  await database.sql`UPDATE threads SET only_for = NULL, chat_with_id = 'mesero'`;
  expect(await seen()).toEqual({ beto: "asked" });
});
