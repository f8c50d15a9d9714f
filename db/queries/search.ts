import { sql, type SQL } from "drizzle-orm";
import { ITEM_KINDS, type ContentLanguage, type ItemKind } from "#app/domain/catalogue.ts";
import {
  SEARCH_GROUP_LIMITS,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
} from "#app/domain/search-request.ts";
import { groupResults, SEARCH_MEMORY_ITEMS, type ResultGroup } from "#app/domain/search.ts";
import type { Db } from "#db/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";
import { countUpTo } from "./list-page.ts";
import { isListed } from "./listed.ts";
import { searchSources } from "./search-sources.ts";

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
 * lists agrees. One round trip, whatever is found.
 *
 * Of a kind with more hits than are counted only some are ranked, the first of its list
 * among them: a search costs the same however many items there are (docs/decisions/growth.md).
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

  const sources = searchSources(request, now);
  const hits = ITEM_KINDS.flatMap((kind) => sources[kind].hits);
  const shown = ITEM_KINDS.map((kind) => shownOf(kind, request, sources[kind].item));
  const rows = await db.execute<{ kind: ItemKind; total: number; item: SearchHit | null }>(
    sql`WITH ${sql.join(hits, sql`, `)} ${sql.join(shown, sql` UNION ALL `)} ORDER BY kind, place`,
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

/** The part of a group that is shown, each with the group's size; one row without item when none is. */
function shownOf(kind: ItemKind, request: SearchRequest, item: SQL): SQL {
  const isChosen = request.kind === kind;
  const limit = isChosen ? SEARCH_PAGE_SIZE : request.kind ? 0 : SEARCH_GROUP_LIMITS[kind];
  const offset = isChosen ? (request.page - 1) * SEARCH_PAGE_SIZE : 0;
  return sql`
    SELECT ${sql.raw(`'${kind}'`)} AS kind, found.total, best.place, (${item}) AS item
    FROM ${sql.raw(`${kind}_found`)} found
    LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY rank, weight DESC, until, name, id) AS place
      FROM ${sql.raw(`${kind}_hits`)} ORDER BY place LIMIT ${limit} OFFSET ${offset}
    ) best ON true`;
}
