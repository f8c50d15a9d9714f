import { and, getTableName, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { COUNTED_UP_TO } from "#app/domain/counts.ts";
import type { Db } from "#db/client.ts";
import { hasShortText, matchesText, patternOf } from "./matches-text.ts";

/** How many of a list are read to see how common a text is. */
export const SAMPLE = 500;
/** From so many of the sample on, whoever reads on finds more of them sooner than through an index. */
export const SAMPLE_COMMON = 50;
/** From so many times what is counted, by the sample, nothing is counted any more. */
export const CERTAINLY = 2;

/** A list as it is to be read: every order of it begins with these two. */
export interface FilteredList {
  /** The table, or what was found in it under the table's name. */
  source: SQL;
  where: SQL | undefined;
  /**
   * What there is to count, in an order that an index has: it is cut. Undefined where there are
   * certainly more than are counted.
   */
  counted(order: SQL): SQL | undefined;
}

/**
 * A list that may be searched. How common the text is decides how: a common one is met again and again
 * while the list is read in its order; all that have a rare one are looked up first, and then put in
 * order. The planner, which knows how common a text is in all, and not here, would at times do the one
 * for the other, and read everything. So some of the list are read first, to see.
 *
 * @param matching what the list is filtered by besides
 * @param sample the `search_text` of some of the list, in an order that an index has
 * @param isWhole whether it is the whole list, and nothing but the text narrows it
 */
export async function filterList(
  db: Db,
  table: PgTable & { searchText: AnyPgColumn },
  {
    q,
    matching,
    sample,
    isWhole,
  }: { q: string; matching: SQL | undefined; sample: SQL; isWhole: boolean },
): Promise<FilteredList> {
  const contains = matchesText(table.searchText, q);
  if (!contains) return inItsOrder(table, matching);
  const name = getTableName(table);
  const [row] = await db.execute<{ hits: number; size: number }>(sql`
    SELECT count(*)::int AS hits,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = ${name}::regclass) AS size
    FROM (${sample} LIMIT ${SAMPLE}) sample WHERE search_text LIKE ${patternOf(q)}`);
  const { hits, size } = row!;
  if (hits >= SAMPLE_COMMON) {
    const isCertainlyLong = isWhole && (hits * size) / SAMPLE >= CERTAINLY * COUNTED_UP_TO;
    const list = inItsOrder(table, and(matching, contains));
    return isCertainlyLong ? { ...list, counted: () => undefined } : list;
  }
  const rare = and(matching, contains, hasShortText(table.searchText, q), sql`true`);
  // OFFSET keeps the two apart: all is found before any of it is put in order.
  const source = sql`(SELECT * FROM ${table} WHERE ${rare} OFFSET 0) ${sql.identifier(name)}`;
  return { source, where: undefined, counted: () => sql`SELECT 1 FROM ${source}` };
}

const inItsOrder = (table: PgTable, where: SQL | undefined): FilteredList => ({
  source: sql`${table}`,
  where,
  counted: (order) => sql`SELECT 1 FROM ${table} WHERE ${where ?? sql`true`} ORDER BY ${order}`,
});
