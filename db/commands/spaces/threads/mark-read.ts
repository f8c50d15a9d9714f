import { paths } from "#domain/addresses/paths.ts";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { threadReads, threads } from "#db/schema/spaces/threads.ts";
import { markReadIn } from "#db/commands/people/notices/mark-read-in.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

/**
 * Notes how far a person has read a thread, and its notifications as read; never back. Nothing for a thread
 * that they do not see.
 */
export async function markRead(
  tx: Db,
  {
    spaceId,
    threadId,
    personId,
    seq,
  }: { spaceId: string; threadId: string; personId: string; seq: number },
): Promise<void> {
  const seen = tx
    .select({
      threadId: threads.id,
      personId: sql<string>`${personId}::text`.as("person_id"),
      seq: sql<number>`least(${seq}::int, ${threads.lastSeq})`.as("seq"),
      isMuted: sql<boolean>`false`.as("is_muted"),
      isFollowed: sql<boolean>`false`.as("is_followed"),
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), isInsideOf(threads, { spaceId, personId })));
  await tx
    .insert(threadReads)
    .select(seen)
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.personId],
      set: { seq: sql`excluded.seq` },
      setWhere: lt(threadReads.seq, sql`excluded.seq`),
    });
  await markReadIn(tx, { personId, path: paths.spaceThread(spaceId, threadId), seq });
}
