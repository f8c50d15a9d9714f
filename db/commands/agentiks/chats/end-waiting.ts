import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { unanswered } from "#db/schema/spaces/answering.ts";

/** Columns of a chat that the agentik has: its customer waits for no person. */
export const WITH_AGENTIK = {
  handledBy: "agentik",
  handlerId: null,
  reason: null,
  waitingSince: null,
  unknownInARow: 0,
} as const;

/**
 * Gives a chat that waits for a person only because the agentik knew no answer back to the agentik, once none
 * of its questions is open.
 */
export const endWaiting = (tx: Db, threadId: string): Promise<void> => endWaitingOf(tx, [threadId]);

/** `endWaiting` of several chats, in one query. */
export async function endWaitingOf(tx: Db, threadIds: readonly string[]): Promise<void> {
  const open = tx
    .select({ id: unanswered.id })
    .from(unanswered)
    .where(and(eq(unanswered.threadId, chats.threadId), isNull(unanswered.endedAt)));
  await tx
    .update(chats)
    .set(WITH_AGENTIK)
    .where(
      and(
        inArray(chats.threadId, [...threadIds]),
        eq(chats.handledBy, "nobody"),
        eq(chats.reason, "unknown"),
        notExists(open),
      ),
    );
}
