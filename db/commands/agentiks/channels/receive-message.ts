import { and, eq, gt, sql } from "drizzle-orm";
import { messageLimits, type ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { CHANNEL_SAYS } from "#domain/agentiks/channels/channel-says.ts";
import type { InboundMessage } from "#domain/agentiks/channels/inbound-message.ts";
import { readContactWish } from "#domain/agentiks/channels/opt-out.ts";
import { isText, shownText } from "#domain/agentiks/channels/shown-text.ts";
import { doesAgentikAnswer } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findAskedKind } from "#db/queries/agentiks/chats/find-asked-kind.ts";
import type { WebhookChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { contacts } from "#db/schema/agentiks/chats.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import {
  beginChat,
  postCustomerMessage,
} from "#db/commands/agentiks/chats/post-customer-message.ts";
import { handOver } from "#db/commands/agentiks/chats/hand-over.ts";
import { nameContact } from "#db/commands/agentiks/chats/name-contact.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { waitWhilePaused } from "#db/commands/agentiks/chats/wait-while-paused.ts";
import { findConversation } from "./find-conversation.ts";
import { sayAsAgentik, sayNotice } from "./say-notice.ts";

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
  const isToAnswer = isHeard && wish === undefined && !isRepeated;
  const isForAgentik = isToAnswer && (await isReadable(tx, message, threadId));
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
  if (wish) {
    await setOptedOut(tx, contact.id, wish === "out" ? now : null);
    const text = wish === "out" ? says.optedOut : says.optedIn;
    const { agentikId } = channel;
    await sayAsAgentik(tx, { threadId, agentikId, text, isLastWord: true, now });
  } else if (isToAnswer && !isForAgentik) {
    await answerUnread(tx, channel, {
      threadId,
      contactId: contact.id,
      kind: message.kind,
      posted,
      now,
    });
  }
  return "accepted";
}

/** Kinds without a word of which the people of the workplace are notified. */
const SHOWN_KINDS: readonly InboundMessage["kind"][] = ["photo", "video", "file", "place"];

/**
 * Whether the agentik can answer a message: a text, a caption, or a location that is the address which
 * an open form asks for.
 */
async function isReadable(tx: Db, message: InboundMessage, threadId: string): Promise<boolean> {
  if (isText(message)) return true;
  if (message.text === "") return false;
  return message.kind !== "place" || (await findAskedKind(tx, threadId)) === "address";
}

/** Tells a customer that their message was not read, and the workplace of what it has to look at. */
async function answerUnread(
  tx: Db,
  { agentikId, language, isAnswering }: WebhookChannel,
  {
    threadId,
    contactId,
    kind,
    posted,
    now,
  }: {
    threadId: string;
    contactId: string;
    kind: InboundMessage["kind"];
    posted: Parameters<typeof doesAgentikAnswer>[0] & { seq: number };
    now: Date;
  },
): Promise<void> {
  await waitWhilePaused(tx, { threadId, now });
  if (!isAnswering || !doesAgentikAnswer(posted)) return;
  const says = CHANNEL_SAYS[language];
  const to = { threadId, agentikId, now };
  if (!SHOWN_KINDS.includes(kind)) return sayAsAgentik(tx, { ...to, text: says.onlyText });
  await handOver(tx, { threadId, reason: "unknown", now });
  const text = kind === "place" ? says.place : says.unread;
  await sayNotice(tx, { ...to, notice: "unread", contactId, after: posted.seq, text });
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
