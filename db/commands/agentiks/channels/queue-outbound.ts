import { eq, inArray } from "drizzle-orm";
import {
  outboundTextMax,
  type ChannelKind,
  type ChannelMessageState,
  type SendTrouble,
} from "#domain/agentiks/channels/channels.ts";
import { isWindowOpen } from "#domain/agentiks/channels/delivery-state.ts";
import { splitText } from "#domain/agentiks/channels/split-text.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { wakeSending } from "./notices.ts";

/** The channel that a chat's messages are sent on; undefined on a chat page. */
export interface ChannelOfChat {
  channelId: string;
  kind: ChannelKind;
  isOn: boolean;
  contactId: string;
  optedOutAt: Date | null;
  lastInboundAt: Date;
  template: { name: string | null; language: string | null };
}

/** @returns undefined for a chat on a chat page, and for a trial */
export async function findChannelOfChat(
  tx: Db,
  threadId: string,
): Promise<ChannelOfChat | undefined> {
  const [found] = await listChannelsOfChats(tx, [threadId]);
  return found;
}

/** The channels of several chats; those on a chat page have none. */
export function listChannelsOfChats(
  tx: Db,
  threadIds: readonly string[],
): Promise<(ChannelOfChat & { threadId: string })[]> {
  return tx
    .select({
      threadId: chats.threadId,
      channelId: channels.id,
      kind: channels.kind,
      isOn: channels.isOn,
      contactId: contacts.id,
      optedOutAt: contacts.optedOutAt,
      lastInboundAt: contacts.lastInboundAt,
      template: { name: channels.templateName, language: channels.templateLanguage },
    })
    .from(chats)
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(channels, eq(channels.id, contacts.channelId))
    .where(inArray(chats.threadId, [...threadIds]));
}

/** Why a channel takes no message to a customer. */
export type Unsent = Extract<SendTrouble, "off" | "opted-out" | "window">;

/** Why nothing can be sent to a chat's customer now. */
export function findSendTrouble(
  { kind, isOn, optedOutAt, lastInboundAt }: ChannelOfChat,
  now: Date,
): Unsent | undefined {
  if (!isOn) return "off";
  if (optedOutAt !== null) return "opted-out";
  return kind === "whatsapp" && !isWindowOpen(lastInboundAt, now) ? "window" : undefined;
}

/**
 * Queues an outgoing message for a worker, in the transaction that writes the message: one row for
 * each part of a long text, none for a chat without a channel. A message that cannot be sent gets a
 * row with the reason.
 *
 * @param isLastWord the confirmation of an opt-out, which is sent nevertheless
 * @returns why it cannot be sent; undefined where it can, and for a chat without a channel
 */
export async function queueOutbound(
  tx: Db,
  {
    threadId,
    seq,
    text,
    isLastWord = false,
    now,
  }: { threadId: string; seq: number; text: string; isLastWord?: boolean; now: Date },
): Promise<Unsent | undefined> {
  const to = await findChannelOfChat(tx, threadId);
  if (!to) return undefined;
  const found = findSendTrouble(to, now);
  const trouble = isLastWord && found === "opted-out" ? undefined : found;
  const state: ChannelMessageState =
    trouble === undefined ? "queued" : trouble === "window" ? "window" : "failed";
  const parts = splitText(text, outboundTextMax(to.kind));
  if (parts.length === 0) return undefined;
  await tx.insert(channelMessages).values(
    parts.map((part, index) => ({
      id: createId("out"),
      channelId: to.channelId,
      contactId: to.contactId,
      threadId,
      seq,
      part: index + 1,
      direction: "out" as const,
      text: part,
      state,
      trouble: trouble ?? null,
      nextAt: state === "queued" ? now : null,
      createdAt: now,
      changedAt: now,
    })),
  );
  if (state === "queued") await wakeSending(tx);
  return trouble;
}
