import { and, sql, type SQL } from "drizzle-orm";
import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import {
  SEARCH_GROUP_LIMITS,
  SEARCH_LAST_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
} from "#domain/search/search-request.ts";
import { groupResults, SEARCH_MEMORY_ITEMS, type ResultGroup } from "#domain/search/search.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";
import { isSampleColumn } from "#db/queries/artifakts/artifakt-files.ts";
import { countUpTo } from "#db/queries/lists/list-page.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hitsOf, named, sampleKind, type Shown } from "./search-hits.ts";
import { minePerKind, searchedKinds, type SearchedKind } from "./search-kinds.ts";

/** An item found by the search. */
export interface SearchHit {
  id: string;
  name: string;
  description: string;
  language: ContentLanguage;
  image?: string | null;
  /** An artifakt's creator, otherwise the item's type. It is searched as well. */
  subtitle: string;
  /** Price of an artifakt in whole MXN; 0 is free. */
  price?: number;
  /** Rating of an artifakt in tenths. */
  rating?: number;
  /** Content hash of the cover of an artifakt; null without one. */
  coverHash?: string | null;
  /** Whether an artifakt has no file, so that its download is a text that describes it. */
  isSample?: boolean;
  /** Number of members of a space. */
  userCount?: number;
}

export type SearchGroup = ResultGroup<SearchHit>;

/**
 * Searches the catalogue in titles, descriptions and subtitles, regardless of case and accents,
 * grouped by kind. Hits in titles rank before those in descriptions, then subtitles; equal ones are
 * in the order of their kind's list, as in the browser's own search over those lists, after those that
 * are the person's own or that they have a part in. Two round
 * trips: a sample of how common the text is, and the hits; all kinds concurrently.
 *
 * @param request with a kind, one page of that group's hits; the other groups are only counted. A
 *   blank search returns nothing without a query.
 * @param now open challenges come first
 * @param personId whose items come first among equal ones; undefined for visitors
 */
export async function searchCatalogue(
  db: Db,
  request: SearchRequest,
  now: Date,
  personId?: string,
): Promise<SearchGroup[]> {
  const groups = await Promise.all(
    searchedKinds(request.q, now, personId).map((searched) => searchKind(db, searched, request)),
  );
  // A page of one kind is complete; only several groups compete for the limit of hits.
  if (request.kind) return groups;
  return groupResults({
    totals: byKind(groups, ({ total }) => total),
    hits: byKind(groups, ({ hits }) => hits),
  });
}

const byKind = <Value>(groups: SearchGroup[], valueOf: (group: SearchGroup) => Value) =>
  Object.fromEntries(groups.map((group) => [group.kind, valueOf(group)])) as Record<
    ItemKind,
    Value
  >;

/** The hits of one kind, in two round trips: sample and search. */
async function searchKind(
  db: Db,
  searched: SearchedKind,
  request: SearchRequest,
): Promise<SearchGroup> {
  const { kind } = searched;
  if (request.q === "") return { kind, total: 0, hits: [] };
  const shown = shownOf(kind, request);
  const sample = await sampleKind(db, searched, request.q);
  const rows = await db.execute<{ total: number; item: SearchHit | null }>(
    sql`WITH ${sql.join(hitsOf(searched, request.q, sample, shown), sql`, `)} ${rowsOf(searched, shown)}`,
  );
  return {
    kind,
    total: rows[0]?.total ?? 0,
    hits: rows.flatMap(({ item }) => (item ? [item] : [])),
  };
}

/** Searchable items, a row each, up to the number a browser can hold (SEARCH_MEMORY_ITEMS) plus one. */
function searchedItems(): SQL {
  const lists = [
    sql`SELECT 1 FROM ${artifakts} WHERE ${isListed(artifakts)} ORDER BY ${artifakts.downloadCount} DESC NULLS LAST`,
    sql`SELECT 1 FROM ${spaces} WHERE ${isListed(spaces)} ORDER BY ${spaces.userCount} DESC NULLS LAST`,
    sql`SELECT 1 FROM ${agentiks} WHERE ${isListed(agentiks)} ORDER BY ${agentiks.name}`,
    sql`SELECT 1 FROM ${challenges} WHERE ${isListed(challenges)} ORDER BY ${challenges.isActive} DESC NULLS LAST`,
  ];
  const limited = lists.map((list) => sql`(${list} LIMIT ${MOST})`);
  return sql.join(limited, sql` UNION ALL `);
}

const MOST = SEARCH_MEMORY_ITEMS + 1;

/** Counts searchable items, up to the number a browser can hold (SEARCH_MEMORY_ITEMS) plus one. */
export const countSearchedItems = (db: Db): Promise<number> => countUpTo(db, searchedItems(), MOST);

/**
 * What the search in the browser needs besides the four lists: their size as `countSearchedItems` tells it,
 * and the ids of the artifakts without a file, none of them where the lists are too long for a browser.
 */
export async function findSearchedSize(db: Db): Promise<{ size: number; samples: string[] }> {
  // OFFSET 0 is an optimization fence: `size` is used twice, and counted once.
  const [row] = await db.execute<{ size: number; samples: string[] }>(sql`
    SELECT size, CASE WHEN size <= ${SEARCH_MEMORY_ITEMS} THEN ARRAY(
        SELECT ${artifakts.id} FROM ${artifakts} WHERE ${and(isListed(artifakts), isSampleColumn)}
      ) ELSE '{}' END AS samples
    FROM (SELECT count(*)::int AS size
      FROM (SELECT 1 FROM (${searchedItems()}) item LIMIT ${MOST}) most OFFSET 0) counted`);
  return row!;
}

/** Ids that are told to the search in the browser. */
const MINE_MAX = 1_000;

/** The ids of a person's own items, then of those that they have a part in. */
export async function listOwnIds(db: Db, personId: string): Promise<string[]> {
  const parts = sql.join(Object.values(minePerKind(personId)), sql` UNION ALL `);
  const rows = await db.execute<{ id: string }>(
    sql`SELECT id FROM (${parts}) part GROUP BY id ORDER BY max(share) DESC, id LIMIT ${MINE_MAX}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The slice of a kind's hits to show; undefined when hits are only counted, or past the last page.
 */
function shownOf(kind: ItemKind, request: SearchRequest): Shown | undefined {
  if (!request.kind) return { limit: SEARCH_GROUP_LIMITS[kind], offset: 0 };
  if (request.kind !== kind || request.page > SEARCH_LAST_PAGE) return undefined;
  return { limit: SEARCH_PAGE_SIZE, offset: (request.page - 1) * SEARCH_PAGE_SIZE };
}

/**
 * Final SELECT: the shown hits, each with the total; one row with a null item when there is none.
 */
function rowsOf(searched: SearchedKind, shown: Shown | undefined): SQL {
  const { table, item } = searched;
  const found = named(searched, "found");
  if (!shown) return sql`SELECT total, NULL::json AS item FROM ${found}`;
  const own = searched.mine ? sql`share DESC,` : sql``;
  const order = sql`ORDER BY rank, ${own} weight DESC, until, name, id`;
  return sql`
    SELECT total, (SELECT ${item} FROM ${table} WHERE ${table.id} = best.id) AS item
    FROM ${found} LEFT JOIN (
      SELECT * FROM ${named(searched, "best")} ${order} LIMIT ${shown.limit} OFFSET ${shown.offset}
    ) best ON true ${order}`;
}
