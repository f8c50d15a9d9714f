/**
 * Conversations of agentiks with customers. A conversation is a thread of the agentik's workplace, a
 * space, with `chat_with_id` and a row in `chats`.
 *
 * Long because its tables refer to each other.
 */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestAnswer,
  type RequestKind,
  type RequestState,
} from "#domain/agentiks/abilities/request-form.ts";
import {
  CHAT_CHANNELS,
  CHAT_HANDLERS,
  HAND_OVER_REASONS,
  STEP_KINDS,
  type ChatChannel,
  type ChatHandler,
  type HandOverReason,
  type StepKind,
} from "#domain/agentiks/chats/chats.ts";
import type { RequestBill } from "#domain/agentiks/chats/request-bill.ts";
import { REQUEST_STAGES, type RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import { NAME_SOURCES, type NameSource } from "#domain/agentiks/chats/stated-name.ts";
import { SLUG } from "#domain/format/slug.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { channels } from "./channels.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();

/** The space where an agentik works: its documents, approved answers and conversations are there. */
export const agentikWorkplaces = pgTable(
  "agentik_workplaces",
  {
    agentikId: text("agentik_id")
      .primaryKey()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (workplace) => [index("agentik_workplaces_of_space").on(workplace.spaceId)],
);

/** The public page on which customers write to an agentik: `/a/:slug`. */
export const chatPages = pgTable(
  "chat_pages",
  {
    agentikId: text("agentik_id")
      .primaryKey()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    slug: text().notNull().unique(),
    isOpen: boolean("is_open").notNull().default(false),
    /** Origins of other sites that may show the page in a frame. */
    allowedOrigins: text("allowed_origins").array().notNull().default([]),
    createdAt: createdAt(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (page) => [check("chat_pages_slug_valid", sql`${page.slug} ~ ${sql.raw(`'${SLUG.source}'`)}`)],
);

/**
 * Customers, who have no account: known by the cookie of their browser, or by their address on a
 * channel.
 */
export const contacts = pgTable(
  "contacts",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** The customer's name as typed; empty until they say it. */
    name: text().notNull().default(""),
    /** Source of the name: a person's word is not overwritten by a later message or profile. */
    nameBy: text("name_by").$type<NameSource>().notNull().default("profile"),
    /** SHA-256 of the cookie's token; null on a channel. */
    tokenHash: text("token_hash").unique(),
    channelId: text("channel_id").references(() => channels.id, { onDelete: "cascade" }),
    /** The customer's Telegram chat, WhatsApp number or e-mail address; null on a chat page. */
    address: text(),
    /** Since when they want no messages there. */
    optedOutAt: timestamp("opted_out_at", { withTimezone: true }),
    language: text().$type<ContentLanguage>().notNull(),
    createdAt: createdAt(),
    lastInboundAt: timestamp("last_inbound_at", { withTimezone: true }).notNull(),
  },
  (contact) => [
    check("contacts_name_by_known", isOneOf(contact.nameBy, NAME_SOURCES)),
    check("contacts_language_known", isOneOf(contact.language, CONTENT_LANGUAGES)),
    check(
      "contacts_one_identity",
      sql`(${contact.tokenHash} IS NULL) = (${contact.channelId} IS NOT NULL) AND (${contact.channelId} IS NULL) = (${contact.address} IS NULL)`,
    ),
    check(
      "contacts_opted_out_of_channel",
      sql`${contact.optedOutAt} IS NULL OR ${contact.channelId} IS NOT NULL`,
    ),
    uniqueIndex("contacts_on_channel").on(contact.channelId, contact.address),
    index("contacts_of_space").on(contact.spaceId, contact.lastInboundAt.desc()),
  ],
);

export const chats = pgTable(
  "chats",
  {
    threadId: text("thread_id")
      .primaryKey()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** The thread's space, written by a trigger, so that the inbox finds chats by an index. */
    spaceId: text("space_id")
      .notNull()
      .default("")
      .references(() => spaces.id, { onDelete: "cascade" }),
    channel: text().$type<ChatChannel>().notNull(),
    contactId: text("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    handledBy: text("handled_by").$type<ChatHandler>().notNull().default("agentik"),
    /** The person who has taken it over. */
    handlerId: text("handler_id").references(() => people.id, { onDelete: "set null" }),
    reason: text().$type<HandOverReason>(),
    /** Since when the customer waits for a person. */
    waitingSince: timestamp("waiting_since", { withTimezone: true }),
    /** Questions in a row that the agentik could not answer. */
    unknownInARow: integer("unknown_in_a_row").notNull().default(0),
    labels: text().array().notNull().default([]),
    /** When a person has put it away; a new message of the customer takes it out again. */
    doneAt: timestamp("done_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (chat) => [
    check("chats_channel_known", isOneOf(chat.channel, CHAT_CHANNELS)),
    check("chats_handler_known", isOneOf(chat.handledBy, CHAT_HANDLERS)),
    check("chats_reason_known", isOneOf(chat.reason, HAND_OVER_REASONS)),
    check("chats_with_contact", sql`(${chat.channel} = 'try') = (${chat.contactId} IS NULL)`),
    check(
      "chats_waiting",
      sql`(${chat.handledBy} = 'nobody') = (${chat.waitingSince} IS NOT NULL)`,
    ),
    check("chats_unknown_counted", sql`${chat.unknownInARow} >= 0`),
    // One a customer, but for mails: each thread of mails is a conversation.
    uniqueIndex("chats_one_of_contact")
      .on(chat.contactId)
      .where(sql`${chat.channel} <> 'email'`),
    index("chats_of_contact").on(chat.contactId),
    index("chats_handled_by").on(chat.handlerId),
    index("chats_waiting_in_space")
      .on(chat.spaceId, chat.waitingSince)
      .where(sql`${chat.waitingSince} IS NOT NULL`),
    index("chats_open_in_space")
      .on(chat.spaceId, chat.threadId)
      .where(sql`${chat.doneAt} IS NULL`),
    index("chats_done_in_space")
      .on(chat.spaceId, chat.doneAt.desc())
      .where(sql`${chat.doneAt} IS NOT NULL`),
  ],
);

/** An order, a booking or another form that an agentik collects in a conversation. */
export const chatRequests = pgTable(
  "chat_requests",
  {
    id: text().primaryKey(),
    threadId: text("thread_id")
      .notNull()
      .references(() => chats.threadId, { onDelete: "cascade" }),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Name of the form when it was begun. */
    name: text().notNull(),
    /** Kind of the form: how its stages are called, to the customer too. */
    kind: text().$type<RequestKind>().notNull().default("other"),
    state: text().$type<RequestState>().notNull(),
    /** Key of the field that is asked now; null once all are answered. */
    asking: text(),
    answers: jsonb().$type<readonly RequestAnswer[]>().notNull().default([]),
    /** The sent form that this open one changes or cancels; null for a new one. */
    changesId: text("changes_id").references((): AnyPgColumn => chatRequests.id, {
      onDelete: "cascade",
    }),
    /** Total of the order when it was sent, in hundredths of a peso; null where it is not known. */
    totalCents: integer("total_cents"),
    /** The lines of that sum; null where nothing was ordered. */
    bill: jsonb().$type<RequestBill>(),
    createdAt: createdAt(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** How far the business is with it; the customer was told of each but the first. */
    stage: text().$type<RequestStage>().notNull().default("new"),
    doneAt: timestamp("done_at", { withTimezone: true }),
    doneBy: text("done_by").references(() => people.id, { onDelete: "set null" }),
  },
  (request) => [
    check("chat_requests_name_filled", sql`length(trim(${request.name})) > 0`),
    check("chat_requests_kind_known", isOneOf(request.kind, REQUEST_KINDS)),
    check("chat_requests_state_known", isOneOf(request.state, REQUEST_STATES)),
    check(
      "chat_requests_asking",
      sql`(${request.state} = 'asking') = (${request.asking} IS NOT NULL)`,
    ),
    check("chat_requests_sent", sql`(${request.state} = 'sent') = (${request.sentAt} IS NOT NULL)`),
    check("chat_requests_stage_known", isOneOf(request.stage, REQUEST_STAGES)),
    check(
      "chat_requests_stage_after_sent",
      sql`${request.stage} = 'new' OR ${request.sentAt} IS NOT NULL`,
    ),
    check(
      "chat_requests_ended_is_done",
      sql`${request.stage} NOT IN ('delivered', 'cancelled') OR ${request.doneAt} IS NOT NULL`,
    ),
    check("chat_requests_bill_is_object", sql`jsonb_typeof(${request.bill}) = 'object'`),
    check("chat_requests_total_counted", sql`${request.totalCents} >= 0`),
    check(
      "chat_requests_done_after_sent",
      sql`${request.doneAt} IS NULL OR ${request.sentAt} IS NOT NULL`,
    ),
    // One at a time in a conversation.
    uniqueIndex("chat_requests_open")
      .on(request.threadId)
      .where(sql`${request.state} IN ('asking', 'confirming')`),
    index("chat_requests_of_thread").on(request.threadId, request.createdAt),
    index("chat_requests_of_space")
      .on(request.spaceId, request.sentAt.desc())
      .where(sql`${request.state} = 'sent'`),
    index("chat_requests_to_do")
      .on(request.spaceId, request.sentAt)
      .where(sql`${request.state} = 'sent' AND ${request.doneAt} IS NULL`),
    index("chat_requests_done_by").on(request.doneBy),
    index("chat_requests_changing").on(request.changesId),
  ],
);

/** Steps of a run, in order, for its owner to read. */
export const runSteps = pgTable(
  "run_steps",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1. */
    seq: integer().notNull(),
    kind: text().$type<StepKind>().notNull(),
    /** Facts of the step by name, such as `{ "passages": 12 }`; words for people come from messages. */
    detail: jsonb()
      .$type<Readonly<Record<string, string | number | boolean>>>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
  },
  (step) => [
    primaryKey({ columns: [step.runId, step.seq] }),
    check("run_steps_seq_counted", sql`${step.seq} > 0`),
    check("run_steps_kind_known", isOneOf(step.kind, STEP_KINDS)),
  ],
);
