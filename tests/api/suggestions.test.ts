import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  SEARCH_GROUPED_HITS,
  groupResults,
  recordsOf,
  searchRecords,
  type Searched,
  type Suggestions,
} from "#domain/search/search.ts";
import { indexRecords, type IndexedRecord } from "#domain/search/search-index.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { readPage, visibleText } from "../support/html.ts";
import { createApp, type App } from "../support/request.ts";

/** The search box's own endpoint, against the search over the four lists it stands in for. */
let database: TestDatabase;
let app: App;
let index: IndexedRecord[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    UPDATE spaces SET image = '/covers/space/space-4.png' WHERE id = 'space-4'`;
  app = await createApp(database.url);
  const list = async <Kind extends keyof Searched>(kind: Kind) =>
    (await (await app.request(`/api/${kind}s`)).json()) as Searched[Kind][];
  const { samples } = await suggest("");
  const lists = {
    artifakt: await list("artifakt"),
    space: await list("space"),
    agentik: await list("agentik"),
    challenge: await list("challenge"),
  };
  index = indexRecords(recordsOf(lists, samples));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function suggest(query: string): Promise<Suggestions> {
  const response = await app.request(`/suggestions${query}`, { preferences: false });
  expect(response.status).toBe(200);
  return (await response.json()) as Suggestions;
}

describe("GET /suggestions", () => {
  it.each([
    "pan",
    "PANADERÍA",
    "menu",
    "a",
    "e",
    "cocina abierta",
    "niche",
    "design",
    "sales",
    "customer service",
    "rivera",
    "ñ",
    "señal",
    "%",
    "_",
    ".",
    "-",
    "1",
    "zzzz",
    "  Diseño ",
  ])("finds for %j what the browser finds in the four lists", async (q) => {
    const { groups, size } = await suggest(`?q=${encodeURIComponent(q)}`);
    const expected = groupResults(searchRecords(index, q, SEARCH_GROUPED_HITS));
    expect(groups).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(size).toBeUndefined();
  });

  it("has each result's image, where it has one", async () => {
    const [card] = await database.sql<{ name: string }[]>`
      SELECT name FROM spaces WHERE id = 'space-4'`;
    const { groups = [] } = await suggest(`?q=${encodeURIComponent(card!.name)}`);
    const hit = groups.flatMap(({ hits }) => hits).find(({ id }) => id === "space-4");
    expect(hit?.image).toBe("/covers/space/space-4.png");
  });

  it.each(["", "?q=", "?q=%20%20", "?q=%CC%81", "?q=%00", "?kind=space"])(
    "%j says how many items there are, and searches nothing",
    async (query) => {
      expect(await suggest(query)).toEqual({
        size: index.length,
        samples: expect.any(Array) as string[],
      });
    },
  );

  it("marks the artifakts without a file, in the browser and on the server", async () => {
    const withFile = new Set(
      (
        await database.sql<{ id: string }[]>`
          SELECT DISTINCT artifakt_id AS id FROM artifakt_versions`
      ).map(({ id }) => id),
    );
    const found = index.filter(({ record }) => record.type === "artifakt");
    const marks = found.map(({ record: { id, metadata } }) => [id, metadata.isSample ?? false]);
    expect(marks).toEqual(found.map(({ record: { id } }) => [id, !withFile.has(id)]));
    expect(new Set(marks.map(([, isSample]) => isSample))).toEqual(new Set([true, false]));
    const page = await readPage(
      await app.request("/search?q=e&kind=artifakt", { preferences: { language: "es" } }),
    );
    const shown = [...page.querySelectorAll("main li.kind-artifakt")].map((hit) => ({
      id: hit.querySelector("a")!.getAttribute("href")!.split("/").at(-1)!,
      isMarked: visibleText(hit).includes("· Muestra"),
    }));
    expect(shown.length).toBeGreaterThan(10);
    for (const { id, isMarked } of shown) expect([id, isMarked]).toEqual([id, !withFile.has(id)]);
  });

  it("takes any text without failing", async () => {
    for (const q of ["\\", "'", '"; DROP TABLE spaces; --', "\u0000a", "👩🏽‍🍳", "x".repeat(5_000)]) {
      const { groups } = await suggest(`?q=${encodeURIComponent(q)}`);
      expect(groups?.map(({ kind }) => kind)).toEqual([
        "artifakt",
        "space",
        "agentik",
        "challenge",
      ]);
    }
  });
});
