/** Telegram bots, WhatsApp numbers and mailboxes on which agentiks answer, and what came there. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  CHANNEL_KINDS,
  CHANNEL_TROUBLES,
  DELIVERY_OUTCOMES,
  type ChannelDeliveryOutcome,
  type ChannelKind,
  type ChannelTrouble,
} from "#domain/agentiks/channels/channels.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A channel of an agentik. A disconnected one is kept without its secrets, because customers and
 * conversations belong to it; connecting it again continues them.
 */
export const channels = pgTable(
  "channels",
  {
    /** Part of the webhook's address. */
    id: text().primaryKey(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    kind: text().$type<ChannelKind>().notNull(),
    /** The provider's id of the bot or the phone number; an e-mail address in lower case. */
    externalId: text("external_id").notNull(),
    /** Name that customers know: @fonda_bot, +52 55 1234 5678. */
    name: text().notNull(),
    isOn: boolean("is_on").notNull().default(true),
    /** The provider's token or the mailbox's password, sealed with the channel's id; null once disconnected. */
    sealedToken: text("sealed_token"),
    /**
     * Proof that a request is the provider's: Telegram's secret token, WhatsApp's app secret. A
     * mailbox, which is read, has none.
     */
    sealedSecret: text("sealed_secret"),
    /** WhatsApp's verify token, which its challenge must contain. */
    sealedVerify: text("sealed_verify"),
    /** Approved WhatsApp template for customers who have not written for a day. */
    templateName: text("template_name"),
    templateLanguage: text("template_language"),
    /** Whether its only parameter is the customer's name; else it has none. */
    templateHasName: boolean("template_has_name").notNull().default(false),
    trouble: text().$type<ChannelTrouble>(),
    /** Nothing is sent before: the provider asked to wait. */
    waitUntil: moment("wait_until"),
    checkedAt: moment("checked_at").notNull(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (channel) => [
    check("channels_kind_known", isOneOf(channel.kind, CHANNEL_KINDS)),
    check("channels_trouble_known", isOneOf(channel.trouble, CHANNEL_TROUBLES)),
    check("channels_external_id_filled", sql`length(${channel.externalId}) > 0`),
    check(
      "channels_on_with_secrets",
      sql`${channel.isOn} = (${channel.sealedToken} IS NOT NULL) AND (${channel.isOn} AND ${channel.kind} <> 'email') = (${channel.sealedSecret} IS NOT NULL)`,
    ),
    check(
      "channels_verify_of_whatsapp",
      sql`(${channel.sealedVerify} IS NOT NULL) = (${channel.isOn} AND ${channel.kind} = 'whatsapp')`,
    ),
    check(
      "channels_template_whole",
      sql`(${channel.templateName} IS NULL) = (${channel.templateLanguage} IS NULL) AND (${channel.kind} = 'whatsapp' OR ${channel.templateName} IS NULL)`,
    ),
    // A bot answers for one agentik at a time, and an agentik has one channel of a kind.
    uniqueIndex("channels_external_once")
      .on(channel.kind, channel.externalId)
      .where(sql`${channel.isOn}`),
    uniqueIndex("channels_one_of_a_kind")
      .on(channel.agentikId, channel.kind)
      .where(sql`${channel.isOn}`),
    uniqueIndex("channels_of_agentik").on(channel.agentikId, channel.kind, channel.externalId),
  ],
);

/** Servers of a connected mailbox, and how far it was read. Deleted when it is disconnected. */
export const channelMailboxes = pgTable(
  "channel_mailboxes",
  {
    channelId: text("channel_id")
      .primaryKey()
      .references(() => channels.id, { onDelete: "cascade" }),
    /** Signs in to both servers. */
    userName: text("user_name").notNull(),
    imapHost: text("imap_host").notNull(),
    imapPort: integer("imap_port").notNull(),
    smtpHost: text("smtp_host").notNull(),
    smtpPort: integer("smtp_port").notNull(),
    /** IMAP's UIDVALIDITY: with another one, UIDs mean other mails. */
    validity: text().notNull(),
    /** The last UID that was read. */
    lastUid: bigint("last_uid", { mode: "number" }).notNull(),
    /** Mails that came before are not read. */
    readFrom: moment("read_from").notNull(),
    /** When it is read next; while a worker reads it, when another may. */
    nextReadAt: moment("next_read_at").notNull(),
    /** Reads in a row that found no server. */
    failures: integer().notNull().default(0),
  },
  (mailbox) => [
    check(
      "channel_mailboxes_ports",
      sql`${mailbox.imapPort} BETWEEN 1 AND 65535 AND ${mailbox.smtpPort} BETWEEN 1 AND 65535`,
    ),
    check("channel_mailboxes_counted", sql`${mailbox.lastUid} >= 0 AND ${mailbox.failures} >= 0`),
    index("channel_mailboxes_due").on(mailbox.nextReadAt),
  ],
);

/**
 * The last requests to a channel's webhook, or mails in its mailbox, without their content. Bad
 * signatures leave no row.
 */
export const channelDeliveries = pgTable(
  "channel_deliveries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    channelId: text("channel_id")
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    outcome: text().$type<ChannelDeliveryOutcome>().notNull(),
    /** Kind of what came, as the provider calls it. */
    what: text().notNull().default(""),
    receivedAt: moment("received_at").notNull(),
  },
  (delivery) => [
    check("channel_deliveries_outcome_known", isOneOf(delivery.outcome, DELIVERY_OUTCOMES)),
    index("channel_deliveries_newest").on(delivery.channelId, delivery.id.desc()),
  ],
);
