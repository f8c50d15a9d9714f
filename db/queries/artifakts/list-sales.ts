import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { people } from "#db/schema/people/people.ts";

/** Sales on one page of the maker's list. */
export const SALES_PER_PAGE = 50;

/**
 * One page of an artifakt's sales for money, newest first, and one row more. Keyset pagination: a
 * page begins after a sale and not at a number, so that new sales do not move it.
 *
 * @param after id of the last sale of the page before; undefined for the first page. The id
 *   of another artifakt's sale, or an unknown one, leads to no sales
 */
export function listSales(db: Db, artifaktId: string, after: string | undefined) {
  const ofArtifakt = eq(artifaktOwnerships.artifaktId, artifaktId);
  const last = sql`(SELECT last.acquired_at, last.id FROM ${artifaktOwnerships} last
    WHERE last.id = ${after} AND last.artifakt_id = ${artifaktId})`;
  return db
    .select({
      id: artifaktOwnerships.id,
      buyer: people.displayName,
      price: artifaktOwnerships.price,
      discountCode: artifaktOwnerships.discountCode,
      acquiredAt: artifaktOwnerships.acquiredAt,
      endedAt: artifaktOwnerships.endedAt,
    })
    .from(artifaktOwnerships)
    .innerJoin(people, eq(people.id, artifaktOwnerships.personId))
    .where(
      and(
        ofArtifakt,
        ne(artifaktOwnerships.price, 0),
        after === undefined
          ? undefined
          : sql`(${artifaktOwnerships.acquiredAt}, ${artifaktOwnerships.id}) < ${last}`,
      ),
    )
    .orderBy(desc(artifaktOwnerships.acquiredAt), desc(artifaktOwnerships.id))
    .limit(SALES_PER_PAGE + 1);
}
