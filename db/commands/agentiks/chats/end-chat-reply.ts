import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { ChatEffects, RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { isOnChannel, type ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { bookRequest } from "#db/commands/agentiks/agenda/book-request.ts";
import { makeTaskOfRequest } from "#db/commands/agentiks/duties/fire-event.ts";
import { AnswerOutdated } from "#db/commands/agentiks/requests/answer-outdated.ts";
import { askInChat } from "./ask-in-chat.ts";
import {
  cancelSentRequest,
  changeSentRequest,
} from "#db/commands/agentiks/requests/change-sent-request.ts";
import { handOver, tellWorkplace } from "./hand-over.ts";
import { nameContact } from "./name-contact.ts";
import { waitWhilePaused } from "./wait-while-paused.ts";

/**
 * Writes what an agentik's answer changes in its chat: the form that it fills in, labels, and whether a
 * person is asked. If the customer has written meanwhile, the agentik is asked again.
 *
 * @param seq of the agentik's message
 * @param isFailed whether the run failed
 * @param effects undefined when the run failed or was stopped
 * @throws AnswerOutdated where another customer has taken the place that the answer confirms, or the business
 *   has ended the form that it changes
 */
export async function endChatReply(
  tx: Db,
  {
    threadId,
    seq,
    isFailed = false,
    now,
  }: { threadId: string; seq: number; isFailed?: boolean; now: Date },
  effects: ChatEffects | undefined,
): Promise<void> {
  const [chat] = await tx
    .select({
      channel: chats.channel,
      contactId: chats.contactId,
      spaceId: threads.spaceId,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
    })
    .from(chats)
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .where(eq(chats.threadId, threadId));
  if (!chat) return;
  // The order of locks everywhere: a person, then a thread.
  await lockPerson(tx, chat.ownerId);
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("no key update");
  if (effects) {
    await writeEffects(tx, { threadId, ...chat, now }, effects);
  } else if (isFailed && isOnChannel(chat.channel)) {
    // A chat page says that the answer failed; on a channel the customer would wait in vain.
    await handOver(tx, { threadId, reason: "unknown", now });
  }
  // A pause stops the answer: its customer is not to wait in vain either.
  if (!effects) await waitWhilePaused(tx, { threadId, now });
  const [newer] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        gt(messages.seq, seq),
        isNull(messages.agentikId),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  if (newer) await askInChat(tx, { threadId, now });
}

interface EndedChat {
  threadId: string;
  channel: ChatChannel;
  contactId: string | null;
  spaceId: string;
  agentikId: string;
  agentik: string;
  now: Date;
}

async function writeEffects(
  tx: Db,
  chat: EndedChat,
  { labels, isUnknown, request, cancels, handOver: reason }: ChatEffects,
): Promise<void> {
  const { threadId, spaceId, now } = chat;
  await tx
    .update(chats)
    .set({
      unknownInARow: isUnknown ? sql`${chats.unknownInARow} + 1` : 0,
      labels: sql`(SELECT coalesce(array_agg(DISTINCT label), '{}') FROM unnest(${chats.labels} || ${sql.param([...labels], chats.labels)}) label)`,
    })
    .where(eq(chats.threadId, threadId));
  if (request) {
    const given = request.answers.find(({ kind }) => kind === "name")?.value ?? "";
    if (chat.contactId) await nameContact(tx, { contactId: chat.contactId, name: given });
    if (request.state === "sent" && request.changes !== undefined)
      await takeChange(tx, chat, { ...request, changes: request.changes });
    else {
      const requestId = await writeRequest(tx, { threadId, spaceId, request, now });
      if (request.state === "sent" && chat.channel !== "try")
        await takeRequest(tx, chat, { requestId, request });
    }
  }
  if (cancels !== undefined) {
    const form = await cancelSentRequest(tx, { requestId: cancels, threadId, now });
    if (form === undefined) throw new AnswerOutdated(cancels);
    await tellOfRequest(tx, chat, "chat_cancelled", form);
  }
  if (reason) await handOver(tx, { threadId, reason, now });
}

/** Books what was sent, makes a task of it where the agentik does so, and notifies the workplace. */
async function takeRequest(
  tx: Db,
  chat: EndedChat,
  { requestId, request }: { requestId: string; request: RequestProgress },
): Promise<void> {
  const { contactId, spaceId, agentikId, now } = chat;
  const { name: form, booking, answers } = request;
  if (booking) {
    const customer = await customerName(tx, contactId);
    await bookRequest(tx, { spaceId, requestId, form, booking, answers, customer, now });
  }
  await makeTaskOfRequest(tx, { agentikId, requestId, now });
  await tellOfRequest(tx, chat, "chat_request", form);
}

/** Writes a change of a sent form in that one, closes the form in which it was made, and notifies the workplace. */
async function takeChange(
  tx: Db,
  chat: EndedChat,
  request: RequestProgress & { changes: string },
): Promise<void> {
  const { threadId, contactId, spaceId, now } = chat;
  await writeRequest(tx, { threadId, spaceId, request: { ...request, state: "cancelled" }, now });
  const customer = await customerName(tx, contactId);
  await changeSentRequest(tx, { threadId, spaceId, request, customer, now });
  await tellOfRequest(tx, chat, "chat_changed", request.name);
}

/** Notifies the people of the workplace of a customer's form; a trial notifies no one. */
async function tellOfRequest(
  tx: Db,
  { threadId, spaceId, channel, agentik, now }: EndedChat,
  kind: "chat_request" | "chat_changed" | "chat_cancelled",
  form: string,
): Promise<void> {
  if (channel === "try") return;
  const data = { agentik, request: form };
  await tellWorkplace(tx, { spaceId, threadId, kind, data, now });
}

/** Empty until the customer has said their name. */
async function customerName(tx: Db, contactId: string | null): Promise<string> {
  if (contactId === null) return "";
  const rows = await tx
    .select({ name: contacts.name })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  return rows[0]?.name ?? "";
}

/** @returns the id of the form */
async function writeRequest(
  tx: Db,
  {
    threadId,
    spaceId,
    request,
    now,
  }: { threadId: string; spaceId: string; request: RequestProgress; now: Date },
): Promise<string> {
  const { name, kind, state, asking, answers, totalCents, bill, changes } = request;
  const isSent = state === "sent";
  const written = {
    state,
    asking,
    answers,
    changesId: changes ?? null,
    sentAt: isSent ? now : null,
    totalCents: isSent ? (totalCents ?? null) : null,
    bill: isSent ? (bill ?? null) : null,
  };
  const [open] = await tx
    .update(chatRequests)
    .set(written)
    .where(
      and(
        eq(chatRequests.threadId, threadId),
        inArray(chatRequests.state, ["asking", "confirming"]),
      ),
    )
    .returning({ id: chatRequests.id });
  if (open) return open.id;
  const id = createId("request");
  await tx
    .insert(chatRequests)
    .values({ id, threadId, spaceId, name, kind, ...written, createdAt: now });
  return id;
}
