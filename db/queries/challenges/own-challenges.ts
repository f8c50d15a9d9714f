import { and, desc, eq, not, sql } from "drizzle-orm";
import type { ChallengeListState } from "#domain/challenges/challenge-list.ts";
import type { Challenge, InLanguage } from "#domain/items/items.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { readPage } from "#db/queries/lists/list-page.ts";
import { isListed, isOpenToInvolved } from "#db/queries/lists/listed.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { isChosen, isRunning } from "./challenge-filter.ts";
import { challengeColumns, challengeOrders } from "./challenges.ts";

/**
 * One page of the challenges that a person created or joined, also those that lists do not show: a
 * guest's, and those that were taken down. With the list's search, filters and order.
 */
export async function findOwnChallengePage(
  db: Db,
  { q, category, sort, page, facets }: ChallengeListState,
  personId: string,
  now: Date,
): Promise<ItemPage<InLanguage<Challenge>>> {
  // By an index of each, instead of reading all challenges for one condition or the other.
  const isOwn = sql`${challenges.id} IN (
    SELECT made.id FROM ${challenges} made WHERE made.creator_id = ${personId}
    UNION SELECT joined.challenge_id FROM ${challengeParticipants} joined
    WHERE joined.person_id = ${personId})`;
  const own = and(
    isOpenToInvolved(challenges, isOwn, personId),
    isChosen({ category, facets }, now),
    matchesText(challenges.searchText, q),
  );
  // The home order: open, past the deadline, inactive.
  const byPlace = [sql`NOT (${isRunning(now)})`, desc(challenges.isActive), challenges.deadline];
  const order = sort === "soonest" ? byPlace : [challengeOrders[sort]];
  const read = (limit: number, offset: number) =>
    db
      .select(challengeColumns)
      .from(challenges)
      .where(own)
      .orderBy(...order, challenges.id)
      .limit(limit)
      .offset(offset);
  return readPage(db, page, read, sql`SELECT 1 FROM ${challenges} WHERE ${own}`);
}

/** Number of a person's own challenges above the list. */
const HIDDEN_MAX = 12;

/**
 * A person's own challenges that only they see, newest first: a guest's, and those that were taken
 * down. They stand above the first page of the list that they match.
 */
export const listHiddenChallenges = (
  db: Db,
  personId: string,
  { q, category, facets }: ChallengeListState,
  now: Date,
): Promise<InLanguage<Challenge>[]> =>
  db
    .select(challengeColumns)
    .from(challenges)
    .where(
      and(
        eq(challenges.creatorId, personId),
        not(isListed(challenges)),
        isChosen({ category, facets }, now),
        matchesText(challenges.searchText, q),
      ),
    )
    .orderBy(desc(challenges.createdAt), challenges.id)
    .limit(HIDDEN_MAX);
