import { and, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import {
  CONTACT_DAYS,
  type ChatHandler,
  type HandOverReason,
} from "#domain/agentiks/chats/chats.ts";
import type { RequestKind, RequestState } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import type { RunState } from "#domain/runs/run.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { chatPages, chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

const DAY_MS = 86_400_000;

/** Differs whenever what a page shows does: the newest message, answers being written, who handles it. */
const chatMark = sql<string>`concat_ws(' ', ${outer(threads.lastSeq)}, ${outer(chats.handledBy)},
  ${outer(chats.reason)}, ${outer(chats.handlerId)}, (SELECT string_agg(said.seq::text, ',' ORDER BY said.seq)
    FROM ${messages} said WHERE said.thread_id = ${outer(threads.id)} AND said.state = 'writing'
      AND said.seq > ${outer(threads.lastSeq)} - 20))`;

/** A customer's conversation, as they may know it. */
export interface CustomerChat {
  threadId: string;
  spaceId: string;
  handledBy: ChatHandler;
  reason: HandOverReason | null;
  /** Given name of the person who has taken it over. */
  handler: string | null;
  /** See `listChatMarks`. */
  mark: string;
}

/** A chat page, and the customer's cookie on it. */
export interface Customer {
  slug: string;
  /** SHA-256 of the token in the customer's cookie. */
  tokenHash: string;
}

/**
 * The conversation of a customer on a page, by their cookie; undefined for another page's cookie, and
 * CONTACT_DAYS after their last message.
 */
export async function findCustomerChat(
  db: Db,
  { slug, tokenHash }: Customer,
  now: Date,
): Promise<CustomerChat | undefined> {
  const [chat] = await db
    .select({
      threadId: chats.threadId,
      spaceId: threads.spaceId,
      handledBy: chats.handledBy,
      reason: chats.reason,
      handler: people.firstName,
      mark: chatMark,
    })
    .from(contacts)
    .innerJoin(chats, eq(chats.contactId, contacts.id))
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .innerJoin(
      chatPages,
      and(eq(chatPages.agentikId, threads.chatWithId), eq(chatPages.slug, slug)),
    )
    .leftJoin(people, eq(people.id, chats.handlerId))
    .where(
      and(
        eq(contacts.tokenHash, tokenHash),
        gt(contacts.lastInboundAt, new Date(now.getTime() - CONTACT_DAYS * DAY_MS)),
      ),
    );
  return chat;
}

/** A message of a customer's conversation. */
export interface CustomerMessage {
  seq: number;
  fromContact: boolean;
  isAgentik: boolean;
  /** Name of the agentik, given name of a person; null for the customer's own. */
  name: string | null;
  state: MessageState;
  text: string;
  replyKind: ReplyKind | null;
  createdAt: Date;
  /** The run that writes an agentik's message; null for other messages. */
  run: { state: RunState; deadlineAt: Date } | null;
}

/** The newest messages of a conversation in their order, without deleted ones. */
export async function listCustomerMessages(
  db: Db,
  threadId: string,
  limit: number,
): Promise<CustomerMessage[]> {
  const rows = await db
    .select({
      seq: messages.seq,
      fromContact: messages.fromContact,
      isAgentik: sql<boolean>`(${messages.agentikId} IS NOT NULL)`,
      name: sql<string | null>`coalesce(${agentiks.name}, ${people.firstName})`,
      state: messages.state,
      text: messages.text,
      replyKind: messages.replyKind,
      createdAt: messages.createdAt,
      run: { state: runs.state, deadlineAt: runs.deadlineAt },
    })
    .from(messages)
    .leftJoin(people, eq(people.id, messages.authorId))
    .leftJoin(agentiks, eq(agentiks.id, messages.agentikId))
    .leftJoin(runs, and(eq(runs.threadId, messages.threadId), eq(runs.messageSeq, messages.seq)))
    .where(and(eq(messages.threadId, threadId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/**
 * The names of the documents that a conversation's answers cite, by message: never where they are. An approved
 * answer is the business's own word, and its question may be another customer's.
 */
export async function listCustomerSources(
  db: Db,
  threadId: string,
): Promise<{ seq: number; source: string }[]> {
  return db
    .selectDistinct({ seq: citations.seq, source: citations.source })
    .from(citations)
    .where(and(eq(citations.threadId, threadId), isNull(citations.answerId)));
}

/** The last form of a conversation: one that is being filled in, or that was sent. */
export interface LastRequest {
  name: string;
  kind: RequestKind;
  state: RequestState;
  /** Key of the field that is asked now. */
  asking: string | null;
  stage: RequestStage;
  /** When the business was done with it. */
  doneAt: Date | null;
  /** The day that was booked, `2026-11-27`; null where none is in the agenda. */
  bookedDay: string | null;
}

/** The form that a conversation began last, unless the customer has dropped it. */
export async function findLastRequest(db: Db, threadId: string): Promise<LastRequest | undefined> {
  const { name, kind, state, asking, stage, doneAt } = chatRequests;
  const [request] = await db
    .select({ name, kind, state, asking, stage, doneAt, bookedDay: bookings.day })
    .from(chatRequests)
    .leftJoin(bookings, eq(bookings.requestId, chatRequests.id))
    .where(and(eq(chatRequests.threadId, threadId), ne(state, "cancelled")))
    .orderBy(desc(chatRequests.createdAt))
    .limit(1);
  return request;
}

/**
 * Marks of conversations, by thread, that change whenever their page does; a deleted one is
 * missing.
 */
export async function listChatMarks(
  db: Db,
  threadIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ threadId: chats.threadId, mark: chatMark })
    .from(chats)
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .where(inArray(chats.threadId, [...threadIds]));
  return new Map(rows.map(({ threadId, mark }) => [threadId, mark]));
}
