import { sql, type SQL } from "drizzle-orm";
import { COUNTED_UP_TO } from "#domain/lists/counts.ts";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";

/**
 * One page of a list and the number of its items, in two concurrent queries of bounded cost: one
 * item more than the page shows tells whether a next page exists, and counting stops at
 * COUNTED_UP_TO + 1.
 *
 * @param read selects `limit` items after `offset`
 * @param counted a query with one row per item, at least COUNTED_UP_TO + 1 if there are as many
 */
export async function readPage<Item>(
  db: Db,
  page: number,
  read: (limit: number, offset: number) => PromiseLike<Item[]>,
  counted: SQL,
): Promise<ItemPage<Item>> {
  const offset = (page - 1) * PAGE_SIZE;
  const [items, count] = await Promise.all([
    read(PAGE_SIZE + 1, offset),
    countUpTo(db, counted, COUNTED_UP_TO + 1),
  ]);
  // Past the counting limit there are at least as many items as have been read.
  const total = items.length > 0 ? Math.max(count, offset + items.length) : count;
  return { items: items.slice(0, PAGE_SIZE), total };
}

/** Number of items on all pages up to one, plus the one that tells whether a next page exists. */
export const shownUpTo = (page: number): number => page * PAGE_SIZE + 1;

/** Counts the rows of a query, reading at most `most` of them. */
export async function countUpTo(db: Db, query: SQL, most: number): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT 1 FROM (${query}) counted LIMIT ${most}) most`,
  );
  return row?.n ?? 0;
}
