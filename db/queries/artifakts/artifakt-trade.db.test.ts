import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findRelationship } from "./artifakt-trade.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto'),
           ('caro', 'Caro Sol', 'Caro', 'caro')`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES ('menu', 'Menú', 'Carta', 'ana', 90, 'template'), ('seeded', 'Logo', '', 'ana', 0, 'brand')`;
  await database.sql`
    INSERT INTO artifakt_versions
      (artifakt_id, version, storage_key, file_name, media_type, size, sha256, created_at)
    SELECT 'menu', version, 'k' || version, 'menu.txt', 'text/plain', 1, repeat('0', 64),
      now() - (10 - version) * interval '1 day' FROM generate_series(1, 3) version`;
  await database.sql`
    INSERT INTO artifakt_ownerships (id, artifakt_id, person_id, price, acquired_at, ended_at)
    VALUES ('old', 'menu', 'beto', 0, now() - interval '7.5 days', NULL),
           ('new', 'menu', 'caro', 0, now(), NULL), ('none', 'seeded', 'beto', 0, now(), NULL)`;
});
afterAll(() => database.drop());

const of = (id: string, personId: string) => findRelationship(database.db, id, personId);

it("names the version that an owner got, once there are newer ones", async () => {
  expect(await of("menu", "beto")).toMatchObject({ isOwned: true, olderVersion: 2 });
  expect(await of("menu", "caro")).toMatchObject({ isOwned: true, olderVersion: null });
});

it("names none without a file, for the maker, and for strangers", async () => {
  expect(await of("seeded", "beto")).toMatchObject({ isOwned: true, olderVersion: null });
  expect(await of("menu", "ana")).toMatchObject({ ownId: "menu", olderVersion: null });
  expect(await of("menu", "nobody")).toMatchObject({ isOwned: false, olderVersion: null });
});

it("ends with a refund", async () => {
  await database.sql`UPDATE artifakt_ownerships SET ended_at = now() WHERE id = 'old'`;
  expect(await of("menu", "beto")).toMatchObject({ isOwned: false, olderVersion: null });
});
