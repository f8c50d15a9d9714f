import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import {
  ENDING_STAGES,
  STAGES_BEFORE,
  type ToldStage,
} from "#domain/agentiks/chats/request-stage.ts";
import { stageSays } from "#domain/agentiks/chats/stage-says.ts";
import type { Db } from "#db/connection/client.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { setBookingCancelled } from "#db/commands/agentiks/agenda/book-request.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import type { Handled } from "./handle-chat.ts";
import { holdChat, type InChat } from "./hold-chat.ts";

/**
 * Sets how far the business is with an order, and tells the customer so in the chat, where they wrote. Set
 * again, at the same time too, it changes nothing and tells nothing. A delivered or cancelled order is done. The
 * agentik goes on answering: unlike a message of a person's own, it takes nothing over.
 *
 * @throws StorageFull
 */
export async function setRequestStage(
  tx: Db,
  {
    requestId,
    stage,
    address,
    ...input
  }: InChat & { requestId: string; stage: ToldStage; address: string },
): Promise<Handled> {
  const chat = await holdChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { threadId, personId, now } = input;
  const [request] = await tx
    .update(chatRequests)
    .set({ stage, ...(ENDING_STAGES.includes(stage) && { doneAt: now, doneBy: personId }) })
    .where(
      and(
        eq(chatRequests.id, requestId),
        eq(chatRequests.threadId, threadId),
        isNotNull(chatRequests.sentAt),
        isNull(chatRequests.doneAt),
        inArray(chatRequests.stage, [...STAGES_BEFORE[stage]]),
      ),
    )
    .returning({ name: chatRequests.name, kind: chatRequests.kind });
  if (!request) return { kind: "done" };
  if (stage === "cancelled") await setBookingCancelled(tx, { requestId, isCancelled: true, now });
  const [to] = await tx
    .select({ language: contacts.language })
    .from(chats)
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .where(eq(chats.threadId, threadId));
  const text = stageSays(to!.language, stage, request);
  const message = { authorId: personId, text };
  const storage = { personId, address };
  const { seq } = await appendMessage(tx, { threadId, now, message, storage });
  await queueOutbound(tx, { threadId, seq, text, now });
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}
