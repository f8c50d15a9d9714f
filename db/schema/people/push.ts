/** Push messages to browsers (Web Push): the devices, and what is still to be sent to them. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { sessions } from "./accounts.ts";
import { notifications, people } from "./people.ts";
import { time } from "#db/schema/columns.ts";

/** A browser that a person allowed to show notifications. It ends with its session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Null only while a guest becomes an account, within that transaction. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** Secret address at the browser's push service: it is enough to send. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and shared secret, for the encryption (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Language of the messages: that of the page on which it was allowed. */
    locale: text().$type<Locale>().notNull(),
    createdAt: time("created_at").notNull(),
    lastSuccessAt: time("last_success_at"),
  },
  (subscription) => [
    index("push_subscriptions_of_person").on(subscription.personId),
    index("push_subscriptions_of_session").on(subscription.sessionId),
    check("push_subscriptions_locale_known", isOneOf(subscription.locale, LOCALES)),
    check(
      "push_subscriptions_short",
      sql`length(${subscription.endpoint}) <= 1000 AND length(${subscription.p256dh}) <= 100
        AND length(${subscription.auth}) <= 40`,
    ),
  ],
);

/** Outbox: a notification still to be sent to a device. Sent and given-up rows are deleted. */
export const pushDeliveries = pgTable(
  "push_deliveries",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    notificationId: text("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    tries: integer().notNull().default(0),
    /** Next try. While one process sends it: when another may. */
    nextAt: time("next_at").notNull(),
  },
  (delivery) => [
    primaryKey({ columns: [delivery.subscriptionId, delivery.notificationId] }),
    index("push_deliveries_due").on(delivery.nextAt),
    index("push_deliveries_of_notification").on(delivery.notificationId),
  ],
);
