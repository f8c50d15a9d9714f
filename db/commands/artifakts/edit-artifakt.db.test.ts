import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findOwnArtifakt, type EditedFields } from "#db/queries/artifakts/own-artifakt.ts";
import { editArtifakt, editionOf } from "./edit-artifakt.ts";

let database: TestDatabase;
const NOW = new Date("2026-11-20T12:00:00Z");
const STORED: EditedFields = {
  name: "Menú",
  description: "Para imprimir",
  price: 120,
  tags: ["menú", "fonda"],
  language: "es",
  licence: "commercial",
};

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto')`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { name, description, price, tags, language } = STORED;
  await database.sql`DELETE FROM artifakts`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, tags, language)
    VALUES ('a', ${name}, ${description}, 'ana', ${price}, 'pdf', ${tags}, ${language})`;
});

const edit = (changes: Partial<EditedFields>, personId = "ana", seen = editionOf(STORED)) =>
  database.db.transaction((tx) =>
    editArtifakt(tx, {
      personId,
      artifaktId: "a",
      seen,
      artifakt: { ...STORED, ...changes },
      now: NOW,
    }),
  );
const stored = () => findOwnArtifakt(database.db, "a", "ana");

it("stores every field, and only the maker's changes", async () => {
  const changes = {
    name: "Carta",
    description: "",
    price: 0,
    tags: [],
    language: "en",
    licence: "cc0",
  } as const;
  expect(await edit({ ...changes, tags: [] }, "beto")).toEqual({ kind: "refused", reason: "gone" });
  expect(await stored()).toMatchObject(STORED);
  expect(await edit({ ...changes, tags: [] })).toEqual({ kind: "done", artifaktId: "a" });
  expect(await stored()).toEqual({ id: "a", pictures: [], ...changes });
});

it("refuses changes to another edition than the one seen, and keeps what is stored", async () => {
  expect(await edit({ name: "Carta" })).toMatchObject({ kind: "done" });
  expect(await edit({ name: "Otra" })).toEqual({ kind: "refused", reason: "changed" });
  expect(await stored()).toMatchObject({ name: "Carta" });
  const seen = editionOf({ ...STORED, name: "Carta" });
  expect(await edit({ name: "Otra" }, "ana", seen)).toMatchObject({ kind: "done" });
});

it("records no event when nothing has changed", async () => {
  const events = async () =>
    (
      await database.sql`SELECT count(*)::int AS n FROM audit_events WHERE action = 'edit-artifakt'`
    )[0]!.n as number;
  const before = await events();
  expect(await edit({}, "ana", "old")).toMatchObject({ kind: "done" });
  expect(await events()).toBe(before);
  await edit({ price: 130 });
  expect(await events()).toBe(before + 1);
});

it("edits a guest's copy under the original's id", async () => {
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, tags, language, copied_from)
    SELECT 'b', name, description, 'beto', price, type, tags, language, 'a' FROM artifakts`;
  expect(await edit({ name: "Mía" }, "beto")).toEqual({ kind: "done", artifaktId: "b" });
  expect(await stored()).toMatchObject({ name: STORED.name });
});
