import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { listInHomeOrder } from "./challenges.ts";
import { unfilteredList } from "#db/queries/lists/list-text.ts";

/** A challenge with all that its own page shows. */
export interface ChallengeDetail extends InLanguage<Challenge> {
  /** The creator's display name; null for the house's own challenges. */
  creator: string | null;
  creatorId: string | null;
  /** Where its reward waits; null where none was set aside. */
  escrowId: string | null;
  awardedAt: Date | null;
  cancelledAt: Date | null;
  /** The winner's display name, where there is one who is still here. */
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

/** One challenge for its own page, or undefined when there is none with that id. */
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

/** Other challenges of the same type: those that are still open first, then the soonest. */
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
