import { and, eq, sql } from "drizzle-orm";
import type { EntryCounts } from "#domain/challenges/cancelling.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { challengeEntries } from "#db/schema/challenges/entries.ts";
import { entryRefusals } from "#db/schema/challenges/prizes.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { people } from "#db/schema/people/people.ts";
import { filesOfEntry, picturesOfEntry, type EntryFile, type EntryPicture } from "./entry-parts.ts";

/** The newest version of a person's submission. */
export interface ChallengeEntry {
  personId: string;
  name: string;
  version: number;
  text: string;
  link: string;
  createdAt: Date;
  /** Why the creator did not accept this version; null if it was not refused. */
  refusal: string | null;
  /** The entry's id, the same for all its versions. */
  entryId: string;
  title: string;
  /** The author agrees that everyone sees it once the challenge is awarded. */
  agreed: boolean;
  pictures: EntryPicture[];
  files: EntryFile[];
}

const columns = {
  personId: challengeSubmissions.personId,
  name: people.displayName,
  version: challengeSubmissions.version,
  text: challengeSubmissions.text,
  link: challengeSubmissions.link,
  createdAt: challengeSubmissions.createdAt,
  refusal: sql<string | null>`(SELECT reason FROM ${entryRefusals} refusal
    WHERE refusal.challenge_id = ${outer(challengeSubmissions.challengeId)}
      AND refusal.person_id = ${outer(challengeSubmissions.personId)}
      AND refusal.version = ${outer(challengeSubmissions.version)})`.as("refusal"),
  entryId: sql<string>`${challengeEntries.id}`.as("entry_id"),
  title: challengeEntries.title,
  agreed: challengeEntries.isShown,
  pictures: picturesOfEntry().as("pictures"),
  files: filesOfEntry().as("files"),
};

/** The entry that a version belongs to. */
const isItsEntry = and(
  eq(challengeEntries.challengeId, challengeSubmissions.challengeId),
  eq(challengeEntries.personId, challengeSubmissions.personId),
);

/** A person's newest submission; undefined before the first. */
export async function findOwnEntry(
  db: Db,
  challengeId: string,
  personId: string,
): Promise<ChallengeEntry | undefined> {
  const [entry] = await db
    .select(columns)
    .from(challengeSubmissions)
    .innerJoin(people, eq(people.id, challengeSubmissions.personId))
    .innerJoin(challengeEntries, isItsEntry)
    .where(
      and(
        eq(challengeSubmissions.challengeId, challengeId),
        eq(challengeSubmissions.personId, personId),
      ),
    )
    .orderBy(sql`${challengeSubmissions.version} DESC`)
    .limit(1);
  return entry;
}

/** Counts the newest submissions of the participants by whether they were refused. */
export async function countEntries(db: Db, challengeId: string): Promise<EntryCounts> {
  const newest = db
    .selectDistinctOn([challengeSubmissions.personId], {
      isRefused: sql<boolean>`${columns.refusal.sql} IS NOT NULL`.as("is_refused"),
    })
    .from(challengeSubmissions)
    .where(eq(challengeSubmissions.challengeId, challengeId))
    .orderBy(challengeSubmissions.personId, sql`${challengeSubmissions.version} DESC`)
    .as("newest");
  const [counted] = await db
    .select({
      refused: sql<number>`count(*) FILTER (WHERE ${newest.isRefused})::int`,
      others: sql<number>`count(*) FILTER (WHERE NOT ${newest.isRefused})::int`,
    })
    .from(newest);
  return counted ?? { refused: 0, others: 0 };
}

/**
 * The newest submission of each participant, in order of submission. Visible to the challenge's
 * creator only.
 *
 * @param viewerId the result is empty unless this person created the challenge
 */
export function listEntries(
  db: Db,
  challengeId: string,
  viewerId: string,
  limit: number,
): Promise<ChallengeEntry[]> {
  const newest = db
    .selectDistinctOn([challengeSubmissions.personId], columns)
    .from(challengeSubmissions)
    .innerJoin(
      challenges,
      and(eq(challenges.id, challengeSubmissions.challengeId), eq(challenges.creatorId, viewerId)),
    )
    .innerJoin(people, eq(people.id, challengeSubmissions.personId))
    .innerJoin(challengeEntries, isItsEntry)
    .innerJoin(
      challengeParticipants,
      and(
        eq(challengeParticipants.challengeId, challengeSubmissions.challengeId),
        eq(challengeParticipants.personId, challengeSubmissions.personId),
      ),
    )
    .where(eq(challengeSubmissions.challengeId, challengeId))
    .orderBy(challengeSubmissions.personId, sql`${challengeSubmissions.version} DESC`)
    .as("newest");
  return db.select().from(newest).orderBy(newest.createdAt, newest.personId).limit(limit);
}
