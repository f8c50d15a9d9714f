import { afterAll, beforeAll, expect, it } from "vitest";
import { planOf, queriesOf } from "../../../tests/growth/plans.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listSpaceCommands, listUsableCommands } from "./list-commands.ts";

/** Ana and Beto are in the space; both have commands of their own, and so has the space. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto', 'caro']) id`;
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language, copied_from)
    VALUES ('fonda', 'Fonda', 'x', 'custom', 'invite', 'private', 2, 'ana', 'es', NULL),
      ('copia', 'Fonda', 'x', 'custom', 'invite', 'private', 1, 'caro', 'es', 'fonda')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'ana', 'owner'), ('fonda', 'beto', 'member'), ('copia', 'caro', 'owner')`;
  await sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
    VALUES ('fonda', 'hora', 'Abrimos a las 8.', 'ana', now()),
      ('fonda', 'mesa', 'Tu mesa está lista.', 'ana', now()),
      ('copia', 'hora', 'Abrimos a las 9.', 'caro', now())`;
  await sql`INSERT INTO slash_commands (person_id, name, prompt)
    VALUES ('ana', 'gracias', 'Gracias, dice Ana.'), ('ana', 'hora', 'Ana llega a las 7.'),
      ('beto', 'adios', 'Hasta luego, dice Beto.'), ('beto', 'gracias', 'Gracias, dice Beto.')`;
});
afterAll(() => database.drop());

const usable = async (spaceId: string, personId: string) =>
  Object.fromEntries(
    (await listUsableCommands(database.db, { spaceId, personId })).map(({ name, text }) => [
      name,
      text,
    ]),
  );

it("has the space's commands and one's own by name, of two with one name the space's", async () => {
  const listed = await listUsableCommands(database.db, { spaceId: "fonda", personId: "ana" });
  expect(listed).toEqual([
    { name: "gracias", text: "Gracias, dice Ana." },
    { name: "hora", text: "Abrimos a las 8." },
    { name: "mesa", text: "Tu mesa está lista." },
  ]);
});

it("has nobody else's own commands, not even the owner's of the space", async () => {
  expect(await usable("fonda", "beto")).toEqual({
    adios: "Hasta luego, dice Beto.",
    gracias: "Gracias, dice Beto.",
    hora: "Abrimos a las 8.",
    mesa: "Tu mesa está lista.",
  });
  // Caro is no member.
  expect(await usable("fonda", "caro")).toEqual({});
});

it("has, in a copy, the original's commands, of two with one name the copy's", async () => {
  expect(await usable("copia", "caro")).toEqual({
    hora: "Abrimos a las 9.",
    mesa: "Tu mesa está lista.",
  });
});

it("leaves the list of a space's commands to the space", async () => {
  const listed = await listSpaceCommands(database.db, { spaceId: "fonda", personId: "ana" });
  expect(listed.map(({ text }) => text)).toEqual(["Abrimos a las 8.", "Tu mesa está lista."]);
});

it("reads no commands of other spaces, however many there are", async () => {
  const { db, sql } = database;
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    SELECT 'many-' || n, 'Otra', 'x', 'custom', 'invite', 'private', 1, 'beto', 'es'
    FROM generate_series(1, 500) n`;
  await sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
    SELECT 'many-' || n, 'c' || m, 'x', 'beto', now()
    FROM generate_series(1, 500) n, generate_series(1, 10) m`;
  await sql`ANALYZE`;
  const viewer = { spaceId: "copia", personId: "caro" };
  for (const list of [listSpaceCommands, listUsableCommands])
    for (const asked of await queriesOf(() => list(db, viewer))) {
      const plan = await planOf(sql, asked);
      expect(plan.wholeTables.get("space_commands")).toBeUndefined();
      expect(plan.rowsRead).toBeLessThan(50);
    }
});
