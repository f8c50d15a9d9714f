import { sql, type SQL } from "drizzle-orm";
import { ITEM_KINDS, type ContentLanguage, type ItemKind } from "#app/domain/catalogue.ts";
import {
  SEARCH_GROUP_LIMITS,
  SEARCH_LAST_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
} from "#app/domain/search-request.ts";
import { groupResults, SEARCH_MEMORY_ITEMS, type ResultGroup } from "#app/domain/search.ts";
import type { Db } from "#db/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";
import { countUpTo } from "./list-page.ts";
import { isListed } from "./listed.ts";
import { hitsOf, named, sampleKinds, type Shown } from "./search-hits.ts";
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
 * lists agrees. Two round trips, whatever is found: how common the text is, and its hits.
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
  const totals = { artifakt: 0, space: 0, agentik: 0, challenge: 0 };
  const found: Record<ItemKind, SearchHit[]> = {
    ...{ artifakt: [], space: [], agentik: [], challenge: [] },
  };
  if (request.q === "") return groupResults({ totals, hits: found });

  const kinds = searchedKinds(request.q, now);
  const samples = await sampleKinds(db, kinds, request.q);
  const asked = kinds.map((searched) => ({
    searched,
    sample: samples.find(({ kind }) => kind === searched.kind)!,
    shown: shownOf(searched.kind, request),
  }));
  const hits = asked.flatMap(({ searched, sample, shown }) =>
    hitsOf(searched, request.q, sample, shown),
  );
  const rows = await db.execute<{ kind: ItemKind; total: number; item: SearchHit | null }>(
    sql`WITH ${sql.join(hits, sql`, `)} ${sql.join(
      asked.map(({ searched, shown }) => rowsOf(searched, shown)),
      sql` UNION ALL `,
    )} ORDER BY kind, place`,
  );
  for (const { kind, total, item } of rows) {
    totals[kind] = total;
    if (item) found[kind].push(item);
  }
  // One kind's page is not a group of several: it is shown whole.
  if (request.kind)
    return ITEM_KINDS.map((kind) => ({ kind, total: totals[kind], hits: found[kind] }));
  return groupResults({ totals, hits: found });
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
  const { kind, table, item } = searched;
  const { limit, offset } = shown ?? { limit: 0, offset: 0 };
  const hit = sql`(SELECT ${item} FROM ${table} WHERE ${table.id} = best.id)`;
  const best = sql`(SELECT id, row_number() OVER (ORDER BY rank, weight DESC, until, name, id) AS place
      FROM ${named(searched, "best")} ORDER BY place LIMIT ${limit} OFFSET ${offset})`;
  const nothing = sql`(SELECT NULL::text AS id, NULL::bigint AS place)`;
  return sql`
    SELECT ${sql.raw(`'${kind}'`)} AS kind, found.total, best.place, ${shown ? hit : sql`NULL::json`} AS item
    FROM ${named(searched, "found")} found LEFT JOIN ${shown ? best : nothing} best ON true`;
}
