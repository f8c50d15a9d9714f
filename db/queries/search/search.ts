import { sql, type SQL } from "drizzle-orm";
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
import { countUpTo } from "#db/queries/lists/list-page.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hitsOf, named, sampleKind, type Shown } from "./search-hits.ts";
import { searchedKinds, type SearchedKind } from "./search-kinds.ts";

/** One item that was found (spec 3 "Search record"). */
export interface SearchHit {
  id: string;
  name: string;
  description: string;
  language: ContentLanguage;
  image?: string | null;
  /** An artifakt's creator; the type of everything else. Searched too. */
  subtitle: string;
  /** Artifakts: whole MXN, 0 is free. */
  price?: number;
  /** Artifakts: tenths. */
  rating?: number;
  /** Spaces. */
  userCount?: number;
}

export type SearchGroup = ResultGroup<SearchHit>;

/**
 * What matches a text in title, description or subtitle, blind to case and accents, grouped by kind
 * in the specified order; hits in the title come first, then those in the description (product.md,
 * "Search"), equal ones in the order of their kind's list, so that the browser's search over those
 * lists agrees. Two round trips, whatever is found: how common the text is, and its hits; all kinds
 * at once.
 *
 * @param request with a kind only that group has hits, one page of them; the others are counted. A
 *   blank search finds nothing and asks nobody.
 * @param now decides which challenges are still open: they come first
 */
export async function searchCatalogue(
  db: Db,
  request: SearchRequest,
  now: Date,
): Promise<SearchGroup[]> {
  const groups = await Promise.all(
    searchedKinds(request.q, now).map((searched) => searchKind(db, searched, request)),
  );
  // One kind's page is not a group of several: it is shown whole.
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

/** What there is of one kind; the sample is a trip of its own. */
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

/**
 * How many items there are to search, counted as far as it matters: it decides whether a browser can
 * hold them.
 */
export function countSearchedItems(db: Db): Promise<number> {
  const lists = [
    sql`SELECT 1 FROM ${artifakts} WHERE ${isListed(artifakts)} ORDER BY ${artifakts.downloadCount} DESC NULLS LAST`,
    sql`SELECT 1 FROM ${spaces} WHERE ${isListed(spaces)} ORDER BY ${spaces.userCount} DESC NULLS LAST`,
    sql`SELECT 1 FROM ${agentiks} WHERE ${isListed(agentiks)} ORDER BY ${agentiks.name}`,
    sql`SELECT 1 FROM ${challenges} ORDER BY ${challenges.isActive} DESC NULLS LAST`,
  ];
  const most = SEARCH_MEMORY_ITEMS + 1;
  const limited = lists.map((list) => sql`(${list} LIMIT ${most})`);
  return countUpTo(db, sql.join(limited, sql` UNION ALL `), most);
}

/** Which hits of a kind are shown; undefined where another kind is, or none beyond what is counted. */
function shownOf(kind: ItemKind, request: SearchRequest): Shown | undefined {
  if (!request.kind) return { limit: SEARCH_GROUP_LIMITS[kind], offset: 0 };
  if (request.kind !== kind || request.page > SEARCH_LAST_PAGE) return undefined;
  return { limit: SEARCH_PAGE_SIZE, offset: (request.page - 1) * SEARCH_PAGE_SIZE };
}

/** The hits of a kind that are shown, each with how many there are; one row without item when none is. */
function rowsOf(searched: SearchedKind, shown: Shown | undefined): SQL {
  const { table, item } = searched;
  const found = named(searched, "found");
  if (!shown) return sql`SELECT total, NULL::json AS item FROM ${found}`;
  const order = sql`ORDER BY rank, weight DESC, until, name, id`;
  return sql`
    SELECT total, (SELECT ${item} FROM ${table} WHERE ${table.id} = best.id) AS item
    FROM ${found} LEFT JOIN (
      SELECT * FROM ${named(searched, "best")} ${order} LIMIT ${shown.limit} OFFSET ${shown.offset}
    ) best ON true ${order}`;
}
