import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { listInHomeOrder } from "./challenges.ts";
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
}

const winners = alias(people, "winners");

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

/** The challenge of a page; undefined for an unknown id. */
export async function findChallengeDetail(
  db: Db,
  id: string,
): Promise<ChallengeDetail | undefined> {
  const [row] = await db
    .select({
      ...columns,
      creator: people.displayName,
      creatorId: challenges.creatorId,
      escrowId: challenges.escrowId,
      awardedAt: challenges.awardedAt,
      cancelledAt: challenges.cancelledAt,
      winner: winners.displayName,
      createdAt: challenges.createdAt,
    })
    .from(challenges)
    .leftJoin(people, eq(people.id, challenges.creatorId))
    .leftJoin(winners, eq(winners.id, challenges.awardedTo))
    .where(eq(challenges.id, id))
    .limit(1);
  return row;
}

/** Other challenges of the same type: open ones first, then by deadline. */
export function listRelatedChallenges(
  db: Db,
  id: string,
  now: Date,
  limit: number,
): Promise<InLanguage<Challenge>[]> {
  const type = db.select({ type: challenges.type }).from(challenges).where(eq(challenges.id, id));
  const where = and(eq(challenges.type, sql`(${type})`), ne(challenges.id, id));
  return listInHomeOrder(db, now, { limit }, unfilteredList(challenges, where));
}
