import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { challengeEntries } from "#db/schema/challenges/entries.ts";
import { entryRefusals } from "#db/schema/challenges/prizes.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

/** An entry that its challenge's creator has still to decide about, in its newest version. */
export interface EntryToJudge {
  id: string;
  personId: string;
  version: number;
  title: string;
  author: string;
  text: string;
  challengeId: string;
  challenge: string;
  /** Whole credits, held in escrow. */
  reward: number;
}

/**
 * Lists entries of a person's own challenges that are neither refused nor over, those of the soonest
 * deadline first; also of challenges whose deadline has passed, since they wait for the award.
 *
 * @param ids only these; all without it
 */
export function listEntriesToJudge(
  db: Db,
  { personId, ids, limit }: { personId: string; ids?: readonly string[]; limit: number },
): Promise<EntryToJudge[]> {
  const newest = db
    .selectDistinctOn([challengeSubmissions.challengeId, challengeSubmissions.personId], {
      challengeId: challengeSubmissions.challengeId,
      personId: challengeSubmissions.personId,
      version: challengeSubmissions.version,
      text: challengeSubmissions.text,
    })
    .from(challengeSubmissions)
    .innerJoin(challenges, eq(challenges.id, challengeSubmissions.challengeId))
    .where(
      and(
        eq(challenges.creatorId, personId),
        isNull(challenges.awardedAt),
        isNull(challenges.cancelledAt),
        isNull(challenges.takenDownAt),
        isNotNull(challenges.escrowId),
      ),
    )
    .orderBy(
      challengeSubmissions.challengeId,
      challengeSubmissions.personId,
      sql`${challengeSubmissions.version} DESC`,
    )
    .as("newest");
  return db
    .select({
      id: challengeEntries.id,
      personId: newest.personId,
      version: newest.version,
      title: challengeEntries.title,
      author: people.displayName,
      text: newest.text,
      challengeId: challenges.id,
      challenge: challenges.name,
      reward: challenges.reward,
    })
    .from(newest)
    .innerJoin(challenges, eq(challenges.id, newest.challengeId))
    .innerJoin(people, eq(people.id, newest.personId))
    .innerJoin(
      challengeEntries,
      and(
        eq(challengeEntries.challengeId, newest.challengeId),
        eq(challengeEntries.personId, newest.personId),
      ),
    )
    .leftJoin(
      entryRefusals,
      and(
        eq(entryRefusals.challengeId, newest.challengeId),
        eq(entryRefusals.personId, newest.personId),
        eq(entryRefusals.version, newest.version),
      ),
    )
    .where(
      and(
        isNull(entryRefusals.version),
        isNull(challengeEntries.takenDownAt),
        ids && inArray(challengeEntries.id, [...ids]),
      ),
    )
    .orderBy(asc(challenges.deadline), asc(challengeEntries.createdAt), challengeEntries.id)
    .limit(limit);
}
