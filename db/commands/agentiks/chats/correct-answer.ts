import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { queueOutbound, type Unsent } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { approveAnswer } from "#db/commands/spaces/answering/approve-answer.ts";
import type { AnsweringResult } from "#db/commands/spaces/answering/space-agentiks.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";
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
 * customer who asks gets it. The chat keeps its handler.
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
  return { ...approved, unsent: await queueOutbound(tx, { threadId, seq, text, now }) };
}
