import { and, count, eq, gt, lte, sql } from "drizzle-orm";
import type { ChallengeListState } from "#app/domain/challenge-list.ts";
import { endingSoonUntil } from "#app/domain/ending-soon.ts";
import type { Challenge, InLanguage } from "#app/domain/items.ts";
import { PAGE_SIZE, type ItemPage } from "#app/domain/list-state.ts";
import type { Db } from "#db/client.ts";
import { challengeParticipants, challenges } from "#db/schema/catalogue.ts";
import { matchesText } from "./matches-text.ts";

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
    .where(isOpen(now))
    .orderBy(challenges.deadline, challenges.id);
}

/** Active and before its deadline. */
const isOpen = (now: Date) => and(eq(challenges.isActive, true), gt(challenges.deadline, now));

const orders = {
  soonest: homeOrder,
  reward: () => [sql`${challenges.reward} DESC`, challenges.id],
  participants: () => [sql`${challenges.currentParticipants} DESC`, challenges.id],
  newest: () => [sql`${challenges.createdAt} DESC`, challenges.id],
} as const;

/** One page of the challenges screen and how many match in all. */
export async function findChallengePage(
  db: Db,
  { q, category, sort, page }: ChallengeListState,
  now: Date,
): Promise<ItemPage<InLanguage<Challenge>>> {
  const matching = and(matchesText(challenges.searchText, q), isInCategory(category, now));
  const [items, total] = await Promise.all([
    db
      .select(columns)
      .from(challenges)
      .where(matching)
      .orderBy(...orders[sort](now))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(challenges, matching),
  ]);
  return { items, total };
}

function isInCategory(category: ChallengeListState["category"], now: Date) {
  if (category === "all") return undefined;
  if (category !== "ending-soon") return eq(challenges.type, category);
  // The rule is `isEndingSoon`; a test holds the two together.
  return and(isOpen(now), lte(challenges.deadline, endingSoonUntil(now)));
}

/** The figures above the challenges (spec 2 "Challenges"). */
export interface ChallengeFigures {
  /** How many are active and have their deadline ahead. */
  active: number;
  /** What those pay together, in credits. */
  rewards: number;
  /** How many the person has joined, whatever has become of them. */
  joined: number;
}

/** The figures above the challenges, in one round trip. */
export async function findChallengeFigures(
  db: Db,
  personId: string,
  now: Date,
): Promise<ChallengeFigures> {
  const joined = db
    .select({ n: count() })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.personId, personId));
  const [figures] = await db
    .select({
      active: count(),
      rewards: sql`coalesce(sum(${challenges.reward}), 0)`.mapWith(Number),
      joined: sql`(${joined})`.mapWith(Number),
    })
    .from(challenges)
    .where(isOpen(now));
  return figures ?? { active: 0, rewards: 0, joined: 0 };
}
