import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { isAnswer } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import { unanswered } from "#db/schema/spaces/answering.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { notifyMembers } from "#db/commands/spaces/threads/notify-members.ts";
import { findWritableThread, type InThread } from "#db/commands/spaces/threads/writable-thread.ts";
import { approveAnswer } from "./approve-answer.ts";
import type { AnsweringResult } from "./space-agentiks.ts";

interface CorrectReply extends InThread {
  /** Number of the agentik's message. */
  seq: number;
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address: string;
  question: string;
  answer: string;
  /** Whether the right answer is written into the conversation, too. */
  isTold: boolean;
  now: Date;
}

/**
 * Corrects an agentik's answer in a conversation of the space: the right one is approved, so the next person
 * who asks gets it. A question that waited for an answer gets it in the conversation as well.
 *
 * @throws StorageFull
 */
export async function correctReply(
  tx: Db,
  { isTold, ...input }: CorrectReply,
): Promise<AnsweringResult> {
  const { threadId, personId, address, seq, now } = input;
  const found = await findWritableThread(tx, input);
  if (found.kind === "refused")
    return found.reason === "example"
      ? { kind: "refused", reason: "gone" }
      : { ...found, reason: found.reason };
  const { space, title } = found.thread;
  const [reply] = await tx
    .select({ replyTo: messages.replyTo, replyKind: messages.replyKind })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.seq, seq),
        eq(messages.state, "final"),
        isNotNull(messages.agentikId),
        isNull(messages.deletedAt),
      ),
    );
  if (!reply || !isAnswer(reply.replyKind)) return { kind: "refused", reason: "gone" };
  const { replyTo } = reply;
  const [waiting] =
    replyTo === null
      ? []
      : await tx
          .select({ id: unanswered.id })
          .from(unanswered)
          .where(
            and(
              eq(unanswered.threadId, threadId),
              eq(unanswered.seq, replyTo),
              isNull(unanswered.endedAt),
            ),
          )
          .limit(1);
  const unansweredId = waiting?.id;
  const approved = await approveAnswer(tx, { ...input, spaceId: space.id, unansweredId });
  if (approved.kind === "refused" || unansweredId !== undefined || !isTold) return approved;
  const said = { authorId: personId, text: input.answer.trim(), replyTo };
  const storage = { personId, address };
  const written = await appendMessage(tx, { threadId, now, message: said, storage });
  const posted = {
    space,
    threadId,
    title,
    seq: written.seq,
    personId,
    mentioned: [],
    replyTo,
    now,
  };
  await notifyMembers(tx, posted);
  return approved;
}
