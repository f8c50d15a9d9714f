import { and, desc, eq, exists, inArray, isNull, not, notInArray, sql } from "drizzle-orm";
import { doesAgentikAnswer } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { isPauseNotice } from "#db/queries/agentiks/chats/pause-notice.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { askForReplies, askForRun } from "#db/commands/runs/ask-for-run.ts";

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
  const [open] = await listToAnswer(tx, [threadId]);
  if (!open) return undefined;
  if (open.channel !== "try") return (await writeReplies(tx, [open], now)).get(threadId);
  const reply = await appendMessage(tx, {
    threadId,
    now,
    message: { agentikId: open.agentikId, text: "", state: "writing", replyTo: open.seq },
  });
  const run = await askForRun(tx, {
    target: { kind: "reply", threadId, seq: reply.seq },
    personId: open.ownerId,
    agentikId: open.agentikId,
    now,
  });
  if (run.kind === "done") return run.id;
  // The owner's own trials are limited; the message is taken back.
  await tx
    .delete(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, reply.seq)));
  return undefined;
}

/**
 * Asks the agentiks of several customers' chats to answer, as `askInChat` asks one, in as many queries as for
 * one.
 *
 * @param threadIds of chats whose rows in `threads` are locked; none of them a trial
 * @returns the ids of the runs by chat, of those that are asked
 */
export async function askInChats(
  tx: Db,
  { threadIds, now }: { threadIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, string>> {
  return writeReplies(tx, await listToAnswer(tx, threadIds), now);
}

/** A chat whose agentik is to answer. */
interface Open {
  threadId: string;
  channel: string;
  agentikId: string;
  ownerId: string;
  /** The message that it answers. */
  seq: number;
}

/** Those chats in which a customer's message is open, or the owner's in a trial, and the agentik answers now. */
async function listToAnswer(tx: Db, threadIds: readonly string[]): Promise<Open[]> {
  if (threadIds.length === 0) return [];
  const last = tx
    .select({
      seq: messages.seq,
      agentikId: messages.agentikId,
      fromContact: messages.fromContact,
    })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threads.id),
        isNull(messages.deletedAt),
        // An answer that failed or was stopped has answered nothing.
        notInArray(messages.state, ["failed", "stopped"]),
        not(isPauseNotice),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
    .as("last");
  const writing = tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.threadId, threads.id), eq(messages.state, "writing")));
  const found = await tx
    .select({
      threadId: threads.id,
      handledBy: chats.handledBy,
      reason: chats.reason,
      channel: chats.channel,
      agentikId: agentiks.id,
      status: agentiks.status,
      ownerId: agentiks.ownerId,
      isClosed: sql<boolean>`(${agentiks.takenDownAt} IS NOT NULL OR ${spaces.takenDownAt} IS NOT NULL
        OR ${spaces.archivedAt} IS NOT NULL)`,
      seq: last.seq,
      lastAgentikId: last.agentikId,
      isOfCustomer: last.fromContact,
    })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .innerJoinLateral(last, sql`true`)
    .where(and(inArray(threads.id, [...threadIds]), not(exists(writing))));
  return found.filter((chat) => {
    // Nothing is open when the agentik, or a person of the business, has the last word.
    if (!doesAgentikAnswer(chat) || chat.lastAgentikId !== null) return false;
    if (chat.channel === "try") return true;
    return chat.status === "active" && !chat.isClosed && chat.isOfCustomer;
  });
}

/** Writes the agentiks' empty answers and their runs, each step once for all chats. */
async function writeReplies(
  tx: Db,
  open: readonly Open[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (open.length === 0) return new Map();
  const numbered = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastMessageAt: now })
    .where(
      inArray(
        threads.id,
        open.map(({ threadId }) => threadId),
      ),
    )
    .returning({ threadId: threads.id, seq: threads.lastSeq });
  const seqs = new Map(numbered.map(({ threadId, seq }) => [threadId, seq]));
  const replies = open.map((chat) => ({
    ...chat,
    replyTo: chat.seq,
    seq: seqs.get(chat.threadId)!,
  }));
  await tx.insert(messages).values(
    replies.map(({ threadId, agentikId, replyTo, seq }) => ({
      threadId,
      seq,
      agentikId,
      text: "",
      state: "writing" as const,
      replyTo,
      createdAt: now,
    })),
  );
  return askForReplies(tx, replies, now);
}
