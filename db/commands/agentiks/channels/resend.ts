import { and, eq, inArray } from "drizzle-orm";
import { RESENDABLE_STATES } from "#domain/agentiks/channels/channels.ts";
import { CHANNEL_SAYS } from "#domain/agentiks/channels/channel-says.ts";
import type { HandleRefusal } from "#domain/agentiks/chats/inbox.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { contacts } from "#db/schema/agentiks/chats.ts";
import { lockChat, type InChat } from "#db/commands/agentiks/chats/lock-chat.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { wakeSending } from "./notices.ts";
import { findChannelOfChat, findSendTrouble } from "./queue-outbound.ts";

type Resent = { kind: "done" } | { kind: "refused"; reason: HandleRefusal };

/**
 * Sends a message of a chat again, on a person's decision: those parts that failed, are uncertain, or
 * were outside WhatsApp's window. Repeating it changes nothing.
 *
 * @param seq of the message
 */
export async function resendMessage(tx: Db, input: InChat & { seq: number }): Promise<Resent> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { threadId, seq, now } = input;
  const to = await findChannelOfChat(tx, threadId);
  if (!to) return { kind: "refused", reason: "gone" };
  const waiting = await tx
    .select({ id: channelMessages.id, template: channelMessages.template })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.threadId, threadId),
        eq(channelMessages.seq, seq),
        eq(channelMessages.direction, "out"),
        inArray(channelMessages.state, [...RESENDABLE_STATES]),
      ),
    )
    .for("update");
  if (waiting.length === 0) return { kind: "done" };
  const trouble = findSendTrouble(to, now);
  const isTemplate = waiting.every(({ template }) => template !== null);
  if (trouble && !(trouble === "window" && isTemplate)) return { kind: "refused", reason: trouble };
  await tx
    .update(channelMessages)
    .set({
      state: "queued",
      trouble: null,
      attempts: 0,
      externalId: null,
      nextAt: now,
      changedAt: now,
    })
    .where(
      inArray(
        channelMessages.id,
        waiting.map(({ id }) => id),
      ),
    );
  await wakeSending(tx);
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}

/**
 * Sends the channel's approved template to a customer who has not written for a day, on a person's
 * decision. The chat keeps its handler. Sent again with the same key it changes nothing.
 *
 * @throws StorageFull
 */
export async function sendTemplate(tx: Db, input: InChat & { clientKey: string }): Promise<Resent> {
  const chat = await lockChat(tx, input);
  if (chat.kind === "refused") return chat;
  const { threadId, personId, clientKey, now } = input;
  const to = await findChannelOfChat(tx, threadId);
  const template = to?.template.name;
  if (!to || !template) return { kind: "refused", reason: "no-template" };
  const trouble = findSendTrouble(to, now);
  if (trouble && trouble !== "window") return { kind: "refused", reason: trouble };
  const [contact] = await tx
    .select({ language: contacts.language })
    .from(contacts)
    .where(eq(contacts.id, to.contactId));
  const text = CHANNEL_SAYS[contact!.language].template(template);
  const message = { authorId: personId, text, clientKey };
  const storage = { personId };
  const { seq, isNew } = await appendMessage(tx, { threadId, now, message, storage });
  if (!isNew) return { kind: "done" };
  await tx.insert(channelMessages).values({
    id: createId("out"),
    channelId: to.channelId,
    contactId: to.contactId,
    threadId,
    seq,
    direction: "out",
    template,
    state: "queued",
    nextAt: now,
    createdAt: now,
    changedAt: now,
  });
  await wakeSending(tx);
  await wakeSpace(tx, chat.spaceId);
  return { kind: "done" };
}
