import { lt, sql } from "drizzle-orm";
import type { CountedTry, RateLimit } from "#domain/people/rate-limits.ts";
import type { Db } from "#db/connection/client.ts";
import { rateLimits } from "#db/schema/people/accounts.ts";

/** Ended windows deleted with each new one, which keeps the table small. */
const CLEARED_AT_ONCE = 20;
/** The count stops here; the column would overflow at 2,147,483,647. */
const MAX_COUNT = 1_000_000;

/**
 * Counts one attempt under a rate-limit key, in one atomic UPSERT: concurrent attempts in any
 * process are all counted (the rule is `countTry` in domain/people/rate-limits.ts). Do not call it
 * in a transaction: a rolled-back attempt must still be counted.
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
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE least(${rateLimits.count} + 1, ${MAX_COUNT}) END`,
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
