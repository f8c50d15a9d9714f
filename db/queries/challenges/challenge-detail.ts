import { and, eq, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { challengeTerms } from "#db/schema/challenges/prizes.ts";
import { people } from "#db/schema/people/people.ts";
import { winnersOf, type ChallengeTerms, type Winner } from "./challenge-prizes.ts";
import { challengeColumns, listInHomeOrder } from "./challenges.ts";
import { shownCount } from "./entry-shown.ts";
import { isListed, isOpenTo, isOpenToInvolved } from "#db/queries/lists/listed.ts";
import { unfilteredList } from "#db/queries/lists/list-text.ts";

/** A challenge with everything its own page shows. */
export interface ChallengeDetail extends InLanguage<Challenge> {
  /** The creator's display name; null for the platform's own challenges. */
  creator: string | null;
  creatorId: string | null;
  /** Escrow account of the reward; null for challenges from before escrows. */
  escrowId: string | null;
  awardedAt: Date | null;
  cancelledAt: Date | null;
  /** The winner's display name; null without a winner, or when the winner's account was deleted. */
  winner: string | null;
  createdAt: Date;
  takenDownAt: Date | null;
  terms: ChallengeTerms;
  /** By place; empty while it runs, and for those that ended without a winner. */
  winners: Winner[];
  /** Entries in its gallery that everyone sees. */
  shown: number;
}

const winners = alias(people, "winners");

/** Condition for challenges that a person may open. Visitors read as the demo person. */
export const isChallengeOpenTo = (viewerId: string): SQL =>
  or(
    isOpenTo({ ...challenges, owner: challenges.creatorId }, viewerId),
    isOpenToInvolved(
      challenges,
      sql`EXISTS (SELECT 1 FROM ${challengeParticipants} participant
        WHERE participant.challenge_id = ${outer(challenges.id)}
          AND participant.person_id = ${viewerId})`,
      viewerId,
    ),
  )!;

/**
 * The challenge of a page.
 *
 * @returns undefined for an unknown id, and for one that a guest made or that was taken down and in
 *   which the viewer has no part
 */
export async function findChallengeDetail(
  db: Db,
  id: string,
  viewerId: string,
): Promise<ChallengeDetail | undefined> {
  const [row] = await db
    .select({
      ...challengeColumns,
      creator: people.displayName,
      creatorId: challenges.creatorId,
      escrowId: challenges.escrowId,
      awardedAt: challenges.awardedAt,
      cancelledAt: challenges.cancelledAt,
      winner: winners.displayName,
      createdAt: challenges.createdAt,
      takenDownAt: challenges.takenDownAt,
      rules: challengeTerms.rules,
      split: challengeTerms.split,
      winners: winnersOf(outer(challenges.id)),
      shown: shownCount,
    })
    .from(challenges)
    .leftJoin(challengeTerms, eq(challengeTerms.challengeId, challenges.id))
    .leftJoin(people, eq(people.id, challenges.creatorId))
    .leftJoin(winners, eq(winners.id, challenges.awardedTo))
    .where(and(eq(challenges.id, id), isChallengeOpenTo(viewerId)))
    .limit(1);
  if (!row) return undefined;
  const { rules, split, ...challenge } = row;
  return { ...challenge, terms: { rules: rules ?? "", split: split ?? "one" } };
}

/** Other challenges of the same type: open ones first, then by deadline. */
export function listRelatedChallenges(
  db: Db,
  id: string,
  now: Date,
  limit: number,
): Promise<InLanguage<Challenge>[]> {
  const type = db.select({ type: challenges.type }).from(challenges).where(eq(challenges.id, id));
  const where = and(
    eq(challenges.type, sql`(${type})`),
    ne(challenges.id, id),
    isListed(challenges),
  );
  return listInHomeOrder(db, now, { limit }, unfilteredList(challenges, where));
}
