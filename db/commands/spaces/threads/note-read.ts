import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { threadReads, threads } from "#db/schema/spaces/threads.ts";
import { markReadIn } from "#db/commands/people/notices/mark-read-in.ts";

/**
 * Notes how far a person has read a conversation, and its notifications as read; never back.
 *
 * @param seen condition for the threads that they see; for another one nothing is noted
 * @param path of the conversation
 */
export async function noteRead(
  tx: Db,
  {
    threadId,
    personId,
    seq,
    seen,
    path,
  }: { threadId: string; personId: string; seq: number; seen: SQL; path: string },
): Promise<void> {
  const read = tx
    .select({
      threadId: threads.id,
      personId: sql<string>`${personId}::text`.as("person_id"),
      seq: sql<number>`least(${seq}::int, ${threads.lastSeq})`.as("seq"),
      isMuted: sql<boolean>`false`.as("is_muted"),
      isFollowed: sql<boolean>`false`.as("is_followed"),
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), seen));
  await tx
    .insert(threadReads)
    .select(read)
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.personId],
      set: { seq: sql`excluded.seq` },
      setWhere: lt(threadReads.seq, sql`excluded.seq`),
    });
  await markReadIn(tx, { personId, path, seq });
}
