/**
 * Conversations of a space. A message's place is its `seq` within its thread, which the database counts
 * (`threads.last_seq`), so that a page of a thread costs the same in a thread of any length.
 */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  MESSAGE_STATES,
  REACTIONS,
  type MessageState,
  type Reaction,
} from "#domain/spaces/threads.ts";
import { REPLY_KINDS, type ReplyKind } from "#domain/spaces/answering.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();

export const threads = pgTable(
  "threads",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    title: text().notNull(),
    /** Null when the author's account is deleted: the others keep the conversation. */
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    /** Idempotency key of the form that began the thread. */
    clientKey: text("client_key").notNull(),
    /**
     * The only person who sees it. A guest who tries the examples writes in a space of other
     * people, and only the guest sees what they write.
     */
    onlyFor: text("only_for").references(() => people.id, { onDelete: "cascade" }),
    /**
     * The agentik that talks with a customer, or is tried (`chats`); such a thread is not among the space's
     * own conversations. Null for those.
     */
    chatWithId: text("chat_with_id").references(() => agentiks.id, { onDelete: "cascade" }),
    /** Number of messages ever written; the newest one's `seq`. */
    lastSeq: integer("last_seq").notNull().default(0),
    lastMessageAt: timestamp("last_message_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (thread) => [
    check("threads_title_filled", sql`length(trim(${thread.title})) > 0`),
    check("threads_seq_counted", sql`${thread.lastSeq} >= 0`),
    uniqueIndex("threads_sent_once").on(thread.spaceId, thread.createdBy, thread.clientKey),
    index("threads_of_space")
      .on(thread.spaceId, thread.lastMessageAt.desc(), thread.id)
      .where(sql`${thread.chatWithId} IS NULL`),
    index("threads_with_customers")
      .on(thread.spaceId, thread.lastMessageAt.desc(), thread.id)
      .where(sql`${thread.chatWithId} IS NOT NULL`),
    index("threads_chat_with").on(thread.chatWithId, thread.lastMessageAt.desc()),
    index("threads_by").on(thread.createdBy),
    index("threads_only_for")
      .on(thread.onlyFor)
      .where(sql`${thread.onlyFor} IS NOT NULL`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** From 1, in the order of the database's commits. */
    seq: integer().notNull(),
    /** Null for an agentik's, and when the author's account is deleted. */
    authorId: text("author_id").references(() => people.id, { onDelete: "set null" }),
    agentikId: text("agentik_id").references(() => agentiks.id, { onDelete: "set null" }),
    /** Written by a customer (`contacts`), who has no account. */
    fromContact: boolean("from_contact").notNull().default(false),
    /** Idempotency key of the form; of an agentik's only where it writes by itself, such as a reminder. */
    clientKey: text("client_key"),
    state: text().$type<MessageState>().notNull().default("final"),
    /** Markdown of an agentik, plain text of a person; empty once deleted. */
    text: text().notNull().default(""),
    /** `seq` of the message that it answers. */
    replyTo: integer("reply_to"),
    /** How an agentik answered; null for people's. */
    replyKind: text("reply_kind").$type<ReplyKind>(),
    createdAt: createdAt(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    pinnedAt: timestamp("pinned_at", { withTimezone: true }),
    /** plaza_fold of the text, for search (db/schema/trigrams.ts). */
    searchText: text("search_text")
      .generatedAlwaysAs(sql`plaza_fold(text)`)
      .notNull(),
  },
  (message) => [
    primaryKey({ columns: [message.threadId, message.seq] }),
    foreignKey({
      name: "messages_reply_to_fk",
      columns: [message.threadId, message.replyTo],
      foreignColumns: [message.threadId, message.seq],
    }),
    check("messages_seq_counted", sql`${message.seq} > 0`),
    check("messages_state_known", isOneOf(message.state, MESSAGE_STATES)),
    check("messages_reply_kind_known", isOneOf(message.replyKind, REPLY_KINDS)),
    check(
      "messages_filled",
      sql`${message.state} <> 'final' OR ${message.deletedAt} IS NOT NULL OR length(trim(${message.text})) > 0`,
    ),
    check(
      "messages_of_contact",
      sql`NOT ${message.fromContact} OR (${message.authorId} IS NULL AND ${message.agentikId} IS NULL)`,
    ),
    check("messages_deleted_empty", sql`${message.deletedAt} IS NULL OR ${message.text} = ''`),
    uniqueIndex("messages_sent_once")
      .on(message.threadId, message.authorId, message.clientKey)
      .where(sql`${message.clientKey} IS NOT NULL`),
    uniqueIndex("messages_of_contact_sent_once")
      .on(message.threadId, message.clientKey)
      .where(sql`${message.fromContact} AND ${message.clientKey} IS NOT NULL`),
    uniqueIndex("messages_of_agentik_sent_once")
      .on(message.threadId, message.clientKey)
      .where(sql`${message.agentikId} IS NOT NULL AND ${message.clientKey} IS NOT NULL`),
    index("messages_by").on(message.authorId),
    index("messages_of_agentik").on(message.agentikId),
    index("messages_pinned")
      .on(message.threadId, message.seq)
      .where(sql`${message.pinnedAt} IS NOT NULL`),
    index("messages_search").using("gin", sql`${message.searchText} gin_trgm_ops`),
  ],
);

/** Earlier wordings of a message, which its readers can look at. */
export const messageEdits = pgTable(
  "message_edits",
  {
    threadId: text("thread_id").notNull(),
    seq: integer().notNull(),
    /** From 1: the first wording. */
    version: smallint().notNull(),
    text: text().notNull(),
    /** When it was written. */
    createdAt: createdAt(),
  },
  (edit) => [
    primaryKey({ columns: [edit.threadId, edit.seq, edit.version] }),
    foreignKey({
      name: "message_edits_of_message_fk",
      columns: [edit.threadId, edit.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
  ],
);

export const messageReactions = pgTable(
  "message_reactions",
  {
    threadId: text("thread_id").notNull(),
    seq: integer().notNull(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    reaction: text().$type<Reaction>().notNull(),
    createdAt: createdAt(),
  },
  (reaction) => [
    primaryKey({
      columns: [reaction.threadId, reaction.seq, reaction.personId, reaction.reaction],
    }),
    foreignKey({
      name: "message_reactions_of_message_fk",
      columns: [reaction.threadId, reaction.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    check("message_reactions_known", isOneOf(reaction.reaction, REACTIONS)),
    index("message_reactions_of_person").on(reaction.personId),
  ],
);

/** How far a person has read a thread, and whether its news reach them. */
export const threadReads = pgTable(
  "thread_reads",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The last message that was on the person's page. */
    seq: integer().notNull().default(0),
    isMuted: boolean("is_muted").notNull().default(false),
    /** Notified of every message, whatever the space's level. */
    isFollowed: boolean("is_followed").notNull().default(false),
  },
  (read) => [
    primaryKey({ columns: [read.threadId, read.personId] }),
    check("thread_reads_seq_counted", sql`${read.seq} >= 0`),
    check("thread_reads_one_wish", sql`NOT (${read.isMuted} AND ${read.isFollowed})`),
    index("thread_reads_of_person").on(read.personId),
  ],
);
