import { and, eq, gt, isNotNull, like } from "drizzle-orm";
import {
  NOTICE_EVERY_MS,
  noticeKey,
  noticeKeys,
  type ChannelNotice,
} from "#domain/agentiks/channels/notice-key.ts";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { queueOutbound } from "./queue-outbound.ts";

interface Said {
  threadId: string;
  agentikId: string;
  text: string;
  now: Date;
}

/** Writes one of Plaza's own texts into a conversation on a channel, as a message of the agentik. */
export async function sayAsAgentik(
  tx: Db,
  { threadId, agentikId, text, now, ...more }: Said & { clientKey?: string; isLastWord?: boolean },
): Promise<void> {
  const { clientKey, isLastWord = false } = more;
  const message = { agentikId, text, ...(clientKey !== undefined && { clientKey }) };
  const { seq, isNew } = await appendMessage(tx, { threadId, now, message });
  if (isNew) await queueOutbound(tx, { threadId, seq, text, isLastWord, now });
}

/**
 * Tells a customer on a channel something of Plaza's, unless they were told the same just before
 * (`NOTICE_EVERY_MS`), in whichever of their conversations. The caller holds the lock of the agentik's owner.
 *
 * @param after `seq` of the customer's message
 */
export async function sayNotice(
  tx: Db,
  {
    notice,
    contactId,
    after,
    ...said
  }: Said & { notice: ChannelNotice; contactId: string; after: number },
): Promise<void> {
  const since = new Date(said.now.getTime() - NOTICE_EVERY_MS[notice]);
  const [told] = await tx
    .select({ seq: messages.seq })
    .from(chats)
    .innerJoin(messages, eq(messages.threadId, chats.threadId))
    .where(
      and(
        eq(chats.contactId, contactId),
        isNotNull(messages.agentikId),
        like(messages.clientKey, noticeKeys(notice)),
        gt(messages.createdAt, since),
      ),
    )
    .limit(1);
  if (!told) await sayAsAgentik(tx, { ...said, clientKey: noticeKey(notice, after) });
}
