/** Triggers of agentiks' duties, and deliveries to their webhooks. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import {
  DUTIES,
  TRIGGER_KINDS,
  type Duty,
  type DutyWork,
  type TriggerKind,
} from "#domain/agentiks/duties/duties.ts";
import { DELIVERY_OUTCOMES, type DeliveryOutcome } from "#domain/agentiks/duties/webhook.ts";
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const agentikTriggers = pgTable(
  "agentik_triggers",
  {
    id: text().primaryKey(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    kind: text().$type<TriggerKind>().notNull(),
    duty: text().$type<Duty>().notNull(),
    /** The duty's settings; read by `readDuty`. */
    settings: jsonb().$type<DutyWork>().notNull(),
    /** Mail or web address that its text is also sent to; read by `readDestination`. */
    sendTo: jsonb("send_to").$type<Destination>(),
    /** A schedule's cron expression of five fields; null for a single time. */
    cron: text(),
    /** A schedule's single time; null with `cron`. */
    onceAt: moment("once_at"),
    /** IANA name. */
    zone: text().notNull(),
    /** When a schedule is due, or a watch looks again; null for nothing more, and while it is off. */
    nextAt: moment("next_at"),
    isOn: boolean("is_on").notNull().default(true),
    failuresInARow: smallint("failures_in_a_row").notNull().default(0),
    /** Why Plaza has switched it off; null when its owner has. */
    pausedReason: text("paused_reason").$type<"failures">(),
    /** When the owner was told that a watch's condition holds; null while it does not. */
    toldAt: moment("told_at"),
    /** A webhook's signing secret, encrypted with the trigger's id. */
    sealedSecret: text("sealed_secret"),
    lastAt: moment("last_at"),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (trigger) => [
    check("agentik_triggers_kind_known", isOneOf(trigger.kind, TRIGGER_KINDS)),
    check("agentik_triggers_duty_known", isOneOf(trigger.duty, DUTIES)),
    check("agentik_triggers_paused_reason_known", isOneOf(trigger.pausedReason, ["failures"])),
    check("agentik_triggers_failures_counted", sql`${trigger.failuresInARow} >= 0`),
    check(
      "agentik_triggers_schedule_has_times",
      sql`CASE ${trigger.kind} WHEN 'schedule' THEN (${trigger.cron} IS NULL) <> (${trigger.onceAt} IS NULL) ELSE ${trigger.cron} IS NULL AND ${trigger.onceAt} IS NULL END`,
    ),
    check(
      "agentik_triggers_secret_of_webhook",
      sql`(${trigger.kind} = 'webhook') = (${trigger.sealedSecret} IS NOT NULL)`,
    ),
    check(
      "agentik_triggers_off_is_not_due",
      sql`${trigger.nextAt} IS NULL OR (${trigger.isOn} AND ${trigger.kind} IN ('schedule', 'watch'))`,
    ),
    index("agentik_triggers_of_agentik").on(trigger.agentikId, trigger.createdAt),
    index("agentik_triggers_due")
      .on(trigger.nextAt)
      .where(sql`${trigger.nextAt} IS NOT NULL`),
  ],
);

/** Deliveries to a webhook, without their content, which is in their run. */
export const triggerDeliveries = pgTable(
  "trigger_deliveries",
  {
    triggerId: text("trigger_id")
      .notNull()
      .references(() => agentikTriggers.id, { onDelete: "cascade" }),
    /** The Idempotency-Key header, or the SHA-256 of the body. */
    deliveryKey: text("delivery_key").notNull(),
    outcome: text().$type<DeliveryOutcome>().notNull(),
    /** How often it came again after it was accepted. */
    repeats: integer().notNull().default(0),
    receivedAt: moment("received_at").notNull(),
  },
  (delivery) => [
    primaryKey({ columns: [delivery.triggerId, delivery.deliveryKey] }),
    check("trigger_deliveries_outcome_known", isOneOf(delivery.outcome, DELIVERY_OUTCOMES)),
    check("trigger_deliveries_repeats_counted", sql`${delivery.repeats} >= 0`),
    index("trigger_deliveries_newest").on(delivery.triggerId, delivery.receivedAt.desc()),
    index("trigger_deliveries_received").on(delivery.receivedAt),
  ],
);
