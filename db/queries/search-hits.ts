import { and, getTableName, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ItemKind } from "#app/domain/catalogue.ts";
import { COUNTED_UP_TO } from "#app/domain/counts.ts";
import type { Db } from "#db/client.ts";
import { foldedNameOf } from "#db/schema/trigrams.ts";
import { hasTrigrams, patternOf } from "./matches-text.ts";
import { ALL_OF_IT, isCountedSooner, isMet, isMetSooner, SAMPLE, type Sample } from "./sample.ts";
import type { SearchedKind } from "./search-kinds.ts";

/** Some of a kind's items, and how many of them have a text. */
export interface SearchSample extends Sample {
  kind: ItemKind;
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

/** How common a text is, of every kind at once. */
export async function sampleKinds(
  db: Db,
  kinds: readonly SearchedKind[],
  q: string,
): Promise<SearchSample[]> {
  const samples = kinds.map(({ kind, table, listed, whole, spread, counter }) => {
    const { inName, inText } = placesOf(table, q);
    const some = (orderBy: SQL) => sql`(SELECT ${inName} AS in_name, ${inText} AS in_text
      FROM ${table} WHERE ${listed ?? sql`true`} ORDER BY ${orderBy} LIMIT ${SAMPLE}) sample`;
    const hits = sql`count(*) FILTER (WHERE in_text)::int`;
    return sql`
      SELECT ${sql.raw(`'${kind}'`)} AS kind, count(*)::int AS read,
        count(*) FILTER (WHERE in_name)::int AS named, ${hits} AS hits,
        ${spread ? sql`(SELECT ${hits} FROM ${some(spread)})` : hits} AS spread,
        (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = ${counter}::regclass) AS size
      FROM ${some(whole)}`;
  });
  const rows = await db.execute<SearchSample & Record<string, unknown>>(
    sql.join(samples, sql` UNION ALL `),
  );
  return [...rows];
}

/** Where an item has a text. */
function placesOf(table: SearchedKind["table"], q: string): { inName: SQL; inText: SQL } {
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
    ? { parts: [], count: sql`SELECT count(*) AS n FROM ${named(kind, "text")}` }
    : countOf(kind, q, sample);
  const owned = ownedBy(kind, q, { columns: sql`1`, most: MOST, parts: [{ orderBy: kind.whole }] });
  const bySubtitle =
    owned &&
    sql` + CASE WHEN n >= ${MOST} THEN 0 ELSE (
        SELECT count(*) FROM (SELECT 1 FROM ${owned} LIMIT ${MOST}) owned) END`;
  return [
    ...(best?.parts ?? []),
    ...total.parts,
    sql`${named(kind, "found")} AS (
      SELECT least(n${bySubtitle ?? sql``}, ${MOST})::int AS total FROM (${total.count}) text)`,
  ];
}

/**
 * The first hits: those in the name, and only where they are not enough those in the description, and
 * then those in the subtitle.
 *
 * @returns `isWhole`: `<kind>_text` has every hit in a name or a description
 */
function bestOf(
  kind: SearchedKind,
  q: string,
  sample: SearchSample,
  wanted: number,
): { parts: SQL[]; isWhole: boolean } {
  const { table } = kind;
  const { inName, inText } = placesOf(table, q);
  const [names, text] = [named(kind, "names"), named(kind, "text")];
  const columns = (rank: SQL) => sql`${table.id}, ${kind.place}, ${rank} AS rank`;
  const isMissing = (some: SQL) => sql`(SELECT count(*) FROM ${some}) < ${wanted}`;
  const isRare =
    sample.spread * sample.size <= MOST * sample.read ||
    !isMetSooner(sample, sample.spread, wanted);
  const parts: SQL[] = [];
  if (isRare) {
    const rank = sql`CASE WHEN ${inName} THEN 0 ELSE 1 END`;
    parts.push(
      sql`${text} AS MATERIALIZED (${lookUp(kind, table.searchText, q, columns(rank), inText)})`,
    );
  } else {
    const inNames = isMetSooner(sample, sample.named, wanted)
      ? readOn(kind, { columns: columns(sql`0`), condition: isMet(inName), most: wanted })
      : lookUp(kind, foldedNameOf(table), q, columns(sql`0`), inName);
    const elsewhere = sql`${inText} AND NOT ${inName}`;
    const isWanted = isMissing(names);
    const others = isMetSooner(sample, sample.hits, wanted)
      ? readOn(kind, {
          columns: columns(sql`1`),
          condition: sql`${isMet(elsewhere)} AND ${isWanted}`,
          most: wanted,
        })
      : lookUp(kind, table.searchText, q, columns(sql`1`), sql`${elsewhere} AND ${isWanted}`);
    parts.push(
      sql`${names} AS MATERIALIZED (${inNames})`,
      sql`${text} AS MATERIALIZED (SELECT * FROM ${names} UNION ALL (${others}))`,
    );
  }
  const owned = ownedBy(kind, q, { columns: columns(sql`2`), most: wanted });
  const bySubtitle = owned && sql`UNION ALL SELECT owned.* FROM ${owned} WHERE ${isMissing(text)}`;
  parts.push(
    sql`${named(kind, "best")} AS MATERIALIZED (SELECT * FROM ${text} ${bySubtitle ?? sql``})`,
  );
  return { parts, isWhole: isRare };
}

/** How many hits there are in names and descriptions, up to one more than is counted. */
function countOf(
  kind: SearchedKind,
  q: string,
  sample: SearchSample,
): { parts: SQL[]; count: SQL } {
  const { inText } = placesOf(kind.table, q);
  const one = sql`1`;
  if (isCountedSooner(sample, sample.spread)) {
    const read = {
      columns: one,
      condition: isMet(inText),
      most: MOST,
      parts: [{ orderBy: kind.whole }],
    };
    return { parts: [], count: sql`SELECT count(*) AS n FROM (${readOn(kind, read)}) met` };
  }
  // Not cut here: it is planned to be read whole, through the index, and read as far as is needed.
  const matches = named(kind, "matches");
  return {
    parts: [
      sql`${matches} AS MATERIALIZED (${lookUp(kind, kind.table.searchText, q, one, inText)})`,
    ],
    count: sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${matches} LIMIT ${MOST}) met`,
  };
}

/** A name of one of a kind's expressions. */
export const named = (kind: SearchedKind, what: string): SQL => sql.raw(`${kind.kind}_${what}`);

/** All that have a text, as an index of its trigrams finds them. */
const lookUp = (
  { table, listed }: SearchedKind,
  indexed: AnyPgColumn | SQL,
  q: string,
  columns: SQL,
  condition: SQL,
): SQL =>
  sql`SELECT ${columns} FROM ${table} WHERE ${and(listed, hasTrigrams(indexed, q), condition)}`;

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
      ? sql`(SELECT owned.* FROM (${owners}) owner CROSS JOIN LATERAL (${owned}) owned)`
      : owned;
  });
  return sql`(${sql.join(all, sql` UNION ALL `)}) owned`;
}
