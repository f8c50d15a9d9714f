import { and, eq } from "drizzle-orm";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { mayRemoveComment } from "#db/queries/challenges/entry-comments.ts";
import { isEntryShown } from "#db/queries/challenges/entry-shown.ts";
import { challengeEntries, entryComments } from "#db/schema/challenges/entries.ts";

export type Commented = { kind: "done"; commentId: string } | { kind: "refused"; reason: "gone" };

/**
 * Writes a comment below an entry that everyone sees, and notifies the entry's author.
 *
 * @param input.personId an account: a guest is asked to sign in first
 * @param input.text of 1 to COMMENT_MAX_CHARACTERS characters
 */
export async function addComment(
  tx: Db,
  input: {
    personId: string;
    entryId: string;
    text: string;
    language: ContentLanguage;
    now: Date;
  },
): Promise<Commented> {
  const { personId, entryId, text, language, now } = input;
  // Locked, so that a comment is entirely before or after a takedown of its entry.
  const [entry] = await tx
    .select({ authorId: challengeEntries.personId, title: challengeEntries.title })
    .from(challengeEntries)
    .where(and(eq(challengeEntries.id, entryId), isEntryShown))
    .for("share");
  if (!entry) return { kind: "refused", reason: "gone" };
  const id = createId("comment");
  await tx.insert(entryComments).values({ id, entryId, personId, text, language, createdAt: now });
  await recordEvent(tx, { personId, action: "comment-entry", subject: entryId, now });
  if (entry.authorId !== personId) {
    const news = {
      kind: "entry_comment",
      data: { entry: entry.title },
      fromId: personId,
      href: entryPaths.entry(id),
    };
    await notifyPeople(tx, [entry.authorId], news, now);
  }
  return { kind: "done", commentId: id };
}

/**
 * Deletes a comment: its author, the author of the entry and the creator of the challenge can. Repeating it
 * changes nothing.
 *
 * @returns `gone` for a comment that the person may not delete
 */
export async function removeComment(
  tx: Db,
  input: { personId: string; entryId: string; commentId: string; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  const { personId, entryId, commentId, now } = input;
  const isThis = and(eq(entryComments.id, commentId), eq(entryComments.entryId, entryId));
  const removed = await tx
    .delete(entryComments)
    .where(and(isThis, mayRemoveComment(personId)))
    .returning({ authorId: entryComments.personId });
  if (removed.length === 0)
    return (await tx.$count(entryComments, isThis)) > 0
      ? { kind: "refused", reason: "gone" }
      : { kind: "done" };
  const data = { author: removed[0]!.authorId };
  await recordEvent(tx, { personId, action: "remove-comment", subject: entryId, now, data });
  return { kind: "done" };
}
