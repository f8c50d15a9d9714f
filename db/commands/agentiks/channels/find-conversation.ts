import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { MailParts } from "#domain/agentiks/channels/inbound-message.ts";
import type { Db } from "#db/connection/client.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { chats } from "#db/schema/agentiks/chats.ts";

/**
 * The conversation that a customer's message belongs to. On Telegram and WhatsApp a customer has one; a
 * mail belongs to that of the mails it refers to. Mails of other customers do not count: a Message-ID is
 * no secret, and must not open another customer's conversation.
 *
 * @returns a thread's id; undefined for a conversation that is yet to begin
 */
export async function findConversation(
  tx: Db,
  { id: channelId }: { id: string },
  { contactId, mail }: { contactId: string; mail: MailParts | undefined },
): Promise<string | undefined> {
  if (!mail) {
    const [chat] = await tx
      .select({ threadId: chats.threadId })
      .from(chats)
      .where(eq(chats.contactId, contactId));
    return chat?.threadId;
  }
  const { references } = mail;
  if (references.length === 0) return undefined;
  // A mail whose sending is uncertain has no external id yet; its Message-ID holds our own id.
  const ids = references.map((id) => id.slice(1, id.lastIndexOf("@")));
  const [known] = await tx
    .select({ threadId: channelMessages.threadId })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.channelId, channelId),
        eq(channelMessages.contactId, contactId),
        or(inArray(channelMessages.externalId, [...references]), inArray(channelMessages.id, ids)),
      ),
    )
    .orderBy(desc(channelMessages.createdAt))
    .limit(1);
  return known?.threadId;
}
