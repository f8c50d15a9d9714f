import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PrizeSplit } from "#domain/challenges/prizes.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeTerms, challengeWinners } from "#db/schema/challenges/prizes.ts";
import { people } from "#db/schema/people/people.ts";

/** The rules of a challenge and how its reward is shared. */
export interface ChallengeTerms {
  rules: string;
  split: PrizeSplit;
}

/** @returns no rules and a single winner where the creator has said nothing */
export async function findTerms(db: Db, challengeId: string): Promise<ChallengeTerms> {
  const [terms] = await db
    .select({ rules: challengeTerms.rules, split: challengeTerms.split })
    .from(challengeTerms)
    .where(eq(challengeTerms.challengeId, challengeId));
  return terms ?? { rules: "", split: "one" };
}

/** A winner of a challenge. */
export interface Winner {
  place: number;
  /** Display name; null once the account was deleted. */
  name: string | null;
  credits: number;
}

/** The winners of a challenge by place, as a column. */
export const winnersOf = (challengeId: SQL) =>
  sql<Winner[]>`(SELECT coalesce(json_agg(json_build_object('place', place, 'credits', credits,
      'name', (SELECT display_name FROM ${people} WHERE id = winner.person_id)) ORDER BY place), '[]')
    FROM ${challengeWinners} winner WHERE winner.challenge_id = ${challengeId})`;

/** Ids of the winners by place; one whose account was deleted is left out. */
export const listWinnerIds = async (db: Db, challengeId: string): Promise<string[]> =>
  (
    await db
      .select({ personId: challengeWinners.personId })
      .from(challengeWinners)
      .where(
        and(eq(challengeWinners.challengeId, challengeId), isNotNull(challengeWinners.personId)),
      )
      .orderBy(asc(challengeWinners.place))
  ).map(({ personId }) => personId!);
