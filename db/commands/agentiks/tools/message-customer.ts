import type { ChatMessageCall } from "#domain/agentiks/tools/kinds/chat-message.ts";
import type { CallFailure } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { lockChat } from "#db/commands/agentiks/chats/lock-chat.ts";
import {
  findChannelOfChat,
  findSendTrouble,
} from "#db/commands/agentiks/channels/queue-outbound.ts";
import { sayAsAgentik } from "#db/commands/agentiks/channels/say-notice.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { isChatOf } from "#db/queries/agentiks/tools/find-customers.ts";

/**
 * Writes an approved message into a customer's conversation and queues it for their channel, once for its
 * call. Nothing is written where it could not be sent.
 *
 * @returns why it was not written
 */
export async function messageCustomer(
  tx: Db,
  { to, text }: ChatMessageCall,
  {
    callId,
    agentikId,
    personId,
    now,
  }: { callId: string; agentikId: string; personId: string; now: Date },
): Promise<CallFailure | undefined> {
  if (!to) return "gone";
  const { threadId, contactId } = to;
  const chat = await lockChat(tx, { threadId, personId, now });
  if (chat.kind === "refused") return chat.reason === "closed" ? "full" : "gone";
  const channel = await findChannelOfChat(tx, threadId);
  if (!channel || !(await isChatOf(tx, { agentikId, threadId, contactId }))) return "gone";
  const trouble = findSendTrouble(channel, now);
  if (trouble) return trouble === "window" ? "window" : "closed";
  await sayAsAgentik(tx, { threadId, agentikId, text, clientKey: `tool ${callId}`, now });
  await wakeSpace(tx, chat.spaceId);
  return undefined;
}
