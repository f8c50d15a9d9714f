/** Agentiks in a space: what they answer from, and what they could not answer. */
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import {
  AGENTIK_MAY,
  ANSWERS_WHEN,
  WAIT_MINUTES_MAX,
  type AgentikMay,
  type AnswersWhen,
} from "#domain/spaces/answering.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages } from "./threads.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const ofSpace = () =>
  text("space_id")
    .notNull()
    .references(() => spaces.id, { onDelete: "cascade" });

export const spaceAgentiks = pgTable(
  "space_agentiks",
  {
    spaceId: ofSpace(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    answersWhen: text("answers_when").$type<AnswersWhen>().notNull().default("mentioned"),
    /** For `unanswered`. */
    waitMinutes: smallint("wait_minutes").notNull().default(5),
    may: text().$type<AgentikMay>().notNull().default("answer"),
    addedBy: text("added_by").references(() => people.id, { onDelete: "set null" }),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (added) => [
    primaryKey({ columns: [added.spaceId, added.agentikId] }),
    check("space_agentiks_when_known", isOneOf(added.answersWhen, ANSWERS_WHEN)),
    check("space_agentiks_may_known", isOneOf(added.may, AGENTIK_MAY)),
    check(
      "space_agentiks_wait_bounded",
      sql`${added.waitMinutes} BETWEEN 1 AND ${sql.raw(String(WAIT_MINUTES_MAX))}`,
    ),
    index("space_agentiks_of_agentik").on(added.agentikId),
    index("space_agentiks_by").on(added.addedBy),
    // The workers look for unanswered questions.
    index("space_agentiks_waiting")
      .on(added.spaceId)
      .where(sql`${added.answersWhen} = 'unanswered'`),
  ],
);

/** Questions with the answer that the owner has approved. */
export const answers = pgTable(
  "answers",
  {
    id: text().primaryKey(),
    spaceId: ofSpace(),
    question: text().notNull(),
    answer: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    approvedBy: text("approved_by").references(() => people.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    words: tsvector()
      .generatedAlwaysAs(sql`plaza_words(language, question)`)
      .notNull(),
  },
  (pair) => [
    check("answers_question_filled", sql`length(trim(${pair.question})) > 0`),
    check("answers_answer_filled", sql`length(trim(${pair.answer})) > 0`),
    check("answers_language_known", isOneOf(pair.language, CONTENT_LANGUAGES)),
    index("answers_of_space").on(pair.spaceId, pair.changedAt.desc()),
    index("answers_by").on(pair.approvedBy),
  ],
);

/** Questions that no document and no approved answer covers: the owner's to-do. */
export const unanswered = pgTable(
  "unanswered",
  {
    id: text().primaryKey(),
    spaceId: ofSpace(),
    threadId: text("thread_id").notNull(),
    /** The message that asks. */
    seq: integer().notNull(),
    agentikId: text("agentik_id").references(() => agentiks.id, { onDelete: "set null" }),
    question: text().notNull(),
    askedBy: text("asked_by").references(() => people.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When it was answered or put away. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** The approved answer; null when it was put away. */
    answerId: text("answer_id").references(() => answers.id, { onDelete: "set null" }),
  },
  (line) => [
    foreignKey({
      name: "unanswered_message_fk",
      columns: [line.threadId, line.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    index("unanswered_of_space").on(line.spaceId, line.endedAt, line.createdAt),
    index("unanswered_open")
      .on(line.spaceId, line.createdAt, line.id)
      .where(sql`${line.endedAt} IS NULL`),
    index("unanswered_of_message").on(line.threadId, line.seq),
    index("unanswered_by").on(line.askedBy),
    index("unanswered_agentik").on(line.agentikId),
    index("unanswered_answer").on(line.answerId),
  ],
);

/** Source of an agentik's message: a verbatim quote of a passage, or an approved answer. */
export const citations = pgTable(
  "citations",
  {
    threadId: text("thread_id").notNull(),
    seq: integer().notNull(),
    /** From 1, in the message's order. */
    n: smallint().notNull(),
    /** Not a foreign key: the quote outlives its document and then has no link. */
    documentId: text("document_id"),
    version: smallint(),
    passage: integer(),
    answerId: text("answer_id"),
    /** Name of the document when it was quoted, or the approved question. */
    source: text().notNull(),
    quote: text().notNull(),
  },
  (citation) => [
    primaryKey({ columns: [citation.threadId, citation.seq, citation.n] }),
    foreignKey({
      name: "citations_message_fk",
      columns: [citation.threadId, citation.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    check(
      "citations_of_one",
      sql`(${citation.documentId} IS NULL) <> (${citation.answerId} IS NULL)`,
    ),
    index("citations_of_document").on(citation.documentId),
  ],
);

/** Versions of what the owner tells all agentiks of the space; the newest one counts. */
export const spacePrompts = pgTable(
  "space_prompts",
  {
    spaceId: ofSpace(),
    version: smallint().notNull(),
    text: text().notNull(),
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (prompt) => [
    primaryKey({ columns: [prompt.spaceId, prompt.version] }),
    index("space_prompts_by").on(prompt.createdBy),
  ],
);
