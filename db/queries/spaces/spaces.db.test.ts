import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findSpace, listFeaturedSpaces, listSpaces } from "./spaces.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO spaces (id, name, description, image, user_count, type, is_featured, language)
    VALUES ('b', 'Cocina', 'De barrio', NULL, 10, 'niche', true, 'es'),
           ('a', 'Ventas', 'Equipo', '/covers/a.svg', 10, 'standard', false, 'es'),
           ('c', 'Labs', 'Research', NULL, 300, 'custom', true, 'en'),
           ('d', 'Vacío', 'Nadie aún', NULL, 0, 'standard', true, 'es')`;
});
afterAll(() => database.drop());

const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

describe("listSpaces", () => {
  it("has every space, largest first, ties by id", async () => {
    expect(ids(await listSpaces(database.db))).toEqual(["c", "a", "b", "d"]);
  });

  it("has the specified fields and the language, the image only where there is one", async () => {
    const [, withImage, without] = await listSpaces(database.db);
    expect(withImage).toStrictEqual({
      id: "a",
      name: "Ventas",
      description: "Equipo",
      image: "/covers/a.svg",
      userCount: 10,
      type: "standard",
      language: "es",
    });
    expect(Object.keys(without ?? {})).not.toContain("image");
  });
});

describe("listFeaturedSpaces", () => {
  it("has the featured ones only", async () => {
    expect(ids(await listFeaturedSpaces(database.db))).toEqual(["c", "b", "d"]);
  });

  it("stops at its limit", async () => {
    expect(ids(await listFeaturedSpaces(database.db, 2))).toEqual(["c", "b"]);
  });
});

describe("findSpace", () => {
  it("finds one by its id", async () => {
    expect(await findSpace(database.db, "c")).toMatchObject({ id: "c", name: "Labs" });
  });

  it("is undefined for an unknown id", async () => {
    expect(await findSpace(database.db, "featured' OR '1'='1")).toBeUndefined();
  });
});
