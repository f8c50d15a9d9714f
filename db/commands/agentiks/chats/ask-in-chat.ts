import { and, desc, eq, isNull, not, notInArray, sql } from "drizzle-orm";
import { doesAgentikAnswer } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { isPauseNotice } from "#db/queries/agentiks/chats/pause-notice.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";

/**
 * Asks the agentik of a chat to answer what was written since its last message. While it is answering
 * already nothing is asked: the end of that run looks for newer messages (`endChatReply`).
 *
 * @param threadId of a chat whose row in `threads` is locked
 * @returns the id of the run; undefined when the agentik does not answer: it is paused or
 *   taken down, its space is archived, a person answers (`doesAgentikAnswer`), or it answers already
 */
export async function askInChat(
  tx: Db,
  { threadId, now }: { threadId: string; now: Date },
): Promise<string | undefined> {
  const [chat] = await tx
    .select({
      handledBy: chats.handledBy,
      reason: chats.reason,
      channel: chats.channel,
      agentikId: agentiks.id,
      status: agentiks.status,
      ownerId: agentiks.ownerId,
      isClosed: sql<boolean>`(${agentiks.takenDownAt} IS NOT NULL OR ${spaces.takenDownAt} IS NOT NULL
        OR ${spaces.archivedAt} IS NOT NULL)`,
    })
    .from(chats)
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .where(eq(chats.threadId, threadId));
  if (!chat || !doesAgentikAnswer(chat)) return undefined;
  if (chat.channel !== "try" && (chat.status !== "active" || chat.isClosed)) return undefined;
  const [last] = await tx
    .select({
      seq: messages.seq,
      agentikId: messages.agentikId,
      fromContact: messages.fromContact,
    })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isNull(messages.deletedAt),
        // An answer that failed or was stopped has answered nothing.
        notInArray(messages.state, ["failed", "stopped"]),
        not(isPauseNotice),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  // Nothing is open when the agentik, or a person of the business, has the last word.
  if (!last || last.agentikId !== null) return undefined;
  if (chat.channel !== "try" && !last.fromContact) return undefined;
  const [writing] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.state, "writing")))
    .limit(1);
  if (writing) return undefined;
  const reply = await appendMessage(tx, {
    threadId,
    now,
    message: { agentikId: chat.agentikId, text: "", state: "writing", replyTo: last.seq },
  });
  const run = await askForRun(tx, {
    target: { kind: "reply", threadId, seq: reply.seq },
    personId: chat.ownerId,
    agentikId: chat.agentikId,
    isForCustomer: chat.channel !== "try",
    now,
  });
  if (run.kind === "done") return run.id;
  // The owner's own trials are limited; the message is taken back.
  await tx
    .delete(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, reply.seq)));
  return undefined;
}
