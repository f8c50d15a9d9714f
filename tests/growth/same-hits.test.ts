import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { COUNTED_UP_TO } from "#domain/lists/counts.ts";
import { groupResults, type ResultGroup } from "#domain/search/search.ts";
import { SEARCH_LAST_PAGE, SEARCH_PAGE_SIZE } from "#domain/search/search-request.ts";
import { searchCatalogue } from "#db/queries/search/search.ts";
import type { TestDatabase } from "../support/database.ts";
import { readPage } from "../support/html.ts";
import { createApp, type App } from "../support/request.ts";
import { createGrownDatabase, isFull, vacuum } from "./grown-database.ts";
import { findPlainly, type PlainHits } from "./plain-search.ts";

/**
 * The search with indexes and samples must find what a full scan finds, in the same order: hits in the
 * title, then in the description, then in the subtitle; equal ones in the order of their kind's list;
 * with the same totals, as far as they are counted (docs/product.md, Lists, filters and search).
 */
const TEXTS = [
  // Common and rare words; in names, only in descriptions, in subtitles; without hits.
  "pan",
  "menu",
  "ventas",
  "panadería",
  "morelia",
  "equipo",
  "zurcido",
  "quetzal",
  "zzzz",
  "niche",
  "sales",
  "customer service",
  "custom",
  "design",
  "feedback",
  "studio",
  "xylograf",
  // One letter, two, several words in any order.
  "e",
  "k",
  "x",
  "ñ",
  "7",
  "de",
  "ia",
  "zx",
  "cocina abierta",
  "los tres",
  "abierta cocina",
  "menu restaurante",
  "de la",
  "i a",
  "n d",
  // Punctuation with and without letters; other scripts; wildcards of LIKE patterns.
  "%",
  "_",
  "\\",
  "'",
  '"',
  "c++",
  "a.",
  "e,",
  "s · m",
  "·",
  "100 %",
  "50%",
  "o'hara",
  "日本",
  "本",
  "🍞",
  "x漢",
  "PÁN",
  "de  la",
  "quetzal c++",
];

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createGrownDatabase(isFull ? {} : { copies: 4 });
  await addOddItems();
  app = await createApp(database.url);
}, 600_000);
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** Adds items unlike the seeds: words only in names, only in descriptions, far down the list, punctuation. */
async function addOddItems(): Promise<void> {
  await database.sql.begin(async (sql) => {
    // Updates nearly all artifakts, 100 times the seeded ones in the long run.
    await sql`SET LOCAL statement_timeout = '5min'`;
    await sql`
    INSERT INTO spaces (id, name, description, user_count, type, language)
    SELECT 'odd-' || n,
      CASE WHEN n % 40 = 0 THEN 'Quetzal c++ 100 %' WHEN n % 3 = 0 THEN 'O''Hara 日本_x漢' ELSE 'Taller' END,
      CASE WHEN n % 2 = 0 THEN 'Xylografía y zurcido, 50% más' ELSE 'Quetzal \\ "🍞"' END,
      0, 'custom', 'es' FROM generate_series(1, 1500) n`;
    await sql`
    INSERT INTO agentiks (id, owner_id, name, description, type, language)
    SELECT 'odd-' || n, 'demo', 'Quetzal ' || n, 'Hace zurcido', CASE WHEN n % 2 = 0 THEN 'c++' ELSE 'xylograf_o' END, 'es'
    FROM generate_series(1, 700) n`;
    // Only the most downloaded artifakts contain it, so the sample takes it for common.
    await sql`UPDATE artifakts SET description = description || ' quetzal' WHERE id IN (
    SELECT id FROM artifakts ORDER BY download_count DESC, id LIMIT 60)`;
    // Not in the sample, but in nearly all other rows.
    await sql`UPDATE artifakts SET name = name || ' zurcido' WHERE id NOT IN (
    SELECT id FROM artifakts ORDER BY download_count DESC, id LIMIT 1000)`;
  });
  await vacuum(database);
}

const now = new Date("2026-03-10T12:00:00Z");

async function plainly(q: string): Promise<Record<ItemKind, PlainHits>> {
  const most = SEARCH_LAST_PAGE * SEARCH_PAGE_SIZE;
  const hits = ITEM_KINDS.map((kind) => findPlainly(database.sql, kind, { q, now, most }));
  const [artifakt, space, agentik, challenge] = await Promise.all(hits);
  return { artifakt: artifakt!, space: space!, agentik: agentik!, challenge: challenge! };
}

const totalOf = ({ total }: PlainHits) => Math.min(total, COUNTED_UP_TO + 1);

/** The expected groups, as ids. */
function groupsOf(plain: Record<ItemKind, PlainHits>): ResultGroup<string>[] {
  const { artifakt, space, agentik, challenge } = plain;
  return groupResults({
    totals: {
      artifakt: totalOf(artifakt),
      space: totalOf(space),
      agentik: totalOf(agentik),
      challenge: totalOf(challenge),
    },
    hits: {
      artifakt: artifakt.ids,
      space: space.ids,
      agentik: agentik.ids,
      challenge: challenge.ids,
    },
  });
}

const withIds = (groups: readonly ResultGroup<{ id: string }>[]): ResultGroup<string>[] =>
  groups.map(({ kind, total, hits }) => ({ kind, total, hits: hits.map(({ id }) => id) }));

describe("a search finds what a plain reading finds", () => {
  it.each(TEXTS)("%j", { timeout: 120_000 }, async (q) => {
    const plain = await plainly(q);
    const search = (kind?: ItemKind, page = 1) =>
      searchCatalogue(database.db, { q, page, ...(kind && { kind }) }, now);
    expect(withIds(await search())).toEqual(groupsOf(plain));
    for (const kind of ITEM_KINDS) {
      for (const page of [1, 2, SEARCH_LAST_PAGE]) {
        const groups = withIds(await search(kind, page));
        const { total, hits } = groups.find((group) => group.kind === kind)!;
        const from = (page - 1) * SEARCH_PAGE_SIZE;
        expect([kind, page, hits]).toEqual([
          kind,
          page,
          plain[kind].ids.slice(from, from + SEARCH_PAGE_SIZE),
        ]);
        expect([kind, page, total]).toEqual([kind, page, totalOf(plain[kind])]);
        for (const other of groups.filter((group) => group.kind !== kind))
          expect(other).toEqual({ kind: other.kind, total: totalOf(plain[other.kind]), hits: [] });
      }
    }
  });
});

describe("and so do the pages that show it", () => {
  it.each(["pan", "quetzal", "zurcido", "c++", "e"])("%j", { timeout: 120_000 }, async (q) => {
    // Pages use the present time, on which the order of challenges depends.
    const expected = groupsOf(
      await Promise.all(
        ITEM_KINDS.map((kind) =>
          findPlainly(database.sql, kind, { q, now: new Date(), most: SEARCH_PAGE_SIZE * 2 }),
        ),
      ).then(([artifakt, space, agentik, challenge]) => ({
        artifakt: artifakt!,
        space: space!,
        agentik: agentik!,
        challenge: challenge!,
      })),
    ).filter(({ total }) => total > 0);
    const suggested = await app.request(`/suggestions?q=${encodeURIComponent(q)}`);
    const { groups } = (await suggested.json()) as { groups: ResultGroup<{ id: string }>[] };
    expect(withIds(groups).filter(({ total }) => total > 0)).toEqual(expected);
    const page = await readPage(await app.request(`/search?q=${encodeURIComponent(q)}`));
    const shown = [...page.querySelectorAll("main section[aria-labelledby^=results-]")];
    expect(shown.map((section) => idsIn(section))).toEqual(expected.map(({ hits }) => hits));
  });

  it("has nothing beyond the last page, and leads no further", async () => {
    const pageOf = async (page: number) =>
      readPage(await app.request(`/search?q=e&kind=artifakt&page=${page}`));
    const last = await pageOf(SEARCH_LAST_PAGE);
    expect(idsIn(last.body)).toHaveLength(SEARCH_PAGE_SIZE);
    expect(last.querySelector("main a[rel=next]")).toBeNull();
    expect(last.querySelector("main a[rel=prev]")).not.toBeNull();
    expect(idsIn((await pageOf(SEARCH_LAST_PAGE + 1)).body)).toEqual([]);
  });
});

const idsIn = (element: Element): string[] =>
  [...element.querySelectorAll("main li h3 a, li h3 a")].map((link) =>
    decodeURIComponent(link.getAttribute("href")!.split("/").at(-1)!),
  );
