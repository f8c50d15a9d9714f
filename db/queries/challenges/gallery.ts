import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { GALLERY_PAGE } from "#domain/challenges/entries.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { challengeEntries, entryPictures } from "#db/schema/challenges/entries.ts";
import { challengeWinners } from "#db/schema/challenges/prizes.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { isChallengeOpenTo } from "./challenge-detail.ts";
import { filesOfEntry, picturesOfEntry } from "./entry-parts.ts";
import { isEntryOpenTo, isEntryShown, newestVersion, shownCount } from "./entry-shown.ts";

/** A challenge as the head of its gallery. */
export interface GalleryHead {
  id: string;
  name: string;
  language: ContentLanguage;
  isAwarded: boolean;
  isOwner: boolean;
  /** Entries that everyone sees. */
  shown: number;
}

/**
 * @param viewer.personId the viewer; the demo person for visitors
 * @param viewer.partOf NOBODY_ID for visitors, else the same person
 * @returns undefined for a challenge that the viewer may not open
 */
export async function findGallery(
  db: Db,
  challengeId: string,
  viewer: { personId: string; partOf: string },
): Promise<GalleryHead | undefined> {
  const [head] = await db
    .select({
      id: challenges.id,
      name: challenges.name,
      language: challenges.language,
      isAwarded: sql<boolean>`${challenges.awardedAt} IS NOT NULL`,
      isOwner: sql<boolean>`coalesce(${challenges.creatorId} = ${viewer.partOf}, false)`,
      shown: shownCount,
    })
    .from(challenges)
    .where(and(eq(challenges.id, challengeId), isChallengeOpenTo(viewer.personId)));
  return head;
}

const place = sql<number | null>`(SELECT place FROM ${challengeWinners} winner
  WHERE winner.challenge_id = ${outer(challengeEntries.challengeId)}
    AND winner.person_id = ${outer(challengeEntries.personId)})`;

/** An entry as a tile of a gallery. */
export interface GalleryEntry {
  id: string;
  title: string;
  language: ContentLanguage;
  author: string;
  /** Place among the winners, from 1; null for none. */
  place: number | null;
  /** Content hash of the entry's first photograph; null for an entry without one. */
  hash: string | null;
  alt: string | null;
  /** Whether everyone sees it, or only those who have a part in it. */
  isShown: boolean;
}

/**
 * A page of a gallery: winners first, then in order of arrival; one entry more than a page, which tells whether
 * there is a next one. Besides what everyone sees, a person finds the entries they have a part in.
 *
 * @param page from 1
 */
export async function listGallery(
  db: Db,
  challengeId: string,
  viewerId: string,
  page: number,
): Promise<GalleryEntry[]> {
  const first = sql`(SELECT min(place) FROM ${entryPictures} one WHERE one.entry_id = ${outer(challengeEntries.id)})`;
  return db
    .select({
      id: challengeEntries.id,
      title: challengeEntries.title,
      language: challengeEntries.language,
      author: people.displayName,
      place: place.as("won"),
      hash: entryPictures.hash,
      alt: entryPictures.alt,
      isShown: sql<boolean>`${isEntryShown}`,
    })
    .from(challengeEntries)
    .innerJoin(people, eq(people.id, challengeEntries.personId))
    .leftJoin(
      entryPictures,
      and(eq(entryPictures.entryId, challengeEntries.id), sql`${entryPictures.place} = ${first}`),
    )
    .where(and(eq(challengeEntries.challengeId, challengeId), isEntryOpenTo(viewerId)))
    .orderBy(sql`won NULLS LAST`, asc(challengeEntries.createdAt), asc(challengeEntries.id))
    .limit(GALLERY_PAGE + 1)
    .offset((page - 1) * GALLERY_PAGE);
}

/** The thumbnails of these entries' first photographs, in the order of the entries. */
export async function listThumbnails(
  db: Db,
  entries: readonly Pick<GalleryEntry, "id" | "hash">[],
): Promise<Buffer[]> {
  const shown = entries.filter(({ hash }) => hash !== null);
  if (shown.length === 0) return [];
  const rows = await db
    .select({
      entryId: entryPictures.entryId,
      hash: entryPictures.hash,
      thumbnail: entryPictures.thumbnail,
    })
    .from(entryPictures)
    .where(
      inArray(
        entryPictures.entryId,
        shown.map(({ id }) => id),
      ),
    );
  return shown.flatMap(({ id, hash }) => {
    const found = rows.find((row) => row.entryId === id && row.hash === hash);
    return found ? [found.thumbnail] : [];
  });
}

/** An entry as its page shows it, for those who may open it; undefined for everyone else. */
export async function findEntry(db: Db, entryId: string, viewerId: string) {
  const [entry] = await db
    .select({
      id: challengeEntries.id,
      challengeId: challengeEntries.challengeId,
      challenge: challenges.name,
      challengeLanguage: challenges.language,
      isAwarded: sql<boolean>`${challenges.awardedAt} IS NOT NULL`,
      isOwner: sql<boolean>`coalesce(${challenges.creatorId} = ${viewerId}, false)`,
      isOwn: sql<boolean>`${challengeEntries.personId} = ${viewerId}`,
      title: challengeEntries.title,
      language: challengeEntries.language,
      author: people.displayName,
      text: challengeSubmissions.text,
      link: challengeSubmissions.link,
      place,
      /** Consent of the author that it is shown; `isShown` is whether everyone sees it. */
      agreed: challengeEntries.isShown,
      isShown: sql<boolean>`${isEntryShown}`,
      takenDownAt: challengeEntries.takenDownAt,
      pictures: picturesOfEntry(),
      files: filesOfEntry(),
    })
    .from(challengeEntries)
    .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
    .innerJoin(people, eq(people.id, challengeEntries.personId))
    .innerJoin(
      challengeSubmissions,
      and(
        eq(challengeSubmissions.challengeId, challengeEntries.challengeId),
        eq(challengeSubmissions.personId, challengeEntries.personId),
        sql`${challengeSubmissions.version} = ${newestVersion}`,
      ),
    )
    .where(and(eq(challengeEntries.id, entryId), isEntryOpenTo(viewerId)));
  return entry;
}
