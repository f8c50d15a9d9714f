import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";

/**
 * Discards the cached storage of the owner and of the people who wrote in an agentik's conversations.
 * Call it before the agentik is deleted: its conversations go with it.
 */
export async function recountChats(
  tx: Db,
  { agentikId, ownerId }: { agentikId: string; ownerId: string },
): Promise<void> {
  const writers = await tx
    .selectDistinct({ id: messages.authorId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(threads.chatWithId, agentikId), isNotNull(messages.authorId)));
  // Lock order: by id, so that two concurrent deletions cannot deadlock.
  const ids = [...new Set([ownerId, ...writers.map(({ id }) => id!)])].sort();
  for (const id of ids) await recountStorage(tx, id);
}
