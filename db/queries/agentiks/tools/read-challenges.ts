import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { isRunning } from "#db/queries/challenges/challenge-filter.ts";
import { challengeEntries } from "#db/schema/challenges/entries.ts";
import { challenges } from "#db/schema/items/catalogue.ts";

/** A person's own challenges that are open, the soonest deadline first. */
export const listOwnOpenChallenges = (
  db: Db,
  { personId, now, limit }: { personId: string; now: Date; limit: number },
): Promise<{ name: string; deadline: Date; entries: number }[]> =>
  db
    .select({
      name: challenges.name,
      deadline: challenges.deadline,
      entries: count(challengeEntries.id),
    })
    .from(challenges)
    .leftJoin(
      challengeEntries,
      and(eq(challengeEntries.challengeId, challenges.id), isNull(challengeEntries.takenDownAt)),
    )
    .where(and(eq(challenges.creatorId, personId), isRunning(now), isNull(challenges.takenDownAt)))
    .groupBy(challenges.id)
    .orderBy(asc(challenges.deadline), challenges.id)
    .limit(limit);
