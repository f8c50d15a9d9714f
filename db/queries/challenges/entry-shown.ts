import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { outer } from "#db/connection/outer-column.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { challengeEntries } from "#db/schema/challenges/entries.ts";
import { entryRefusals } from "#db/schema/challenges/prizes.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";

const held = alias(challenges, "held");

/** Version of an entry that counts. */
export const newestVersion: SQL<number> = sql<number>`(SELECT max(version) FROM ${challengeSubmissions} newest
  WHERE newest.challenge_id = ${outer(challengeEntries.challengeId)}
    AND newest.person_id = ${outer(challengeEntries.personId)})`;

/**
 * Condition for entries that everyone sees: of a challenge that is awarded and open to all, by an
 * account that agreed, neither taken down nor (in its newest version) refused. A guest's entries
 * are the guest's alone.
 */
export const isEntryShown: SQL = and(
  eq(challengeEntries.isShown, true),
  isNull(challengeEntries.takenDownAt),
  sql`EXISTS (SELECT 1 FROM ${challenges} held WHERE held.id = ${outer(challengeEntries.challengeId)}
    AND ${isNotNull(held.awardedAt)} AND ${isOpenToAll(held)})`,
  sql`EXISTS (SELECT 1 FROM ${people} author WHERE author.id = ${outer(challengeEntries.personId)}
    AND author.kind IN ('account', 'demo'))`,
  sql`NOT EXISTS (SELECT 1 FROM ${entryRefusals} refusal
    WHERE refusal.challenge_id = ${outer(challengeEntries.challengeId)}
      AND refusal.person_id = ${outer(challengeEntries.personId)}
      AND refusal.version = ${newestVersion})`,
)!;

/** Number of a challenge's entries that everyone sees, as a column. */
export const shownCount = sql<number>`(SELECT count(*)::int FROM ${challengeEntries}
  WHERE ${outer(challengeEntries.challengeId)} = ${outer(challenges.id)} AND ${isEntryShown})`;

/**
 * Condition for entries in which a person has a part: their own, and those of their challenges.
 *
 * @param viewerId NOBODY_ID for visitors, who read as the demo person
 */
export const hasPartInEntry = (viewerId: string): SQL =>
  or(
    eq(challengeEntries.personId, viewerId),
    sql`EXISTS (SELECT 1 FROM ${challenges} made WHERE made.id = ${outer(challengeEntries.challengeId)}
      AND made.creator_id = ${viewerId})`,
  )!;

/** Condition for entries that a person may open. */
export const isEntryOpenTo = (viewerId: string): SQL => or(isEntryShown, hasPartInEntry(viewerId))!;
