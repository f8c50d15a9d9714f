import { and, getTableName, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchWords } from "#domain/search/search-words.ts";
import { COUNTED_UP_TO } from "#domain/lists/counts.ts";
import { hasTrigrams, matchesText } from "#db/queries/search/matches-text.ts";
import { NO_LIMIT, RULES_IN_SQL, hideSelectivity, SAMPLE_ROWS } from "#db/queries/search/sample.ts";

/** SQL that reads a filtered list. */
export interface FilteredList {
  /**
   * Selects a slice of the list, or of the part of it for which `isIn` holds. `orderBy` must have
   * an index.
   */
  read(columns: SQL, orderBy: SQL, slice: Slice): SQL;
  /**
   * Selects at most COUNTED_UP_TO + 1 rows, to be counted. `orderBy` may be any order that has an
   * index.
   */
  counted(orderBy: SQL): SQL;
}

interface Slice {
  limit: number;
  /** An expression where it depends on other rows of the query. */
  offset: number | SQL;
  isIn?: SQL | undefined;
}

type Listed = PgTable & { id: AnyPgColumn; searchText: AnyPgColumn };

/**
 * A list with an optional text search. The query takes a sample first, to see how common the text
 * is in this list, and then either scans the list in its order or uses the trigram index
 * (sample.ts). PostgreSQL's planner cannot decide this well: its statistics describe the whole
 * table, not the filtered list. Both plans are in one query, of which one runs: a separate query
 * for the sample would cost another round trip.
 *
 * @param matching further conditions of the list
 * @param sample selects `search_text` from the list, in the requested order
 * @param wanted number of items up to the end of the page
 */
export function filterList(
  table: Listed,
  request: { q: string; matching: SQL | undefined; sample: SQL; wanted: number },
): FilteredList {
  const { q, matching, sample, wanted } = request;
  const contains = matchesText(table.searchText, q);
  if (!contains) return unfilteredList(table, matching);
  const isRead = sql`(SELECT is_read FROM sampled)`;
  const scan = scanningInOrder(table, matching, sql`${hideSelectivity(contains)} AND ${isRead}`);
  // Counting scans only for common texts, which the planner estimates well: one word's selectivity is not
  // hidden. It multiplies those of several words, which seldom are independent.
  const counting = searchWords(q).length > 1 ? hideSelectivity(contains) : contains;
  const countScan = scanningInOrder(table, matching, sql`${counting} AND ${isRead}`);
  const found = and(matching, contains, hasTrigrams(table.searchText, q));
  const lookup = usingTrigramIndex(table, and(found, sql`NOT ${isRead}`));
  const chooseOne = (rule: SQL, read: SQL, lookedUp: SQL) => sql`
    WITH sampled AS MATERIALIZED (SELECT ${rule} AS is_read FROM (
      SELECT count(*) AS read, count(*) FILTER (WHERE ${matchesText(sql`search_text`, q)}) AS hits,
        (SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = ${getTableName(table)}::regclass) AS size
      FROM (${sample} LIMIT ${SAMPLE_ROWS}) beginning) counted)
    (${read}) UNION ALL (${lookedUp})`;
  return {
    read: (...asked) =>
      chooseOne(RULES_IN_SQL.isScanCheaper(wanted), scan.read(...asked), lookup.read(...asked)),
    counted: (orderBy) =>
      chooseOne(
        RULES_IN_SQL.isCountScanCheaper,
        countScan.counted(orderBy),
        lookup.counted(orderBy),
      ),
  };
}

/** A list without a text search. Skipped rows cost index entries only. */
export const unfilteredList = (table: Listed, matching?: SQL): FilteredList =>
  listOf(
    (columns, orderBy, { limit, offset, isIn }) =>
      sql`SELECT ${columns} FROM ${table} WHERE ${and(matching, isIn, sql`true`)}
        ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`,
  );

/**
 * The subquery's LIMIT is an optimization fence: it keeps the planner from finding all matches and
 * sorting them.
 */
const scanningInOrder = (table: Listed, matching: SQL | undefined, contains: SQL): FilteredList =>
  listOf(
    (columns, orderBy, { limit, offset, isIn }) =>
      sql`SELECT ${columns} FROM (SELECT * FROM ${table} WHERE ${and(matching, isIn, sql`true`)}
          ORDER BY ${orderBy} LIMIT ${NO_LIMIT}) ${aliasOf(table)}
        WHERE ${contains} LIMIT ${limit} OFFSET ${offset}`,
  );

/** OFFSET 0 is an optimization fence: all matches are found before any of them is sorted. */
function usingTrigramIndex(table: Listed, found: SQL | undefined): FilteredList {
  const source = (isIn?: SQL) =>
    sql`(SELECT * FROM ${table} WHERE ${and(found, isIn)} OFFSET 0) ${aliasOf(table)}`;
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

const aliasOf = (table: PgTable): SQL => sql`${sql.identifier(getTableName(table))}`;
