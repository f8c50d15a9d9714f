/** Messages of conversations on channels: what came in, and what goes out. */
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  CHANNEL_MESSAGE_STATES,
  SEND_TROUBLES,
  type ChannelMessageState,
  type SendTrouble,
} from "#domain/agentiks/channels/channels.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { channels } from "./channels.ts";
import { contacts } from "./chats.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A message on a channel. Incoming: written once, by its external id. Outgoing: an outbox row for
 * each part, written before it is sent.
 */
export const channelMessages = pgTable(
  "channel_messages",
  {
    id: text().primaryKey(),
    channelId: text("channel_id")
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    contactId: text("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** The message of the conversation. */
    threadId: text("thread_id").notNull(),
    seq: integer().notNull(),
    /** From 1: a long text is sent in parts. */
    part: smallint().notNull().default(1),
    direction: text().$type<"in" | "out">().notNull(),
    /** The provider's id; null until it is sent. */
    externalId: text("external_id"),
    /** Plain text to send; empty for a customer's message and for a template. */
    text: text().notNull().default(""),
    /** Subject of a customer's mail, and the Message-IDs before it: for the headers of the answer. */
    subject: text(),
    mailReferences: text("mail_references").array(),
    /** Name of the template, for a message sent by one. */
    template: text(),
    state: text().$type<ChannelMessageState>().notNull(),
    attempts: smallint().notNull().default(0),
    trouble: text().$type<SendTrouble>(),
    /** When it may be sent; null unless it is queued. */
    nextAt: moment("next_at"),
    createdAt: moment("created_at").notNull(),
    /** Since when it is in its state; a send begun then. */
    changedAt: moment("changed_at").notNull(),
  },
  (message) => [
    foreignKey({
      name: "channel_messages_of_message_fk",
      columns: [message.threadId, message.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    check("channel_messages_direction_known", isOneOf(message.direction, ["in", "out"])),
    check("channel_messages_state_known", isOneOf(message.state, CHANNEL_MESSAGE_STATES)),
    check("channel_messages_trouble_known", isOneOf(message.trouble, SEND_TROUBLES)),
    check("channel_messages_part_counted", sql`${message.part} > 0 AND ${message.attempts} >= 0`),
    check(
      "channel_messages_received",
      sql`(${message.direction} = 'in') = (${message.state} = 'received')`,
    ),
    check(
      "channel_messages_came_with_id",
      sql`${message.direction} = 'out' OR ${message.externalId} IS NOT NULL`,
    ),
    check(
      "channel_messages_queued_is_due",
      sql`(${message.state} = 'queued') = (${message.nextAt} IS NOT NULL)`,
    ),
    check(
      "channel_messages_failed_for_a_reason",
      sql`${message.state} <> 'failed' OR ${message.trouble} IS NOT NULL`,
    ),
    check(
      "channel_messages_says_something",
      sql`${message.direction} = 'in' OR (${message.text} <> '') <> (${message.template} IS NOT NULL)`,
    ),
    check(
      "channel_messages_mail_whole",
      sql`(${message.subject} IS NULL) = (${message.mailReferences} IS NULL) AND (${message.direction} = 'in' OR ${message.subject} IS NULL)`,
    ),
    uniqueIndex("channel_messages_once")
      .on(message.channelId, message.externalId)
      .where(sql`${message.externalId} IS NOT NULL`),
    uniqueIndex("channel_messages_of_message").on(message.threadId, message.seq, message.part),
    index("channel_messages_of_contact").on(message.contactId, message.createdAt.desc()),
    index("channel_messages_open")
      .on(message.contactId, message.seq, message.part)
      .where(sql`${message.state} IN ('queued', 'sending')`),
    index("channel_messages_due")
      .on(message.nextAt)
      .where(sql`${message.state} = 'queued'`),
    index("channel_messages_sending")
      .on(message.changedAt)
      .where(sql`${message.state} = 'sending'`),
    index("channel_messages_of_channel").on(message.channelId),
  ],
);
