import { and, getTableName, sql, type SQL } from "drizzle-orm";
import { COUNTED_UP_TO } from "#domain/format/counts.ts";
import type { Db } from "#db/connection/client.ts";
import { foldedNameOf } from "#db/schema/trigrams.ts";
import { hasTrigrams, isFoundByTrigrams, patternOf } from "./matches-text.ts";
import { ALL_OF_IT, isCountedSooner, isMet, isMetSooner, type Sample } from "./sample.ts";
import type { SearchedKind } from "./search-kinds.ts";

/** Some of a kind's items, and how many of them have a text. */
export interface SearchSample extends Sample {
  /** In their names. */
  named: number;
  /** In their names or descriptions. */
  hits: number;
  /** The same of others, where those at the beginning of the list tell little of the rest. */
  spread: number;
}

/** Which of a kind's hits are shown, the best first. */
export interface Shown {
  limit: number;
  offset: number;
}

const MOST = COUNTED_UP_TO + 1;

/**
 * Fewer than a list samples: there are four, and each that stands in the order of what is searched has
 * a second one (`spread`).
 */
const SEARCH_SAMPLE = 200;

/** How common a text is among the items of a kind. */
export async function sampleKind(
  db: Db,
  { table, listed, whole, spread, counter }: SearchedKind,
  q: string,
): Promise<SearchSample> {
  const { inName, inText } = placesOf(table, q);
  const some = (orderBy: SQL) => sql`(SELECT ${inName} AS in_name, ${inText} AS in_text
    FROM ${table} WHERE ${listed ?? sql`true`} ORDER BY ${orderBy} LIMIT ${SEARCH_SAMPLE}) sample`;
  const hits = sql`count(*) FILTER (WHERE in_text)::int`;
  const [sample] = await db.execute<SearchSample & Record<string, unknown>>(sql`
    SELECT count(*)::int AS read, count(*) FILTER (WHERE in_name)::int AS named, ${hits} AS hits,
      ${spread ? sql`(SELECT ${hits} FROM ${some(spread)})` : hits} AS spread,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = ${counter}::regclass) AS size
    FROM ${some(whole)}`);
  return sample!;
}

interface Places {
  inName: SQL;
  /** In its name or its description. */
  inText: SQL;
}

/** Where an item has a text. */
function placesOf(table: SearchedKind["table"], q: string): Places {
  const pattern = patternOf(q);
  const inName = sql`${foldedNameOf(table)} LIKE ${pattern}`;
  const isThere = sql`${table.searchText} LIKE ${pattern}`;
  // search_text is name, space, description: only what has a space in it can match across the two.
  const inDescription = sql`substr(${table.searchText}, ${table.nameLength} + 2) LIKE ${pattern}`;
  const inText = /\s/u.test(q) ? sql`(${isThere} AND (${inName} OR ${inDescription}))` : isThere;
  return { inName, inText };
}

/**
 * Common table expressions for one kind: `<kind>_best` are the hits that may be shown, with `id`,
 * `rank` (0 is best) and what puts equal ones in the order of their list; `<kind>_found` is the
 * `total` of all hits, up to one more than is counted. What the sample says decides how each step
 * reads its rows, and not what it finds.
 *
 * @param shown undefined where the hits are only counted
 */
export function hitsOf(kind: SearchedKind, q: string, sample: SearchSample, shown?: Shown): SQL[] {
  const best = shown && bestOf(kind, q, sample, shown.offset + shown.limit);
  const total = best?.isWhole
    ? { parts: [], count: sql`SELECT count(*) FROM ${named(kind, "text")}` }
    : countOf(kind, q, sample);
  // So many names need not be counted again with the descriptions.
  const count = best?.hasAllNames
    ? sql`SELECT CASE WHEN named >= ${MOST} THEN named ELSE (${total.count}) END
        FROM (SELECT count(*) AS named FROM ${named(kind, "names")}) names`
    : total.count;
  const owned = ownedBy(kind, q, { columns: sql`1`, most: MOST, parts: [{ orderBy: kind.whole }] });
  const bySubtitle =
    owned &&
    sql` + CASE WHEN n >= ${MOST} THEN 0 ELSE (
        SELECT count(*) FROM (SELECT 1 FROM ${owned} LIMIT ${MOST}) owned) END`;
  return [
    ...ownersOf(kind),
    ...(best?.parts ?? []),
    ...total.parts,
    sql`${named(kind, "found")} AS (
      SELECT least(n${bySubtitle ?? sql``}, ${MOST})::int AS total FROM (${count}) text (n))`,
  ];
}

interface Best {
  parts: SQL[];
  /** `<kind>_text` has every hit in a name or a description. */
  isWhole: boolean;
  /** `<kind>_names` has every hit in a name. */
  hasAllNames: boolean;
}

/**
 * The first hits: those in the name, and only where they are not enough those in the description, and
 * then those in the subtitle.
 */
function bestOf(kind: SearchedKind, q: string, sample: SearchSample, wanted: number): Best {
  const { table } = kind;
  const { inName, inText } = placesOf(table, q);
  const [names, text] = [named(kind, "names"), named(kind, "text")];
  const columns = (rank: SQL) => sql`${table.id}, ${kind.place}, ${rank} AS rank`;
  const all = (found: SQL[]) =>
    sql.join(
      found.map((some) => sql`SELECT * FROM ${some}`),
      sql` UNION ALL `,
    );
  const isMissing = (found: SQL[]) =>
    sql`(SELECT count(*) FROM (${all(found)} LIMIT ${wanted}) found) < ${wanted}`;
  const isWhole =
    sample.spread * sample.size <= MOST * sample.read ||
    !isMetSooner(sample, sample.spread, wanted);
  const isReadOn = isMetSooner(sample, sample.named, wanted);
  const parts: SQL[] = [];
  const found: SQL[] = [];
  if (isWhole) {
    const rank = sql`CASE WHEN ${inName} THEN 0 ELSE 1 END`;
    parts.push(sql`${text} AS MATERIALIZED (${lookUp(kind, q, "inText", columns(rank))})`);
    found.push(text);
  } else {
    const inNames = isReadOn
      ? readOn(kind, { columns: columns(sql`0`), condition: isMet(inName), most: wanted })
      : lookUp(kind, q, "inName", columns(sql`0`));
    const isWanted = isMissing([names]);
    const others = isMetSooner(sample, sample.hits, wanted)
      ? readOn(kind, {
          columns: columns(sql`1`),
          condition: sql`${isMet(sql`${inText} AND NOT ${inName}`)} AND ${isWanted}`,
          most: wanted,
        })
      : lookUp(kind, q, "inText", columns(sql`1`), sql`NOT ${inName} AND ${isWanted}`);
    parts.push(
      sql`${names} AS MATERIALIZED (${inNames})`,
      sql`${text} AS MATERIALIZED (${others})`,
    );
    found.push(names, text);
  }
  const owned = ownedBy(kind, q, { columns: columns(sql`2`), most: wanted });
  const bySubtitle = owned && sql`UNION ALL SELECT owned.* FROM ${owned} WHERE ${isMissing(found)}`;
  parts.push(sql`${named(kind, "best")} AS (${all(found)} ${bySubtitle ?? sql``})`);
  return { parts, isWhole, hasAllNames: !isWhole && !isReadOn };
}

/** How many hits there are in names and descriptions, up to one more than is counted. */
function countOf(
  kind: SearchedKind,
  q: string,
  sample: SearchSample,
): { parts: SQL[]; count: SQL } {
  const columns = sql`1`;
  if (isCountedSooner(sample, sample.spread)) {
    const condition = isMet(placesOf(kind.table, q).inText);
    const parts = [{ orderBy: kind.whole }];
    const met = readOn(kind, { columns, condition, most: MOST, parts });
    return { parts: [], count: sql`SELECT count(*) FROM (${met}) met` };
  }
  // Not cut here: it is planned to be read whole, through the index, and read as far as is needed.
  const matches = named(kind, "matches");
  return {
    parts: [sql`${matches} AS MATERIALIZED (${lookUp(kind, q, "inText", columns)})`],
    count: sql`SELECT count(*) FROM (SELECT 1 FROM ${matches} LIMIT ${MOST}) met`,
  };
}

/** A name of one of a kind's expressions. */
export const named = (kind: SearchedKind, what: string): SQL => sql.raw(`${kind.kind}_${what}`);

/**
 * All that have a text there, as the index of its trigrams finds them; where those tell everything,
 * no item is compared.
 */
function lookUp(
  { table, listed }: SearchedKind,
  q: string,
  where: keyof Places,
  columns: SQL,
  besides?: SQL,
): SQL {
  const indexed = where === "inName" ? foldedNameOf(table) : table.searchText;
  const isThere = isFoundByTrigrams(q) ? undefined : placesOf(table, q)[where];
  return sql`SELECT ${columns} FROM ${table}
    WHERE ${and(listed, hasTrigrams(indexed, q), isThere, besides)}`;
}

interface Reading {
  columns: SQL;
  condition: SQL;
  most: number;
  /** What is read in which order, one after the other; the list in its own unless told otherwise. */
  parts?: SearchedKind["parts"];
  within?: SQL;
}

/**
 * The first that fulfil a condition, as an index has them. In two steps, or the planner might find
 * all that do and put them in order; the parts of a list are read one after the other until there
 * are enough.
 */
function readOn(
  { table, listed, parts: inOrder }: SearchedKind,
  { columns, condition, most, parts = inOrder, within }: Reading,
): SQL {
  const name = sql.identifier(getTableName(table));
  const lists = parts.map(
    ({ isIn, orderBy }) => sql`(SELECT ${columns} FROM (
        SELECT * FROM ${table} WHERE ${and(within, listed, isIn, sql`true`)} ORDER BY ${orderBy} LIMIT ${ALL_OF_IT}
      ) ${name} WHERE ${condition} LIMIT ${most})`,
  );
  if (lists.length === 1) return lists[0]!;
  return sql`(SELECT * FROM (${sql.join(lists, sql` UNION ALL `)}) list LIMIT ${most})`;
}

/** Those whose items have the text in their subtitle, found once, and only where they are needed. */
const ownersOf = (kind: SearchedKind): SQL[] =>
  kind.owned.flatMap(({ owners }) =>
    owners ? [sql`${named(kind, "owners")} AS MATERIALIZED (${owners})`] : [],
  );

/** What has the text in its subtitle alone: the first of each owner; undefined where there is none. */
function ownedBy(
  kind: SearchedKind,
  q: string,
  reading: Omit<Reading, "condition" | "within">,
): SQL | undefined {
  if (kind.owned.length === 0) return undefined;
  const condition = isMet(sql`NOT (${placesOf(kind.table, q).inText})`);
  const all = kind.owned.map(({ owners, isOwned }) => {
    const owned = readOn(kind, { ...reading, condition, within: isOwned });
    return owners
      ? sql`(SELECT owned.* FROM ${named(kind, "owners")} owner CROSS JOIN LATERAL (${owned}) owned)`
      : owned;
  });
  return sql`(${sql.join(all, sql` UNION ALL `)}) owned`;
}
