import { sql, type SQL } from "drizzle-orm";
import { COUNTED_UP_TO } from "#domain/format/counts.ts";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";

/**
 * One page of a list and how many there are, in two queries at once, neither of which reads more of
 * a long list than of a short one: one item more than the page shows tells whether another follows,
 * and nothing is counted beyond what is shown as a number.
 *
 * @param read the items of the list, `limit` of them after `offset`
 * @param counted one row for each of them, one more than are counted at most
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
  // Beyond what was counted there are at least those that were read.
  const total = items.length > 0 ? Math.max(count, offset + items.length) : count;
  return { items: items.slice(0, PAGE_SIZE), total };
}

/** How many items there are on the pages up to one, and the one that tells whether another follows. */
export const shownUpTo = (page: number): number => page * PAGE_SIZE + 1;

/** How many rows a query has, or `most` when it has more: it is read no further. */
export async function countUpTo(db: Db, query: SQL, most: number): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT 1 FROM (${query}) counted LIMIT ${most}) most`,
  );
  return row?.n ?? 0;
}
