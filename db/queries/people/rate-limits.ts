import { and, gt, inArray } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { rateLimits } from "#db/schema/people/accounts.ts";

/** A rate limit's key with its maximum in a window. */
export interface RateLimitKey {
  key: string;
  max: number;
}

/** Those of some limits that are exhausted now, by the time their windows end. */
export async function listReachedLimits(
  db: Db,
  limits: readonly RateLimitKey[],
  now: Date,
): Promise<{ key: string; endsAt: Date }[]> {
  const rows = await db
    .select({ key: rateLimits.key, endsAt: rateLimits.endsAt, count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.key,
          limits.map(({ key }) => key),
        ),
        gt(rateLimits.endsAt, now),
      ),
    )
    .orderBy(rateLimits.endsAt);
  const maxOf = new Map(limits.map(({ key, max }) => [key, max]));
  return rows.filter(({ key, count }) => count >= (maxOf.get(key) ?? Infinity));
}
