import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { queueOutbound, type Unsent } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { approveAnswer, endSameQuestions } from "#db/commands/spaces/answering/approve-answer.ts";
import type { AnsweringResult } from "#db/commands/spaces/answering/space-agentiks.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";
import { endWaiting } from "./end-waiting.ts";
import type { InChat } from "./lock-chat.ts";

interface Correct extends InChat {
  spaceId: string;
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address: string;
  question: string;
  answer: string;
  /** Whether the customer of this chat gets the right answer, too. */
  isTold: boolean;
}

/**
 * Corrects an agentik's answer where a person of the business reads it: the right one is approved, so the next
 * customer who asks gets it. Where the customer of this chat gets it, too, they wait no longer: of a chat that
 * waited for an answer to this question the agentik has the rest, of one that waited for a person who corrects
 * has it. Any other chat keeps its handler.
 *
 * @throws StorageFull
 */
export async function correctAnswer(
  tx: Db,
  { isTold, ...input }: Correct,
): Promise<AnsweringResult & { unsent?: Unsent | undefined }> {
  const { threadId, spaceId, personId, address, now } = input;
  const [chat] = await tx
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(
      and(
        eq(threads.id, threadId),
        eq(threads.spaceId, spaceId),
        isInboxOf(personId),
        ne(chats.channel, "try"),
      ),
    );
  if (!chat) return { kind: "refused", reason: "gone" };
  const approved = await approveAnswer(tx, input);
  if (approved.kind === "refused" || !isTold) return approved;
  const text = input.answer.trim();
  const { seq } = await appendMessage(tx, {
    threadId,
    now,
    message: { authorId: personId, text },
    storage: { personId, address },
  });
  await endSameQuestions(tx, { ...input, question: input.question.trim() });
  await endWaiting(tx, threadId);
  await takeIfWaiting(tx, input);
  return { ...approved, unsent: await queueOutbound(tx, { threadId, seq, text, now }) };
}

/** The customer asked for a person, and one has just answered. Another open question goes on waiting. */
const takeIfWaiting = (tx: Db, { threadId, personId }: InChat) =>
  tx
    .update(chats)
    .set({ handledBy: "person", handlerId: personId, waitingSince: null })
    .where(
      and(
        eq(chats.threadId, threadId),
        eq(chats.handledBy, "nobody"),
        or(isNull(chats.reason), ne(chats.reason, "unknown")),
      ),
    );
