import { inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  CHALLENGE_TYPES,
  ITEM_KINDS,
  SPACE_TYPES,
  type ContentLanguage,
  type ItemKind,
} from "#app/domain/catalogue.ts";
import {
  SEARCH_GROUP_LIMITS,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
} from "#app/domain/search-request.ts";
import { groupResults, type ResultGroup } from "#app/domain/search.ts";
import { fold } from "#app/domain/text-fold.ts";
import type { Db } from "#db/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";
import { people } from "#db/schema/people.ts";
import { isListed } from "./listed.ts";

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

  const sources = catalogueSources(request.q, now);
  const hits = ITEM_KINDS.map(
    (kind) => sql`${hitsOf(kind)} AS MATERIALIZED (${sources[kind].hits})`,
  );
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

/** How many items there are to search: decides whether a browser can hold them. */
export async function countSearchedItems(db: Db): Promise<number> {
  const counts = [
    ...[artifakts, spaces, agentiks].map(
      (table) => sql`(SELECT count(*) FROM ${table} WHERE ${isListed(table)})`,
    ),
    sql`(SELECT count(*) FROM ${challenges})`,
  ];
  const [row] = await db.execute<{ size: number }>(
    sql`SELECT (${sql.join(counts, sql` + `)})::int AS size`,
  );
  return row?.size ?? 0;
}

const hitsOf = (kind: ItemKind) => sql.raw(`${kind}_hits`);

/** The part of a group that is shown, each with the group's size; one row without item when none is. */
function shownOf(kind: ItemKind, request: SearchRequest, item: SQL): SQL {
  const isChosen = request.kind === kind;
  const limit = isChosen ? SEARCH_PAGE_SIZE : request.kind ? 0 : SEARCH_GROUP_LIMITS[kind];
  const offset = isChosen ? (request.page - 1) * SEARCH_PAGE_SIZE : 0;
  return sql`
    SELECT ${sql.raw(`'${kind}'`)} AS kind, counted.total, best.place, (${item}) AS item
    FROM (SELECT count(*)::int AS total FROM ${hitsOf(kind)}) counted
    LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY rank, weight DESC, until, name, id) AS place
      FROM ${hitsOf(kind)} ORDER BY place LIMIT ${limit} OFFSET ${offset}
    ) best ON true`;
}

interface Source {
  /**
   * Selects `id` and `rank` (0 is best) of all that match, and what puts equal ones in the order of
   * their list: `weight` (more is better), `until` (sooner is better), `name`.
   */
  hits: SQL;
  /** A query for the JSON of the item whose id is `best.id`; no row without one. */
  item: SQL;
}

const NEVER = sql`NULL::timestamptz`;

function catalogueSources(q: string, now: Date): Record<ItemKind, Source> {
  // What was typed is a text, not a pattern; folding may bring a "%" to light.
  const pattern = sql`'%' || regexp_replace(plaza_fold(${q}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
  const isLike = (text: SQL | AnyPgColumn) => sql`${text} LIKE ${pattern}`;
  const inName = (table: Searchable) => isLike(sql`plaza_fold(${table.name})`);
  // search_text is name, space, description: only what has a space in it can match across the two.
  const inDescription = (table: Searchable) =>
    /\s/u.test(q) ? isLike(sql`plaza_fold(${table.description})`) : isLike(table.searchText);

  const source = (table: Searchable, inSubtitle: SQL, order: SQL, item: SQL): Source => ({
    hits: sql`
      SELECT ${table.id}, ${order},
        CASE WHEN ${inName(table)} THEN 0 WHEN ${inDescription(table)} THEN 1 ELSE 2 END AS rank
      FROM ${table}
      WHERE ((${isLike(table.searchText)} AND (${inDescription(table)} OR ${inName(table)}))
        OR ${inSubtitle}) AND ${"copiedFrom" in table ? isListed(table) : sql`true`}`,
    item: sql`SELECT ${item} FROM ${table} WHERE ${table.id} = best.id`,
  });
  const words = (table: Searchable) => sql`'id', ${table.id}, 'name', ${table.name},
    'description', ${table.description}, 'language', ${table.language}`;
  const matching = <T extends string>(types: readonly T[]) =>
    types.filter((type) => fold(type).includes(fold(q)));

  const creators = sql`SELECT ${people.id} FROM ${people} WHERE ${isLike(sql`plaza_fold(${people.displayName})`)}`;
  const creator = sql`SELECT ${people.displayName} FROM ${people} WHERE ${people.id} = ${artifakts.creatorId}`;
  // The type is open text: first the few there are (OFFSET keeps that order), then those that match.
  const agentikTypes = sql`SELECT type FROM (SELECT DISTINCT ${agentiks.type} FROM ${agentiks} WHERE ${isListed(agentiks)} OFFSET 0) known
    WHERE ${isLike(sql`plaza_fold(replace(type, '_', ' '))`)}`;

  return {
    artifakt: source(
      artifakts,
      sql`${artifakts.creatorId} = ANY (ARRAY(${creators}))`,
      sql`${artifakts.downloadCount} AS weight, ${NEVER} AS until, '' AS name`,
      sql`json_build_object(${words(artifakts)}, 'subtitle', (${creator}),
        'image', ${artifakts.image}, 'price', ${artifakts.price}, 'rating', ${artifakts.rating})`,
    ),
    space: source(
      spaces,
      inArray(spaces.type, matching(SPACE_TYPES)),
      sql`${spaces.userCount} AS weight, ${NEVER} AS until, '' AS name`,
      sql`json_build_object(${words(spaces)}, 'subtitle', ${spaces.type},
        'image', ${spaces.image}, 'userCount', ${spaces.userCount})`,
    ),
    agentik: source(
      agentiks,
      sql`${agentiks.type} = ANY (ARRAY(${agentikTypes}))`,
      sql`0 AS weight, ${NEVER} AS until, ${agentiks.name}`,
      sql`json_build_object(${words(agentiks)}, 'subtitle', ${agentiks.type})`,
    ),
    challenge: source(
      challenges,
      inArray(challenges.type, matching(CHALLENGE_TYPES)),
      sql`(${challenges.isActive} AND ${challenges.deadline} > ${now.toISOString()}::timestamptz)::int
        + ${challenges.isActive}::int AS weight, ${challenges.deadline} AS until, '' AS name`,
      sql`json_build_object(${words(challenges)}, 'subtitle', ${challenges.type})`,
    ),
  };
}

type Searchable = typeof artifakts | typeof spaces | typeof agentiks | typeof challenges;
