import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listArtifakts, listTrendingArtifakts } from "./artifakts.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto')`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, image, price, rating, type,
                           download_count, tags, language)
    VALUES ('z', 'Menú', 'Carta', 'ana', NULL, 0, 48, 'template', 70, '{menu,cafe}', 'es'),
           ('y', 'Logo', 'Marca', 'beto', '/y.svg', 350, 50, 'brand', 5000000000, '{}', 'es'),
           ('x', 'Deck', 'Pitch', 'ana', NULL, 1200, 0, 'ppt', 70, '{sales}', 'en')`;
});
afterAll(() => database.drop());

describe("listArtifakts", () => {
  it("has every artifakt with its creator's name, the most downloaded first", async () => {
    const all = await listArtifakts(database.db);
    expect(all.map(({ id, creator }) => [id, creator])).toEqual([
      ["y", "Beto Paz"],
      ["x", "Ana Ruiz"],
      ["z", "Ana Ruiz"],
    ]);
  });

  it("has the specified fields and the language", async () => {
    const [first, , last] = await listArtifakts(database.db);
    expect(first).toStrictEqual({
      id: "y",
      name: "Logo",
      description: "Marca",
      creator: "Beto Paz",
      image: "/y.svg",
      price: 350,
      rating: 50,
      type: "brand",
      downloadCount: 5_000_000_000,
      tags: [],
      language: "es",
    });
    expect(last).toMatchObject({ tags: ["menu", "cafe"], rating: 48 });
    expect(Object.keys(last ?? {})).not.toContain("image");
  });
});

describe("listTrendingArtifakts", () => {
  it("takes the most downloaded, equal ones by id", async () => {
    const trending = await listTrendingArtifakts(database.db, 2);
    expect(trending.map((artifakt) => artifakt.id)).toEqual(["y", "x"]);
  });
});
