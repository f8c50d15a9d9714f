import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listLibrary, listMade } from "./artifakt-trade.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto'),
           ('caro', 'Caro Sol', 'Caro', 'caro')`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, created_at)
    VALUES ('menu', 'Menú', 'Carta', 'ana', 90, 0, 'template', now()),
           ('logo', 'Logo', 'Marca', 'ana', 0, 0, 'brand', now() - interval '1 day')`;
  await database.sql`
    INSERT INTO artifakt_versions (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
    VALUES ('menu', 1, 'a', 'menu.txt', 'text/plain', 1, repeat('0', 64)),
           ('menu', 2, 'b', 'menu.txt', 'text/plain', 1, repeat('0', 64))`;
  await database.sql`
    INSERT INTO artifakt_ownerships (id, artifakt_id, person_id, price, acquired_at, ended_at)
    VALUES ('live', 'menu', 'beto', 0, now(), NULL), ('returned', 'menu', 'caro', 0, now(), now()),
           ('given', 'logo', 'beto', 0, now(), NULL)`;
  await database.sql`
    INSERT INTO artifakt_reviews (artifakt_id, person_id, stars, text, written_at)
    VALUES ('menu', 'beto', 5, '', now())`;
});
afterAll(() => database.drop());

it("counts who has what a person made, without those who gave it back", async () => {
  const made = await listMade(database.db, "ana", 10);
  expect(made.map(({ id, ownerCount }) => [id, ownerCount])).toEqual([
    ["menu", 1],
    ["logo", 1],
  ]);
});

it("lists what a person has with its newest version and whether they reviewed it", async () => {
  const owned = await listLibrary(database.db, "beto", 10);
  expect(owned.map(({ id, version, isReviewed }) => ({ id, version, isReviewed }))).toEqual(
    expect.arrayContaining([
      { id: "menu", version: 2, isReviewed: true },
      { id: "logo", version: null, isReviewed: false },
    ]),
  );
});
