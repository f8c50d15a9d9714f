import { and, eq, gt, sql } from "drizzle-orm";
import type { Challenge, InLanguage } from "#app/domain/items.ts";
import type { Db } from "#db/client.ts";
import { challenges } from "#db/schema/catalogue.ts";

/** How many challenges the home shows (spec 9). */
export const HOME_CHALLENGE_COUNT = 3;

const columns = {
  id: challenges.id,
  name: challenges.name,
  description: challenges.description,
  type: challenges.type,
  reward: challenges.reward,
  currentParticipants: challenges.currentParticipants,
  maxParticipants: challenges.maxParticipants,
  deadline: challenges.deadline,
  isActive: challenges.isActive,
  language: challenges.language,
};

/**
 * Active first, then soonest (product.md, "Traps"). A challenge whose deadline has passed is not
 * one a person can act on, so it stands behind those that are ahead, whatever its flag says.
 */
const homeOrder = (now: Date) => [
  sql`(${challenges.isActive} AND ${gt(challenges.deadline, now)}) DESC`,
  sql`${challenges.isActive} DESC NULLS LAST`,
  challenges.deadline,
  challenges.id,
];

/** Every challenge in the home's order: the client-side search index (spec 7). */
export function listChallenges(db: Db, now: Date): Promise<InLanguage<Challenge>[]> {
  return db
    .select(columns)
    .from(challenges)
    .orderBy(...homeOrder(now));
}

/** The first challenges of the home's order (spec 9: three). */
export function listHomeChallenges(
  db: Db,
  now: Date,
  limit: number = HOME_CHALLENGE_COUNT,
): Promise<InLanguage<Challenge>[]> {
  return db
    .select(columns)
    .from(challenges)
    .orderBy(...homeOrder(now))
    .limit(limit);
}

/** Challenges that are active and whose deadline is ahead, the soonest first. */
export function listActiveChallenges(db: Db, now: Date): Promise<InLanguage<Challenge>[]> {
  return db
    .select(columns)
    .from(challenges)
    .where(and(eq(challenges.isActive, true), gt(challenges.deadline, now)))
    .orderBy(challenges.deadline, challenges.id);
}
