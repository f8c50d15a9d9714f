import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { CHAT_MESSAGES_SHOWN } from "#domain/agentiks/chats/chats.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { channelMessages } from "#db/schema/agentiks/channel-messages.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { chatRequests, chats, contacts, runSteps } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { CITATION } from "#db/queries/spaces/threads/citation-columns.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { messages, threadReads, threads } from "#db/schema/spaces/threads.ts";
import { listNearestCommands, type ListedCommand } from "#db/queries/spaces/list-commands.ts";
import { keyIfOf } from "#db/queries/spaces/threads/list-messages.ts";
import { isInboxOf } from "./inbox.ts";

/** Forms of a conversation that its page shows, the newest first. */
const REQUESTS_SHOWN = 5;

interface InChat {
  threadId: string;
  personId: string;
  /** Only messages before this one; undefined for the newest. */
  before?: number | undefined;
}

/** Condition for one conversation of a person's inbox; a trial is none. */
const isThis = ({ threadId, personId }: InChat): SQL =>
  and(eq(threads.id, threadId), isInboxOf(personId), ne(chats.channel, "try"))!;

/** Condition for the CHAT_MESSAGES_SHOWN messages of a page, by the column of their `seq`. */
const isOnPage = (seq: SQL | typeof messages.seq, { before }: InChat): SQL => {
  const last =
    before === undefined
      ? sql`${threads.lastSeq}`
      : sql`least(${before - 1}::int, ${threads.lastSeq})`;
  return and(
    sql`${seq} <= ${last}`,
    sql`${seq} > ${last} - ${sql.raw(String(CHAT_MESSAGES_SHOWN))}`,
  )!;
};

const handlers = alias(people, "handlers");

/** A conversation with a customer; undefined for an unknown one, a trial, and for strangers. */
export async function findInboxChat(db: Db, chat: InChat) {
  const [found] = await db
    .select({
      id: threads.id,
      spaceId: threads.spaceId,
      space: spaces.name,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      agentikStatus: agentiks.status,
      contactId: contacts.id,
      customer: contacts.name,
      channel: chats.channel,
      /** The customer's channel; null on a chat page. */
      outside: {
        isOn: channels.isOn,
        trouble: channels.trouble,
        template: channels.templateName,
        optedOutAt: contacts.optedOutAt,
        lastInboundAt: contacts.lastInboundAt,
      },
      handledBy: chats.handledBy,
      handler: handlers.displayName,
      isHandledByViewer: sql<boolean>`(${chats.handlerId} IS NOT DISTINCT FROM ${chat.personId}::text)`,
      /** Whether the person may approve answers of the space. */
      isManaged: sql<boolean>`EXISTS (SELECT 1 FROM ${spaceMembers} WHERE ${spaceMembers.spaceId} = ${outer(threads.spaceId)}
        AND ${spaceMembers.personId} = ${chat.personId} AND ${spaceMembers.role} <> 'member')`,
      reason: chats.reason,
      waitingSince: chats.waitingSince,
      doneAt: chats.doneAt,
      labels: chats.labels,
      lastSeq: threads.lastSeq,
      /** The last message that was on the viewer's page. */
      readSeq: sql<number>`coalesce(${threadReads.seq}, 0)`,
    })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .leftJoin(channels, eq(channels.id, contacts.channelId))
    .leftJoin(handlers, eq(handlers.id, chats.handlerId))
    .leftJoin(
      threadReads,
      and(eq(threadReads.threadId, threads.id), eq(threadReads.personId, chat.personId)),
    )
    .where(isThis(chat));
  return found;
}

export type InboxChat = NonNullable<Awaited<ReturnType<typeof findInboxChat>>>;

/** The messages of a page of a conversation, in their order. */
export const listChatMessages = (db: Db, chat: InChat) =>
  db
    .select({
      seq: messages.seq,
      fromContact: messages.fromContact,
      isAgentik: sql<boolean>`(${messages.agentikId} IS NOT NULL)`,
      /** Name of the person who wrote it; null for the customer's and for a deleted account. */
      person: people.displayName,
      state: messages.state,
      text: messages.text,
      replyTo: messages.replyTo,
      replyKind: messages.replyKind,
      createdAt: messages.createdAt,
      isDeleted: sql<boolean>`(${messages.deletedAt} IS NOT NULL)`,
      sentKey: keyIfOf(chat.personId),
      run: { id: runs.id, state: runs.state, failure: runs.failure, deadlineAt: runs.deadlineAt },
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .leftJoin(people, eq(people.id, messages.authorId))
    .leftJoin(runs, and(eq(runs.threadId, messages.threadId), eq(runs.messageSeq, messages.seq)))
    .where(and(isThis(chat), isOnPage(messages.seq, chat)))
    .orderBy(asc(messages.seq));

/** Sources of the agentik's messages of a page: passages and approved answers. */
export const listChatSources = (db: Db, chat: InChat) =>
  db
    .select(CITATION)
    .from(citations)
    .innerJoin(threads, eq(threads.id, citations.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(and(isThis(chat), isOnPage(sql`${citations.seq}`, chat)))
    .orderBy(citations.seq, citations.n);

/** How the sending of a page's messages went, part by part; none of a conversation on a chat page. */
export const listChatSendings = (db: Db, chat: InChat) =>
  db
    .select({
      seq: channelMessages.seq,
      state: channelMessages.state,
      trouble: channelMessages.trouble,
    })
    .from(channelMessages)
    .innerJoin(threads, eq(threads.id, channelMessages.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(
      and(
        isThis(chat),
        isOnPage(sql`${channelMessages.seq}`, chat),
        eq(channelMessages.direction, "out"),
      ),
    )
    .orderBy(channelMessages.seq, channelMessages.part);

/** Steps of the runs behind the agentik's messages of a page, in order. */
export const listChatSteps = (db: Db, chat: InChat) =>
  db
    .select({
      /** Number of the message. */
      seq: sql<number>`${runs.messageSeq}`,
      n: runSteps.seq,
      kind: runSteps.kind,
      detail: runSteps.detail,
    })
    .from(runSteps)
    .innerJoin(runs, eq(runs.id, runSteps.runId))
    .innerJoin(threads, eq(threads.id, runs.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(and(isThis(chat), isOnPage(sql`${runs.messageSeq}`, chat)))
    .orderBy(runs.messageSeq, runSteps.seq);

/** The forms of a conversation, open or sent, the newest first. */
export const listChatRequests = (db: Db, chat: InChat) =>
  db
    .select({
      id: chatRequests.id,
      name: chatRequests.name,
      kind: chatRequests.kind,
      state: chatRequests.state,
      answers: chatRequests.answers,
      totalCents: chatRequests.totalCents,
      bill: chatRequests.bill,
      stage: chatRequests.stage,
      createdAt: chatRequests.createdAt,
      sentAt: chatRequests.sentAt,
      doneAt: chatRequests.doneAt,
      doneBy: people.displayName,
    })
    .from(chatRequests)
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .leftJoin(people, eq(people.id, chatRequests.doneBy))
    .where(and(isThis(chat), ne(chatRequests.state, "cancelled")))
    .orderBy(desc(chatRequests.createdAt), chatRequests.id)
    .limit(REQUESTS_SHOWN);

/**
 * Quick replies: commands of the conversation's space and the person's own. A name that both have is the
 * space's, as in the space.
 */
export function listQuickReplies(db: Db, chat: InChat): Promise<ListedCommand[]> {
  const ofChat = db
    .select({ spaceId: threads.spaceId })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(isThis(chat));
  return listNearestCommands(db, { spaceId: sql`(${ofChat})`, personId: chat.personId });
}
