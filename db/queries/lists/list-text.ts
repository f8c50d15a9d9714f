import { and, getTableName, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { COUNTED_UP_TO } from "#domain/format/counts.ts";
import { hasTrigrams, matchesText, patternOf } from "#db/queries/search/matches-text.ts";
import { ALL_OF_IT, IN_SQL, isMet, SAMPLE } from "#db/queries/search/sample.ts";

/** A list as it is to be read. */
export interface FilteredList {
  /** Selects some of the list, in an order that an index has; of a part of it, or of all. */
  read(columns: SQL, orderBy: SQL, some: Some): SQL;
  /** As many as are counted, in any order that an index has. */
  counted(orderBy: SQL): SQL;
}

interface Some {
  limit: number;
  offset: number;
  isIn?: SQL | undefined;
}

type Listed = PgTable & { id: AnyPgColumn; searchText: AnyPgColumn };

/**
 * A list that may be searched. How common the text is decides how it is read (`sample.ts`): the
 * planner, which knows how common a text is in all, and not here, would at times look up what is
 * everywhere, or read on for what is nowhere. Both ways stand in the query, and what it samples first
 * lets one of them be done: what is found may have to be asked about, and that is a trip of its own.
 *
 * @param matching what the list is filtered by besides
 * @param sample the `search_text` of some of the list, in the order that is asked for
 * @param wanted how many items are to be shown, those of the pages before among them
 */
export function filterList(
  table: Listed,
  request: { q: string; matching: SQL | undefined; sample: SQL; wanted: number },
): FilteredList {
  const { q, matching, sample, wanted } = request;
  const contains = matchesText(table.searchText, q);
  if (!contains) return unfilteredList(table, matching);
  const isRead = sql`(SELECT is_read FROM sampled)`;
  const readOn = readingOn(table, matching, sql`${isMet(contains)} AND ${isRead}`);
  // Only what is common is counted so, and of that the planner knows that it is.
  const counting = readingOn(table, matching, sql`${contains} AND ${isRead}`);
  const found = and(matching, contains, hasTrigrams(table.searchText, q));
  const lookUp = lookingUp(table, and(found, sql`NOT ${isRead}`));
  const oneOf = (rule: SQL, read: SQL, lookedUp: SQL) => sql`
    WITH sampled AS MATERIALIZED (SELECT ${rule} AS is_read FROM (
      SELECT count(*) AS read, count(*) FILTER (WHERE search_text LIKE ${patternOf(q)}) AS hits,
        (SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = ${getTableName(table)}::regclass) AS size
      FROM (${sample} LIMIT ${SAMPLE}) beginning) counted)
    (${read}) UNION ALL (${lookedUp})`;
  return {
    read: (...asked) =>
      oneOf(IN_SQL.isMetSooner(wanted), readOn.read(...asked), lookUp.read(...asked)),
    counted: (orderBy) =>
      oneOf(IN_SQL.isCountedSooner, counting.counted(orderBy), lookUp.counted(orderBy)),
  };
}

/** Of what is passed over only the index is read. */
export const unfilteredList = (table: Listed, matching?: SQL): FilteredList =>
  listOf(
    (columns, orderBy, { limit, offset, isIn }) =>
      sql`SELECT ${columns} FROM ${table} WHERE ${and(matching, isIn, sql`true`)}
        ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`,
  );

/** In two steps, or the planner might find all that have the text and put them in order. */
const readingOn = (table: Listed, matching: SQL | undefined, contains: SQL): FilteredList =>
  listOf(
    (columns, orderBy, { limit, offset, isIn }) =>
      sql`SELECT ${columns} FROM (SELECT * FROM ${table} WHERE ${and(matching, isIn, sql`true`)}
          ORDER BY ${orderBy} LIMIT ${ALL_OF_IT}) ${nameOf(table)}
        WHERE ${contains} LIMIT ${limit} OFFSET ${offset}`,
  );

/** OFFSET keeps the two apart: all is found before any of it is put in order. */
function lookingUp(table: Listed, found: SQL | undefined): FilteredList {
  const source = (isIn?: SQL) =>
    sql`(SELECT * FROM ${table} WHERE ${and(found, isIn)} OFFSET 0) ${nameOf(table)}`;
  return {
    read: (columns, orderBy, { limit, offset, isIn }) =>
      sql`SELECT ${columns} FROM ${source(isIn)} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`,
    counted: () => sql`SELECT 1 FROM ${source()} LIMIT ${COUNTED_UP_TO + 1}`,
  };
}

const listOf = (read: FilteredList["read"]): FilteredList => ({
  read,
  counted: (orderBy) => read(sql`1`, orderBy, { limit: COUNTED_UP_TO + 1, offset: 0 }),
});

const nameOf = (table: PgTable): SQL => sql`${sql.identifier(getTableName(table))}`;
