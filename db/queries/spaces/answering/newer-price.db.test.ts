import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { findCandidates } from "./find-candidates.ts";
import { listAnswers } from "./list-answering.ts";

const [BEFORE, APPROVED, AFTER] = ["2026-03-01", "2026-03-10", "2026-03-20"];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('ana', 'account', 'Ana', 'Ana', 'ana'), ('eva', 'account', 'Eva', 'Eva', 'eva')`;
  await sql.begin(async (tx) => {
    await tx`INSERT INTO spaces (id, name, description, type, visibility, owner_id, user_count, language)
      VALUES ('fonda', 'Fonda', '', 'custom', 'private', 'ana', 1, 'es')`;
    await tx`INSERT INTO space_members (space_id, person_id, role) VALUES ('fonda', 'ana', 'owner')`;
  });
  await sql`INSERT INTO answers (id, space_id, question, answer, language, approved_by, created_at, changed_at)
    VALUES ('pie', 'fonda', '¿Cuánto cuesta el pay de nuez?', 'El pay de nuez cuesta $280.', 'es', 'ana', now(), ${APPROVED!}),
      ('park', 'fonda', '¿Hay estacionamiento?', 'Sí, enfrente.', 'es', 'ana', now(), ${APPROVED!})`;
});
afterAll(() => database.drop());

/** A list with a price of the pie, in the place of any other. */
async function list(text: string, at: string, onlyFor: string | null = null) {
  const { sql } = database;
  await sql`DELETE FROM documents`;
  await sql`INSERT INTO documents (id, space_id, name, version, only_for, created_by, created_at, changed_at)
    VALUES ('list', 'fonda', 'Lista', 1, ${onlyFor}, 'ana', ${at}, ${at})`;
  await sql`INSERT INTO document_versions (document_id, version, kind, bytes, text, state, created_at)
    VALUES ('list', 1, 'text', 10, ${text}, 'ready', ${at})`;
  await sql`INSERT INTO passages (document_id, version, seq, space_id, text, language)
    VALUES ('list', 1, 1, 'fonda', ${text}, 'es')`;
}
const inside = { spaceId: "fonda", personId: "ana" };
const given = async () => {
  const found = await findCandidates(database.db, {
    ...inside,
    question: "precio del pay de nuez",
  });
  expect(found.passages).toHaveLength(1);
  return found.answers.map(({ answerId }) => answerId).sort();
};
const newer = async () => {
  const rows = await listAnswers(database.db, inside, { limit: 10, offset: 0 });
  return Object.fromEntries(rows.map((row) => [row.id, row.newer.map(({ text }) => text)]));
};

it("leaves out an approved answer whose price a newer document contradicts", async () => {
  await list("Pay de nuez $310", AFTER!);
  expect(await given()).toEqual(["park"]);
  expect(await newer()).toEqual({ pie: ["Pay de nuez $310"], park: [] });
});

it("keeps it beside an older document, one with its price, and one that only one person reads", async () => {
  await list("Pay de nuez $310", BEFORE!);
  expect(await given()).toEqual(["park", "pie"]);
  expect((await newer()).pie).toEqual([]);
  await list("Pay de nuez $280", AFTER!);
  expect(await given()).toEqual(["park", "pie"]);
  await list("Pay de nuez $310", AFTER!, "ana");
  expect(await given()).toEqual(["park", "pie"]);
  expect((await newer()).pie).toEqual([]);
});
