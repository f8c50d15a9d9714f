/**
 * Ids that a search finds, and their number: the plan is chosen from estimates. Long because the
 * plans share the estimates and their SQL fragments.
 */
import { and, getTableName, or, sql, type SQL } from "drizzle-orm";
import { COUNTED_UP_TO } from "#domain/lists/counts.ts";
import { searchWords } from "#domain/search/search-words.ts";
import type { Db } from "#db/connection/client.ts";
import { foldedNameOf } from "#db/schema/trigrams.ts";
import { hasTrigrams, isFoundByTrigrams, matchesText } from "./matches-text.ts";
import {
  NO_LIMIT,
  isCountScanCheaper,
  hideSelectivity,
  isScanCheaper,
  type Sample,
} from "./sample.ts";
import type { SearchedKind } from "./search-kinds.ts";

/** A sample of a kind's items: how many contain the searched text. */
export interface SearchSample extends Sample {
  /** Matches in names. */
  named: number;
  /** Matches in names or descriptions. */
  hits: number;
  /**
   * `hits` of a second sample in another order, where the list's own order correlates with the
   * text.
   */
  spread: number;
}

/** The slice of a kind's hits that is shown, best first. */
export interface Shown {
  limit: number;
  offset: number;
}

const MAX_COUNTED = COUNTED_UP_TO + 1;

/**
 * Smaller than a list's sample: a search takes up to eight, one or two (`spread`) for each of four
 * kinds.
 */
const SEARCH_SAMPLE = 200;

/** Samples a kind's items, to see how common the text is. */
export async function sampleKind(
  db: Db,
  { table, listed, indexOrder, spread, sizeIndex }: SearchedKind,
  q: string,
): Promise<SearchSample> {
  const { inName, inText } = matchConditions(table, q);
  const some = (orderBy: SQL) => sql`(SELECT ${inName} AS in_name, ${inText} AS in_text
    FROM ${table} WHERE ${listed ?? sql`true`} ORDER BY ${orderBy} LIMIT ${SEARCH_SAMPLE}) sample`;
  const hits = sql`count(*) FILTER (WHERE in_text)::int`;
  const [sample] = await db.execute<SearchSample & Record<string, unknown>>(sql`
    SELECT count(*)::int AS read, count(*) FILTER (WHERE in_name)::int AS named, ${hits} AS hits,
      ${spread ? sql`(SELECT ${hits} FROM ${some(spread)})` : hits} AS spread,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = ${sizeIndex}::regclass) AS size
    FROM ${some(indexOrder)}`);
  return sample!;
}

interface MatchConditions {
  inName: SQL;
  /** In the name and the description together. */
  inText: SQL;
}

/** Conditions: where an item contains the words. */
function matchConditions(table: SearchedKind["table"], q: string): MatchConditions {
  const inName = matchesText(foldedNameOf(table), q) ?? sql`true`;
  const isThere = matchesText(table.searchText, q) ?? sql`true`;
  // search_text is name, space, description: only a text with a space can match across the border.
  if (!searchWords(q).some((word) => /\s/u.test(word))) return { inName, inText: isThere };
  const description = sql`substr(${table.searchText}, ${table.nameLength} + 2)`;
  const inDescription = matchesText(description, q) ?? sql`true`;
  return { inName, inText: sql`(${isThere} AND (${inName} OR ${inDescription}))` };
}

/**
 * Common table expressions (CTEs) of a search in one kind. `<kind>_best` has the hits to show, with
 * `id`, `rank` (0 is best) and the sort key among equal ranks; `<kind>_found` has the `total` of
 * all hits, at most COUNTED_UP_TO + 1. The sample decides how rows are read, not which are found.
 *
 * @param shown undefined when hits are only counted
 */
export function hitsOf(kind: SearchedKind, q: string, sample: SearchSample, shown?: Shown): SQL[] {
  const best = shown && bestHits(kind, q, sample, shown.offset + shown.limit);
  const total = best?.isWhole
    ? { parts: [], count: sql`SELECT count(*) FROM ${named(kind, "text")}` }
    : countHits(kind, q, sample);
  // Enough matches in names: those in descriptions need not be counted.
  const count = best?.hasAllNames
    ? sql`SELECT CASE WHEN named >= ${MAX_COUNTED} THEN named ELSE (${total.count}) END
        FROM (SELECT count(*) AS named FROM ${named(kind, "names")}) names`
    : total.count;
  const owned = ownedBy(kind, q, {
    columns: sql`1`,
    most: MAX_COUNTED,
    parts: [{ orderBy: kind.indexOrder }],
  });
  const bySubtitle =
    owned &&
    sql` + CASE WHEN n >= ${MAX_COUNTED} THEN 0 ELSE (
        SELECT count(*) FROM (SELECT 1 FROM ${owned} LIMIT ${MAX_COUNTED}) owned) END`;
  // OFFSET 0 is an optimization fence: `n` is used several times, and counted once.
  return [
    ...ownersOf(kind),
    ...(best?.parts ?? []),
    ...total.parts,
    sql`${named(kind, "found")} AS (
      SELECT least(n${bySubtitle ?? sql``}, ${MAX_COUNTED})::int AS total
      FROM (SELECT * FROM (${count}) counted (n) OFFSET 0) text)`,
  ];
}

interface Best {
  parts: SQL[];
  /** `<kind>_text` contains all hits in names and descriptions. */
  isWhole: boolean;
  /** `<kind>_names` contains all hits in names. */
  hasAllNames: boolean;
}

/**
 * CTEs of the first hits: in names; if those are too few, also in descriptions, then in subtitles.
 */
function bestHits(kind: SearchedKind, q: string, sample: SearchSample, wanted: number): Best {
  const { table } = kind;
  const { inName, inText } = matchConditions(table, q);
  const [names, text] = [named(kind, "names"), named(kind, "text")];
  const columns = (rank: SQL) => sql`${table.id}, ${kind.sortKey}, ${rank} AS rank`;
  const unionAll = (found: SQL[]) =>
    sql.join(
      found.map((some) => sql`SELECT * FROM ${some}`),
      sql` UNION ALL `,
    );
  const needsMore = (found: SQL[]) =>
    sql`(SELECT count(*) FROM (${unionAll(found)} LIMIT ${wanted}) found) < ${wanted}`;
  const isWhole =
    sample.spread * sample.size <= MAX_COUNTED * sample.read ||
    !isScanCheaper(sample, sample.spread, wanted);
  const isNameScan = isScanCheaper(sample, sample.named, wanted);
  const parts: SQL[] = [];
  const found: SQL[] = [];
  if (isWhole) {
    const rank = sql`CASE WHEN ${inName} THEN 0 ELSE 1 END`;
    parts.push(sql`${text} AS MATERIALIZED (${lookUpInIndex(kind, q, "inText", columns(rank))})`);
    found.push(text);
  } else {
    const inNames = isNameScan
      ? scanInOrder(kind, {
          columns: columns(sql`0`),
          condition: hideSelectivity(inName),
          most: wanted,
        })
      : lookUpInIndex(kind, q, "inName", columns(sql`0`));
    const isWanted = needsMore([names]);
    const others = isScanCheaper(sample, sample.hits, wanted)
      ? scanInOrder(kind, {
          columns: columns(sql`1`),
          condition: sql`${hideSelectivity(sql`${inText} AND NOT ${inName}`)} AND ${isWanted}`,
          most: wanted,
        })
      : lookUpInIndex(kind, q, "inText", columns(sql`1`), sql`NOT ${inName} AND ${isWanted}`);
    parts.push(
      sql`${names} AS MATERIALIZED (${inNames})`,
      sql`${text} AS MATERIALIZED (${others})`,
    );
    found.push(names, text);
  }
  const owned = ownedBy(kind, q, { columns: columns(sql`2`), most: wanted });
  const bySubtitle = owned && sql`UNION ALL SELECT owned.* FROM ${owned} WHERE ${needsMore(found)}`;
  const all = sql`${unionAll(found)} ${bySubtitle ?? sql``}`;
  parts.push(...ownHits(kind, q, columns), sql`${named(kind, "best")} AS (${withOwn(kind, all)})`);
  return { parts, isWhole, hasAllNames: !isWhole && !isNameScan };
}

/**
 * CTE of the viewer's own hits, with `share`: few, so that they are all read, also those that the list's order
 * would leave out. None for visitors.
 */
function ownHits(kind: SearchedKind, q: string, columns: (rank: SQL) => SQL): SQL[] {
  const { table, listed, mine } = kind;
  if (!mine) return [];
  const { inName, inText } = matchConditions(table, q);
  const inSubtitle = kind.owned.map(({ owners, isOwned }) =>
    owners ? sql`EXISTS (SELECT 1 FROM ${named(kind, "owners")} owner WHERE ${isOwned})` : isOwned,
  );
  const rank = sql`CASE WHEN ${inName} THEN 0 WHEN ${inText} THEN 1 ELSE 2 END`;
  return [
    sql`${named(kind, "mine")} AS MATERIALIZED (
      SELECT ${columns(rank)}, share
      FROM (SELECT id AS own_id, max(share) AS share FROM (${mine}) parts GROUP BY id) part
      JOIN ${table} ON ${table.id} = own_id
      WHERE ${and(listed, or(inText, ...inSubtitle))})`,
  ];
}

/** All hits with their `share`; for visitors as they are. */
const withOwn = (kind: SearchedKind, all: SQL): SQL =>
  kind.mine
    ? sql`SELECT found.*, 0 AS share FROM (${all}) found
        WHERE NOT EXISTS (SELECT 1 FROM ${named(kind, "mine")} mine WHERE mine.id = found.id)
      UNION ALL SELECT * FROM ${named(kind, "mine")}`
    : all;

/** Counts the hits in names and descriptions, up to COUNTED_UP_TO + 1. */
function countHits(
  kind: SearchedKind,
  q: string,
  sample: SearchSample,
): { parts: SQL[]; count: SQL } {
  const columns = sql`1`;
  if (isCountScanCheaper(sample, sample.spread)) {
    const condition = hideSelectivity(matchConditions(kind.table, q).inText);
    // In the order of the sample that the decision is based on.
    const parts = [{ orderBy: kind.spread ?? kind.indexOrder }];
    const met = scanInOrder(kind, { columns, condition, most: MAX_COUNTED, parts });
    return { parts: [], count: sql`SELECT count(*) FROM (${met}) met` };
  }
  // No LIMIT inside: the planner then chooses the index for a full read, of which only a part is
  // fetched.
  const matches = named(kind, "matches");
  return {
    parts: [sql`${matches} AS MATERIALIZED (${lookUpInIndex(kind, q, "inText", columns)})`],
    count: sql`SELECT count(*) FROM (SELECT 1 FROM ${matches} LIMIT ${MAX_COUNTED}) met`,
  };
}

/** The name of a CTE of a kind. */
export const named = (kind: SearchedKind, what: string): SQL => sql.raw(`${kind.kind}_${what}`);

/**
 * All matches in the name or in the whole text, by the trigram index. Without a LIKE where the
 * index is exact (`isFoundByTrigrams`).
 */
function lookUpInIndex(
  { table, listed }: SearchedKind,
  q: string,
  where: keyof MatchConditions,
  columns: SQL,
  besides?: SQL,
): SQL {
  const indexed = where === "inName" ? foldedNameOf(table) : table.searchText;
  const isThere = isFoundByTrigrams(q) ? undefined : matchConditions(table, q)[where];
  return sql`SELECT ${columns} FROM ${table}
    WHERE ${and(listed, hasTrigrams(indexed, q), isThere, besides)}`;
}

interface Scan {
  columns: SQL;
  condition: SQL;
  most: number;
  /** Parts of the list and their orders, scanned one after the other; default: the list's own. */
  parts?: SearchedKind["parts"];
  within?: SQL;
}

/**
 * The first rows that fulfil a condition, scanning the list in index order. The subquery's LIMIT is
 * an optimization fence: it keeps the planner from finding all matches and sorting them. Parts of a
 * list are scanned one after the other until there are enough rows.
 */
function scanInOrder(
  { table, listed, parts: listParts }: SearchedKind,
  { columns, condition, most, parts = listParts, within }: Scan,
): SQL {
  const name = sql.identifier(getTableName(table));
  const lists = parts.map(
    ({ isIn, orderBy }) => sql`(SELECT ${columns} FROM (
        SELECT * FROM ${table} WHERE ${and(within, listed, isIn, sql`true`)} ORDER BY ${orderBy} LIMIT ${NO_LIMIT}
      ) ${name} WHERE ${condition} LIMIT ${most})`,
  );
  if (lists.length === 1) return lists[0]!;
  return sql`(SELECT * FROM (${sql.join(lists, sql` UNION ALL `)}) list LIMIT ${most})`;
}

/** CTEs of the owners (or types) whose items match in their subtitle. */
const ownersOf = (kind: SearchedKind): SQL[] =>
  kind.owned.flatMap(({ owners }) =>
    owners ? [sql`${named(kind, "owners")} AS MATERIALIZED (${owners})`] : [],
  );

/**
 * Items that match in their subtitle only, first ones per owner; undefined for a kind without
 * subtitles.
 */
function ownedBy(
  kind: SearchedKind,
  q: string,
  scan: Omit<Scan, "condition" | "within">,
): SQL | undefined {
  if (kind.owned.length === 0) return undefined;
  const condition = hideSelectivity(sql`NOT (${matchConditions(kind.table, q).inText})`);
  const all = kind.owned.map(({ owners, isOwned }) => {
    const owned = scanInOrder(kind, { ...scan, condition, within: isOwned });
    return owners
      ? sql`(SELECT owned.* FROM ${named(kind, "owners")} owner CROSS JOIN LATERAL (${owned}) owned)`
      : owned;
  });
  return sql`(${sql.join(all, sql` UNION ALL `)}) owned`;
}
