import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { COMMENTS_PAGE } from "#domain/challenges/entries.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { challengeEntries, entryComments } from "#db/schema/challenges/entries.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isEntryShown } from "./entry-shown.ts";

/** Condition for comments that are read below their entry. */
export const isCommentShown = isNull(entryComments.takenDownAt);

/** Condition for comments whose entry everyone sees. */
export const isBelowShownEntry = sql`EXISTS (SELECT 1 FROM ${challengeEntries}
  WHERE ${challengeEntries.id} = ${outer(entryComments.entryId)} AND ${isEntryShown})`;

/**
 * A page of an entry's comments, oldest first. The caller has seen that the viewer may open the entry.
 *
 * @param page from 1
 */
export async function listComments(db: Db, entryId: string, viewerId: string, page: number) {
  return db
    .select({
      id: entryComments.id,
      author: people.displayName,
      text: entryComments.text,
      language: entryComments.language,
      createdAt: entryComments.createdAt,
      isOwn: sql<boolean>`${entryComments.personId} = ${viewerId}`,
    })
    .from(entryComments)
    .innerJoin(people, eq(people.id, entryComments.personId))
    .where(and(eq(entryComments.entryId, entryId), isCommentShown))
    .orderBy(asc(entryComments.createdAt), asc(entryComments.id))
    .limit(COMMENTS_PAGE)
    .offset((page - 1) * COMMENTS_PAGE);
}

export const countComments = (db: Db, entryId: string): Promise<number> =>
  db.$count(entryComments, and(eq(entryComments.entryId, entryId), isCommentShown));

/** The entry of a comment, and its page of comments; undefined for an unknown comment. */
export async function findCommentPlace(
  db: Db,
  commentId: string,
): Promise<{ entryId: string; page: number } | undefined> {
  const [comment] = await db
    .select({ entryId: entryComments.entryId, createdAt: sql<string>`${entryComments.createdAt}` })
    .from(entryComments)
    .where(eq(entryComments.id, commentId));
  if (!comment) return undefined;
  const before = await db.$count(
    entryComments,
    and(
      eq(entryComments.entryId, comment.entryId),
      isCommentShown,
      sql`(${entryComments.createdAt}, ${entryComments.id}) < (${comment.createdAt}::timestamptz, ${commentId})`,
    ),
  );
  return { entryId: comment.entryId, page: Math.floor(before / COMMENTS_PAGE) + 1 };
}

/** Condition for comments that a person may remove: their own, on their entry, or below their challenge. */
export const mayRemoveComment = (personId: string) =>
  or(
    eq(entryComments.personId, personId),
    sql`EXISTS (SELECT 1 FROM ${challengeEntries} entry
      JOIN ${challenges} challenge ON challenge.id = entry.challenge_id
      WHERE entry.id = ${outer(entryComments.entryId)}
        AND (entry.person_id = ${personId} OR challenge.creator_id = ${personId}))`,
  )!;
