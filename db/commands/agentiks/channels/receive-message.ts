import { and, eq, gt, sql } from "drizzle-orm";
import { messageLimits, type ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { CHANNEL_SAYS } from "#domain/agentiks/channels/channel-says.ts";
import type { InboundMessage } from "#domain/agentiks/channels/inbound-message.ts";
import { readContactWish } from "#domain/agentiks/channels/opt-out.ts";
import { isText, shownText } from "#domain/agentiks/channels/shown-text.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import type { WebhookChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { contacts } from "#db/schema/agentiks/chats.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import {
  beginChat,
  postCustomerMessage,
} from "#db/commands/agentiks/chats/post-customer-message.ts";
import { nameContact } from "#db/commands/agentiks/chats/name-contact.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { findConversation } from "./find-conversation.ts";
import { queueOutbound } from "./queue-outbound.ts";

export type Received = "accepted" | "duplicate" | "limited";

/**
 * The same text of one sender in a day is answered so often by mail, and kept after that without an
 * answer: programs that answer mails say the same each time.
 */
const SAME_MAILS_ANSWERED = 2;
const SAME_MAILS_MS = 24 * 3_600_000;

/**
 * Writes a customer's message that came on a channel, once by its external id, and asks the agentik to
 * answer. The first one makes the contact and the conversation; each thread of mails is one. Concurrent deliveries wait for each other
 * at the owner's row.
 *
 * @returns `limited`: nothing is written, the provider is to deliver it later
 * @throws StorageFull when the owner's storage is used up
 */
export async function receiveMessage(
  tx: Db,
  { channel, message, now }: { channel: WebhookChannel; message: InboundMessage; now: Date },
): Promise<Received> {
  await lockPerson(tx, channel.ownerId);
  const isThis = and(
    eq(channelMessages.channelId, channel.id),
    eq(channelMessages.externalId, message.externalId),
  );
  const [known] = await tx.select({ id: channelMessages.id }).from(channelMessages).where(isThis);
  if (known) return "duplicate";
  const contact = await findOrAddContact(tx, channel, message, now);
  if (await isTooMany(tx, contact.id, channel.kind, now)) return "limited";
  const says = CHANNEL_SAYS[channel.language];
  const clientKey = message.externalId;
  const begun = await findConversation(tx, channel, { contactId: contact.id, mail: message.mail });
  const text = shownText(message, channel.language, begun === undefined);
  const isRepeated = message.mail !== undefined && (await isSaidBefore(tx, contact.id, text, now));
  const threadId =
    begun ??
    (await beginChat(tx, channel, {
      contactId: contact.id,
      channel: channel.kind,
      text,
      clientKey,
      now,
    }));
  const wish = wishOf(message, contact);
  // A customer who opted out gets no messages until they opt in again.
  const isHeard = contact.optedOutAt === null || wish === "in";
  const isForAgentik = isHeard && wish === undefined && isText(message) && !isRepeated;
  const posted = await postCustomerMessage(tx, channel, {
    threadId,
    text,
    clientKey,
    isForAgentik,
    saidAt: message.at,
    now,
  });
  await tx.insert(channelMessages).values({
    id: createId("in"),
    channelId: channel.id,
    contactId: contact.id,
    threadId,
    seq: posted.seq,
    direction: "in",
    externalId: message.externalId,
    ...(message.mail && {
      subject: message.mail.subject,
      mailReferences: [...message.mail.references],
    }),
    state: "received",
    createdAt: now,
    changedAt: now,
  });
  const say = (words: string, isLastWord = false) =>
    sayAsAgentik(tx, { threadId, agentikId: channel.agentikId, text: words, isLastWord, now });
  if (wish) {
    await setOptedOut(tx, contact.id, wish === "out" ? now : null);
    await say(wish === "out" ? says.optedOut : says.optedIn, true);
  } else if (
    isHeard &&
    !isText(message) &&
    !isRepeated &&
    channel.isAnswering &&
    posted.handledBy === "agentik"
  ) {
    await say(says.onlyText);
  }
  return "accepted";
}

/** Reads an opt-out or opt-in that changes the contact; undefined for anything else. */
function wishOf(
  { kind, text }: InboundMessage,
  { optedOutAt }: { optedOutAt: Date | null },
): "out" | "in" | undefined {
  const wish = kind === "start" ? "in" : kind === "text" ? readContactWish(text) : undefined;
  const isChange = (wish === "out") === (optedOutAt === null);
  return wish && isChange ? wish : undefined;
}

async function findOrAddContact(
  tx: Db,
  { id: channelId, spaceId, language }: WebhookChannel,
  { address, name }: InboundMessage,
  now: Date,
): Promise<{ id: string; optedOutAt: Date | null }> {
  const isThis = and(eq(contacts.channelId, channelId), eq(contacts.address, address));
  const [known] = await tx
    .select({ id: contacts.id, name: contacts.name, optedOutAt: contacts.optedOutAt })
    .from(contacts)
    .where(isThis);
  if (known) {
    if (name !== known.name) await nameContact(tx, { contactId: known.id, name, by: "profile" });
    return known;
  }
  const id = createId("contact");
  await tx.insert(contacts).values({
    id,
    spaceId,
    channelId,
    address,
    name,
    language,
    createdAt: now,
    // Set by the message.
    lastInboundAt: new Date(0),
  });
  return { id, optedOutAt: null };
}

async function isTooMany(
  tx: Db,
  contactId: string,
  kind: ChannelKind,
  now: Date,
): Promise<boolean> {
  const limits = messageLimits(kind);
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const [counted] = await tx.execute<{ minute: number; hour: number }>(sql`
    SELECT count(*)::int AS hour,
      count(*) FILTER (WHERE created_at > ${ago(60_000)}::timestamptz)::int AS minute
    FROM ${channelMessages} WHERE contact_id = ${contactId} AND direction = 'in'
      AND created_at > ${ago(3_600_000)}::timestamptz`);
  const { minute = 0, hour = 0 } = counted ?? {};
  return minute >= limits.minute || hour >= limits.hour;
}

/** Whether a customer's last mails said the same, as a program's would. */
async function isSaidBefore(tx: Db, contactId: string, text: string, now: Date): Promise<boolean> {
  const same = await tx
    .select({ seq: messages.seq })
    .from(channelMessages)
    .innerJoin(
      messages,
      and(eq(messages.threadId, channelMessages.threadId), eq(messages.seq, channelMessages.seq)),
    )
    .where(
      and(
        eq(channelMessages.contactId, contactId),
        eq(channelMessages.direction, "in"),
        gt(channelMessages.createdAt, new Date(now.getTime() - SAME_MAILS_MS)),
        eq(messages.text, text),
      ),
    )
    .limit(SAME_MAILS_ANSWERED);
  return same.length >= SAME_MAILS_ANSWERED;
}

/** Stores an opt-out, or null for an opt-in; after an opt-out, queued messages are not sent. */
async function setOptedOut(tx: Db, contactId: string, optedOutAt: Date | null): Promise<void> {
  await tx.update(contacts).set({ optedOutAt }).where(eq(contacts.id, contactId));
  if (optedOutAt === null) return;
  await tx
    .update(channelMessages)
    .set({ state: "failed", trouble: "opted-out", nextAt: null, changedAt: optedOutAt })
    .where(and(eq(channelMessages.contactId, contactId), eq(channelMessages.state, "queued")));
}

/** Writes one of Plaza's own texts into a conversation, as a message of the agentik. */
async function sayAsAgentik(
  tx: Db,
  {
    threadId,
    agentikId,
    text,
    isLastWord,
    now,
  }: { threadId: string; agentikId: string; text: string; isLastWord: boolean; now: Date },
): Promise<void> {
  const { seq } = await appendMessage(tx, { threadId, now, message: { agentikId, text } });
  await queueOutbound(tx, { threadId, seq, text, isLastWord, now });
}
