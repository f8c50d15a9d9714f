import { lt, sql } from "drizzle-orm";
import type { CountedTry, RateLimit } from "#domain/people/rate-limits.ts";
import type { Db } from "#db/connection/client.ts";
import { rateLimits } from "#db/schema/people/accounts.ts";

/** Ended windows that one new window clears away: the table stays as small as what goes on. */
const CLEARED_AT_ONCE = 20;
/** Nobody needs to know how often more; the column would end at 2,147,483,647. */
const MOST_COUNTED = 1_000_000;

/**
 * Counts one try under a key, in one statement: a hundred at once are counted as a hundred, whichever
 * processes they reach (the rule is `countTry` in domain/people/rate-limits.ts). Not for use in a
 * transaction: what is rolled back must have been counted.
 */
export async function countTry(
  db: Db,
  key: string,
  { windowMs }: RateLimit,
  now: Date,
): Promise<CountedTry> {
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, endsAt: new Date(now.getTime() + windowMs), count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE least(${rateLimits.count} + 1, ${MOST_COUNTED}) END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${rateLimits.endsAt} END`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
  if (!row) throw new Error("an UPSERT returns its row");
  if (row.count === 1) await clearEnded(db, now);
  return row;
}

async function clearEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.endsAt, now))
    .limit(CLEARED_AT_ONCE)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(sql`${rateLimits.key} IN (${ended})`);
}
