import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import { replyHeaders, type ReplyHeaders } from "#domain/agentiks/channels/mail/mail-thread.ts";
import type { MailboxServers } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Db } from "#db/connection/client.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { channelMailboxes, channels } from "#db/schema/agentiks/channels.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { messages } from "#db/schema/spaces/threads.ts";

/** Servers, sender and reply headers of a mail, besides its text. */
export interface MailToSend extends ReplyHeaders {
  servers: MailboxServers;
  sender: string;
  isAutomatic: boolean;
}

/** Finds the servers, the sender's name and the mail that is answered: the customer's last one before. */
export async function findMailToSend(
  tx: Db,
  { channelId, threadId, seq }: { channelId: string; threadId: string; seq: number },
): Promise<MailToSend | undefined> {
  const [from] = await tx
    .select({ mailbox: channelMailboxes, business: businesses.name, agentik: agentiks.name })
    .from(channelMailboxes)
    .innerJoin(channels, eq(channels.id, channelMailboxes.channelId))
    .innerJoin(agentiks, eq(agentiks.id, channels.agentikId))
    .leftJoin(businesses, eq(businesses.personId, agentiks.ownerId))
    .where(eq(channelMailboxes.channelId, channelId));
  const [answered] = await tx
    .select({
      externalId: channelMessages.externalId,
      subject: channelMessages.subject,
      references: channelMessages.mailReferences,
    })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.threadId, threadId),
        eq(channelMessages.direction, "in"),
        isNotNull(channelMessages.subject),
        lt(channelMessages.seq, seq),
      ),
    )
    .orderBy(desc(channelMessages.seq))
    .limit(1);
  const [written] = await tx
    .select({ agentikId: messages.agentikId })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq)));
  if (!from || !answered) return undefined;
  const { userName, imapHost, imapPort, smtpHost, smtpPort } = from.mailbox;
  return {
    ...replyHeaders({
      externalId: answered.externalId ?? "",
      subject: answered.subject ?? "",
      references: answered.references ?? [],
    }),
    servers: {
      user: userName,
      imap: { host: imapHost, port: imapPort },
      smtp: { host: smtpHost, port: smtpPort },
    },
    sender: from.business || from.agentik,
    isAutomatic: written?.agentikId != null,
  };
}
