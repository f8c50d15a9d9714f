import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseListState } from "#domain/lists/list-state.ts";
import { APP_CATEGORIES, MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findMarketplacePage } from "./marketplace.ts";

const state = (query: string) => parseListState(new URLSearchParams(query), MARKETPLACE_LIST);
const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);

describe("on a few apps", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: false });
    const app = (id: string, changed: Record<string, unknown>) => database.sql`
      INSERT INTO marketplace_apps ${database.sql({
        id,
        name: id,
        developer: "Estudio",
        description: "Hace algo",
        category: "design",
        rating: 40,
        downloads: 10,
        price: "Free",
        tags: [],
        featured: false,
        ...changed,
      })}`;
    await app("b", {
      name: "Árbol",
      downloads: 900_000,
      rating: 45,
      tags: ["Facturación", "caja"],
    });
    await app("a", { name: "zeta", downloads: 1_200_000, category: "finance", featured: true });
    await app("d", { name: "brisa", downloads: 900_000, rating: 45 });
    await app("c", { name: "Brisa", developer: "Caja Chica", category: "gardening" });
  });
  afterAll(() => database.drop());

  const ids = async (query: string) =>
    idsOf((await findMarketplacePage(database.db, state(query))).items);

  it.each([
    ["featured", ["a", "b", "c", "d"]],
    ["rating", ["b", "d", "c", "a"]],
    ["downloads", ["a", "b", "d", "c"]],
    ["name", ["b", "c", "d", "a"]],
  ])("sorts by %s, ties by name without case and accents", async (sort, expected) => {
    expect(await ids(`sort=${sort}`)).toEqual(expected);
  });

  it("searches name, description and tags, and not the developer", async () => {
    expect(await ids("q=ARBOL")).toEqual(["b"]);
    expect(await ids("q=facturacion")).toEqual(["b"]);
    expect(await ids("q=CAJA")).toEqual(["b"]);
    expect(await ids("q=algo")).toHaveLength(4);
  });

  it("counts what the search finds in all categories, and sums all apps", async () => {
    const { items, totals } = await findMarketplacePage(
      database.db,
      state("q=brisa&category=finance"),
    );
    expect(items).toEqual([]);
    const byName = new Map(totals.map((each) => [each.category, each]));
    expect(byName.get("design")).toEqual({
      category: "design",
      apps: 2,
      found: 1,
      downloads: 1_800_000,
      rating: 45,
    });
    expect(byName.get("finance")).toMatchObject({ apps: 1, found: 0 });
    expect(byName.get("gardening")).toMatchObject({ apps: 1, found: 1 });
  });

  it("keeps tags in the searched text when they change", async () => {
    await database.sql`UPDATE marketplace_apps SET tags = '{"Ñandú"}' WHERE id = 'd'`;
    expect(await ids("q=nandu")).toEqual(["d"]);
  });
});

describe("on thousands of apps", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql`
      INSERT INTO marketplace_apps
        (id, name, developer, description, category, rating, downloads, price, tags, featured)
      SELECT id || '-' || n, name || ' ' || n, developer, description, category, rating,
             downloads + n, price, tags || ('tag' || n), featured
      FROM marketplace_apps, generate_series(1, 300) AS n`;
    await database.sql`ANALYZE marketplace_apps`;
  });
  afterAll(() => database.drop());

  it("pages 24 at a time, without losing or repeating an app", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        findMarketplacePage(database.db, state(`sort=downloads&page=${page}`)),
      ),
    );
    const seen = pages.flatMap(({ items }) => idsOf(items));
    expect(new Set(seen).size).toBe(72);
    const rows = await database.sql<{ id: string }[]>`
      SELECT id FROM marketplace_apps ORDER BY downloads DESC, plaza_fold(name), id LIMIT 72`;
    expect(seen).toEqual(idsOf(rows));
  });

  it("can search through the trigram index", async () => {
    const plan = await database.sql.begin(async (sql) => {
      await sql`SET LOCAL enable_seqscan = off`;
      return sql`EXPLAIN SELECT id FROM marketplace_apps
        WHERE search_text LIKE '%' || plaza_fold('tag299') || '%'`;
    });
    expect(JSON.stringify(plan)).toContain("marketplace_apps_search");
  });
});

it("has a button for each seeded category", async () => {
  const database = await createTestDatabase();
  try {
    const rows = await database.sql<{ category: string }[]>`
      SELECT DISTINCT category FROM marketplace_apps`;
    expect(rows.map((row) => row.category).sort()).toEqual([...APP_CATEGORIES].sort());
  } finally {
    await database.drop();
  }
});
