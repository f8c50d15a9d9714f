import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { INBOX_COUNT_MAX, type ChatTab } from "#domain/agentiks/chats/inbox.ts";
import type { ChatChannel, ChatHandler } from "#domain/agentiks/chats/chats.ts";
import type { MessageState } from "#domain/spaces/threads.ts";
import type { TimeCursor } from "#domain/lists/time-cursor.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages, threadReads, threads } from "#db/schema/spaces/threads.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { isInboxOf } from "./inbox.ts";

/** A conversation with a customer, in the inbox's lists. */
export interface ListedChat {
  threadId: string;
  contactId: string;
  /** The customer's name; empty until they say it. */
  customer: string;
  agentik: string;
  /** The channel that the customer writes on. */
  channel: ChatChannel;
  handledBy: ChatHandler;
  /** Name of the person who took the chat over; null also for a deleted account. */
  handler: string | null;
  isHandledByViewer: boolean;
  waitingSince: Date | null;
  doneAt: Date | null;
  labels: string[];
  lastMessageAt: Date;
  /** Beginning of the newest message; empty for a deleted one and while the agentik answers. */
  lastText: string;
  lastState: MessageState | null;
  lastFromCustomer: boolean;
  lastFromAgentik: boolean;
  /** Name of the person who wrote the newest message; null if the customer or agentik did. */
  lastFrom: string | null;
  /** Messages of the customer that were not on the viewer's page yet, up to INBOX_COUNT_MAX + 1. */
  unread: number;
}

/** Place of a row in a list of the inbox, for the next page. */
export type InboxCursor = TimeCursor;

export interface ChatFilter {
  tab: ChatTab;
  /** Only conversations of this agentik. */
  agentikId?: string | undefined;
  label?: string | undefined;
  /** Only those in which the customer has written this; empty for all. */
  typed?: string;
  after?: InboxCursor | undefined;
  limit: number;
}

const PREVIEW_CHARACTERS = 160;

/**
 * Conversations with customers in a person's workplaces: those that wait, the longest wait first; those
 * that are open, the newest message first; those that are done, the last one first. Trials are none.
 */
export function listChats(db: Db, personId: string, filter: ChatFilter): Promise<ListedChat[]> {
  const found = chatsOfSpace(db, filter).as("found");
  const at = filter.tab === "waiting" ? asc(found.at) : desc(found.at);
  return db
    .select({
      threadId: threads.id,
      contactId: contacts.id,
      customer: contacts.name,
      agentik: agentiks.name,
      channel: chats.channel,
      handledBy: chats.handledBy,
      handler: sql<string | null>`${handlers.displayName}`,
      isHandledByViewer: sql<boolean>`(${chats.handlerId} IS NOT DISTINCT FROM ${personId}::text)`,
      waitingSince: chats.waitingSince,
      doneAt: chats.doneAt,
      labels: chats.labels,
      lastMessageAt: threads.lastMessageAt,
      lastText: sql<string>`coalesce(left(${messages.text}, ${PREVIEW_CHARACTERS}), '')`,
      lastState: messages.state,
      lastFromCustomer: sql<boolean>`coalesce(${messages.fromContact}, false)`,
      lastFromAgentik: sql<boolean>`(${messages.agentikId} IS NOT NULL)`,
      lastFrom: people.displayName,
      unread: sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${messages} said
        WHERE said.thread_id = ${outer(threads.id)} AND said.seq > coalesce(${outer(threadReads.seq)}, 0)
          AND said.from_contact LIMIT ${INBOX_COUNT_MAX + 1}) new)`,
    })
    .from(spaceMembers)
    .crossJoinLateral(found)
    .innerJoin(threads, eq(threads.id, found.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .leftJoin(handlers, eq(handlers.id, chats.handlerId))
    .leftJoin(messages, and(eq(messages.threadId, threads.id), eq(messages.seq, threads.lastSeq)))
    .leftJoin(people, eq(people.id, messages.authorId))
    .leftJoin(
      threadReads,
      and(eq(threadReads.threadId, threads.id), eq(threadReads.personId, personId)),
    )
    .where(and(eq(spaceMembers.personId, personId), isInboxOf(personId)))
    .orderBy(at, threads.id)
    .limit(filter.limit);
}

const handlers = alias(people, "handlers");

/**
 * The first chats of each space, by the index that has the order of the list: the work does not grow
 * with what a space has besides.
 */
function chatsOfSpace(db: Db, { tab, agentikId, label, typed = "", after, limit }: ChatFilter) {
  const place = PLACES[tab];
  const isSaid = matchesText(messages.searchText, typed);
  return db
    .select({ threadId: sql<string>`${threads.id}`.as("found_id"), at: place.at.as("found_at") })
    .from(threads)
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .where(
      and(
        eq(chats.spaceId, outer(spaceMembers.spaceId)),
        // The order of an index of threads, for the open ones.
        eq(threads.spaceId, outer(spaceMembers.spaceId)),
        isNotNull(threads.chatWithId),
        ne(chats.channel, "try"),
        place.is,
        agentikId === undefined ? undefined : eq(threads.chatWithId, agentikId),
        label === undefined ? undefined : sql`${label}::text = ANY (${chats.labels})`,
        isSaid &&
          inArray(
            threads.id,
            db
              .select({ id: messages.threadId })
              .from(messages)
              .where(and(isSaid, eq(messages.fromContact, true))),
          ),
        // The range of the index; the condition after it is for rows of the same time.
        after && place.isFrom(after.at),
        after && or(place.isAfter(after.at), and(place.isAt(after.at), gt(threads.id, after.id))),
      ),
    )
    .orderBy(place.order, threads.id)
    .limit(limit);
}

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;
/** Cursors have milliseconds; times are compared by them, as all of Plaza's own have no more. */
const PLACES = {
  waiting: {
    at: sql<Date>`${chats.waitingSince}`,
    is: isNotNull(chats.waitingSince),
    order: sql`${chats.waitingSince} ASC`,
    isFrom: (at: Date) => gte(chats.waitingSince, iso(at)),
    isAfter: (at: Date) => gt(chats.waitingSince, iso(at)),
    isAt: (at: Date) => eq(chats.waitingSince, iso(at)),
  },
  open: {
    at: sql<Date>`${threads.lastMessageAt}`,
    is: isNull(chats.doneAt),
    order: sql`${threads.lastMessageAt} DESC NULLS LAST`,
    isFrom: (at: Date) => lte(threads.lastMessageAt, iso(at)),
    isAfter: (at: Date) => lt(threads.lastMessageAt, iso(at)),
    isAt: (at: Date) => eq(threads.lastMessageAt, iso(at)),
  },
  done: {
    at: sql<Date>`${chats.doneAt}`,
    is: isNotNull(chats.doneAt),
    order: sql`${chats.doneAt} DESC NULLS LAST`,
    isFrom: (at: Date) => lte(chats.doneAt, iso(at)),
    isAfter: (at: Date) => lt(chats.doneAt, iso(at)),
    isAt: (at: Date) => eq(chats.doneAt, iso(at)),
  },
} as const;
