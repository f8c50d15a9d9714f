import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { EXAMPLE_QUESTION_MAX } from "#domain/agentiks/examples/examples.ts";
import { RUN_ENGINES, type RunEngine } from "#domain/runs/run.ts";
import { REPLY_KINDS, type ReplyKind } from "#domain/spaces/answering.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Good answers of an agentik, saved by its owner, and what its newest checked version answers. */
export const agentikExamples = pgTable(
  "agentik_examples",
  {
    id: text().primaryKey(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    question: text().notNull(),
    /** Markdown. */
    answer: text().notNull(),
    replyKind: text("reply_kind").$type<ReplyKind>().notNull(),
    /** Engine that made the saved answer. */
    engine: text().$type<RunEngine>().notNull(),
    /** The time for which the check answers: answers about today or opening hours depend on it. */
    answeredAt: moment("answered_at").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Version of the configuration in the last check; null before the first one. */
    checkedVersion: integer("checked_version"),
    checkedAt: moment("checked_at"),
    /** The answer of that version where it is another; null where it is the same. */
    nowText: text("now_text"),
    nowKind: text("now_kind").$type<ReplyKind>(),
  },
  (example) => [
    unique("agentik_examples_question").on(example.agentikId, example.question),
    index("agentik_examples_of_agentik").on(example.agentikId, example.createdAt),
    check(
      "agentik_examples_question_fits",
      sql`length(trim(${example.question})) > 0 AND length(${example.question}) <= ${sql.raw(`${EXAMPLE_QUESTION_MAX}`)}`,
    ),
    check("agentik_examples_reply_kind_known", isOneOf(example.replyKind, REPLY_KINDS)),
    check("agentik_examples_now_kind_known", isOneOf(example.nowKind, REPLY_KINDS)),
    check("agentik_examples_engine_known", isOneOf(example.engine, RUN_ENGINES)),
    check(
      "agentik_examples_checked",
      sql`(${example.checkedVersion} IS NULL) = (${example.checkedAt} IS NULL)`,
    ),
    check(
      "agentik_examples_changed_after_check",
      sql`(${example.nowText} IS NULL) = (${example.nowKind} IS NULL) AND (${example.nowText} IS NULL OR ${example.checkedVersion} IS NOT NULL)`,
    ),
  ],
);
