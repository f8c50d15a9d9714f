import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  OPERATOR_TEXT_MAX,
  REPORTABLE_KINDS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  TAKEDOWN_KINDS,
  TAKEDOWN_OUTCOMES,
  type ReportableKind,
  type ReportOutcome,
  type ReportReason,
  type TakedownKind,
  type TakedownOutcome,
} from "#domain/items/reports.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";
import { time } from "#db/schema/columns.ts";

/**
 * Reports of items and pages by accounts. The id of an item is no foreign key, because each kind has a
 * table; what its owner deleted is skipped where reports are listed.
 */
export const itemReports = pgTable(
  "item_reports",
  {
    id: text().primaryKey(),
    itemKind: text("item_kind").$type<ReportableKind>().notNull(),
    itemId: text("item_id").notNull(),
    reporterId: text("reporter_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(""),
    createdAt: time("created_at").notNull(),
    /** When an operator ended it; null while it is open. */
    closedAt: time("closed_at"),
    outcome: text().$type<ReportOutcome>(),
  },
  (report) => [
    check("item_reports_kind_known", isOneOf(report.itemKind, REPORTABLE_KINDS)),
    check("item_reports_reason_known", isOneOf(report.reason, REPORT_REASONS)),
    check("item_reports_outcome_known", isOneOf(report.outcome, REPORT_OUTCOMES)),
    check(
      "item_reports_closed_with_outcome",
      sql`(${report.closedAt} IS NULL) = (${report.outcome} IS NULL)`,
    ),
    check(
      "item_reports_text_short",
      sql`length(${report.text}) <= ${sql.raw(String(REPORT_TEXT_MAX))}`,
    ),
    // One open report per person and item.
    uniqueIndex("item_reports_open_of_reporter")
      .on(report.reporterId, report.itemKind, report.itemId)
      .where(sql`${report.closedAt} IS NULL`),
    // The operator's list groups open reports by item.
    index("item_reports_open")
      .on(report.itemKind, report.itemId, report.createdAt)
      .where(sql`${report.closedAt} IS NULL`),
    index("item_reports_of_reporter").on(report.reporterId),
  ],
);

/**
 * Takedowns by operators. While the newest row of an item is not restored, the item's
 * `taken_down_at` is set (db/commands/items/takedowns.ts keeps the two equal). The operator is in
 * the audit log.
 */
export const itemTakedowns = pgTable(
  "item_takedowns",
  {
    id: text().primaryKey(),
    itemKind: text("item_kind").$type<TakedownKind>().notNull(),
    itemId: text("item_id").notNull(),
    /** Null for the platform's own challenges. */
    ownerId: text("owner_id").references(() => people.id, { onDelete: "cascade" }),
    /** In an operator's words, for the owner. */
    reason: text().notNull(),
    takenDownAt: time("taken_down_at").notNull(),
    /** The owner's appeal, once. */
    appeal: text(),
    appealedAt: time("appealed_at"),
    /** An operator's answer, in words. */
    answer: text(),
    answeredAt: time("answered_at"),
    outcome: text().$type<TakedownOutcome>(),
  },
  (takedown) => [
    check("item_takedowns_kind_known", isOneOf(takedown.itemKind, TAKEDOWN_KINDS)),
    check("item_takedowns_outcome_known", isOneOf(takedown.outcome, TAKEDOWN_OUTCOMES)),
    check(
      "item_takedowns_whole",
      sql`(${takedown.appeal} IS NULL) = (${takedown.appealedAt} IS NULL)
        AND (${takedown.answer} IS NULL) = (${takedown.answeredAt} IS NULL)
        AND (${takedown.answer} IS NULL) = (${takedown.outcome} IS NULL)`,
    ),
    check(
      "item_takedowns_texts_short",
      sql`greatest(length(${takedown.reason}), length(${takedown.appeal}), length(${takedown.answer}))
        <= ${sql.raw(String(OPERATOR_TEXT_MAX))}`,
    ),
    uniqueIndex("item_takedowns_current")
      .on(takedown.itemKind, takedown.itemId)
      .where(sql`${takedown.outcome} IS DISTINCT FROM 'restored'`),
    // The operator's lists: open appeals, longest waiting first; then the newest.
    index("item_takedowns_appealed")
      .on(takedown.appealedAt, takedown.id)
      .where(sql`${takedown.appealedAt} IS NOT NULL AND ${takedown.answeredAt} IS NULL`),
    index("item_takedowns_by_time")
      .on(takedown.takenDownAt.desc(), takedown.id)
      .where(sql`${takedown.outcome} IS DISTINCT FROM 'restored'`),
    index("item_takedowns_of_owner").on(takedown.ownerId),
  ],
);
