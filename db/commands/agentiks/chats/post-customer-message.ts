import { eq, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { ChatChannel, ChatHandler, HandOverReason } from "#domain/agentiks/chats/chats.ts";
import { statedName } from "#domain/agentiks/chats/stated-name.ts";
import { titleOfText } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { cancelByAnswer } from "#db/commands/agentiks/agenda/cancel-by-answer.ts";
import { askInChat } from "./ask-in-chat.ts";
import { handOver } from "./hand-over.ts";
import { nameContact } from "./name-contact.ts";
import { waitWhilePaused } from "./wait-while-paused.ts";

/** The agentik that a customer writes to, and its workplace. */
export interface CustomerPlace {
  agentikId: string;
  agentik: string;
  ownerId: string;
  spaceId: string;
}

/** Begins the conversation of a customer who has none yet. @returns the thread's id */
export async function beginChat(
  tx: Db,
  { spaceId, agentikId }: CustomerPlace,
  {
    contactId,
    channel,
    text,
    clientKey,
    now,
  }: {
    contactId: string;
    channel: Exclude<ChatChannel, "try">;
    /** Text of the first message. */
    text: string;
    clientKey: string;
    now: Date;
  },
): Promise<string> {
  const threadId = createId("thread");
  await tx.insert(threads).values({
    id: threadId,
    spaceId,
    title: titleOfText(text),
    clientKey,
    chatWithId: agentikId,
    lastMessageAt: now,
    createdAt: now,
  });
  await tx.insert(chats).values({ threadId, channel, contactId, createdAt: now });
  return threadId;
}

export interface CustomerPost {
  threadId: string;
  text: string;
  /** Sent twice with it, a message is written once. */
  clientKey: string;
  /** The customer wants a person to answer, so that the agentik does not. */
  asksPerson?: boolean;
  /** Whether the agentik is asked to answer, unless a person has taken over. */
  isForAgentik?: boolean;
  /** When the customer wrote it; `now` where that is the same. */
  saidAt?: Date | undefined;
  now: Date;
}

interface PostedMessage {
  seq: number;
  isNew: boolean;
  /** The run that answers it, if it asked for one. */
  runId: string | undefined;
  /** Who had the conversation before, and why; see `doesAgentikAnswer`. */
  handledBy: ChatHandler;
  reason: HandOverReason | null;
}

/**
 * Writes a customer's message in their conversation, wherever it came from, and asks the agentik to
 * answer; while it is paused the conversation waits for a person. Its storage counts for the owner, whose
 * row is locked.
 *
 * @throws StorageFull when the owner's storage is used up
 */
export async function postCustomerMessage(
  tx: Db,
  place: CustomerPlace,
  { threadId, text, clientKey, asksPerson = false, isForAgentik = true, saidAt, now }: CustomerPost,
): Promise<PostedMessage> {
  const { seq, isNew } = await appendMessage(tx, {
    threadId,
    now,
    message: { fromContact: true, text, clientKey },
    storage: { personId: place.ownerId },
  });
  if (!isNew) return { seq, isNew, runId: undefined, handledBy: "agentik", reason: null };
  const [chat] = await tx
    .update(chats)
    .set({ doneAt: null })
    .where(eq(chats.threadId, threadId))
    .returning({
      handledBy: chats.handledBy,
      reason: chats.reason,
      handlerId: chats.handlerId,
      contactId: chats.contactId,
    });
  // A message that was delivered late does not count as one of now; nor does it set the time back.
  const at = saidAt && saidAt < now ? saidAt : now;
  await tx
    .update(contacts)
    .set({
      lastInboundAt: sql`greatest(${contacts.lastInboundAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(contacts.id, chat!.contactId!));
  const name = statedName(text);
  if (name !== undefined) await nameContact(tx, { contactId: chat!.contactId!, name });
  await tellHandler(tx, { chat: chat!, place, threadId, now });
  if (asksPerson) await handOver(tx, { threadId, reason: "asked", now });
  const isCancelled =
    isForAgentik && (await cancelByAnswer(tx, place, { threadId, seq, text, now }));
  const runId = isForAgentik && !isCancelled ? await askInChat(tx, { threadId, now }) : undefined;
  if (isForAgentik && !isCancelled && runId === undefined)
    await waitWhilePaused(tx, { threadId, now });
  await wakeSpace(tx, place.spaceId);
  const { handledBy, reason } = chat!;
  return { seq, isNew, runId, handledBy, reason };
}

/** Notifies the person who has taken a chat over, of each message. */
async function tellHandler(
  tx: Db,
  {
    chat,
    place,
    threadId,
    now,
  }: {
    chat: { handledBy: ChatHandler; handlerId: string | null; contactId: string | null };
    place: CustomerPlace;
    threadId: string;
    now: Date;
  },
): Promise<void> {
  if (chat.handledBy !== "person" || chat.handlerId === null) return;
  const [contact] = await tx
    .select({ name: contacts.name })
    .from(contacts)
    .where(eq(contacts.id, chat.contactId!));
  const data = {
    agentik: place.agentik,
    ...(contact?.name && { customer: contact.name }),
  };
  const news = { kind: "chat_message", data, href: paths.inboxChat(threadId) };
  await notifyPeople(tx, [chat.handlerId], news, now);
}
