/** Runs: background work, and what a page shows of it. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DutyInput } from "#domain/agentiks/duties/duties.ts";
import {
  ACTIVE_RUN_STATES,
  RUN_ENGINES,
  RUN_FAILURES,
  RUN_KINDS,
  RUN_STATES,
  type RunEngine,
  type RunFailure,
  type RunKind,
  type RunState,
} from "#domain/runs/run.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";
import { messages } from "#db/schema/spaces/threads.ts";
import { creationVersions } from "#db/schema/studio/studio.ts";

const active = sql.raw(ACTIVE_RUN_STATES.map((state) => `'${state}'`).join(", "));

/**
 * One piece of work. Written by the transaction that asks for it; the worker hands rows without
 * `engine_run_id` to the durable engine (an outbox, woken by NOTIFY plaza_runs).
 */
export const runs = pgTable(
  "runs",
  {
    id: text().primaryKey(),
    kind: text().$type<RunKind>().notNull(),
    state: text().$type<RunState>().notNull().default("queued"),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The agentik that works. */
    agentikId: text("agentik_id").references(() => agentiks.id, { onDelete: "set null" }),
    /** The creation of the AI Creator, and the version of it that the run writes. */
    creationId: text("creation_id"),
    version: smallint(),
    /** The agentik's message that the run writes. */
    threadId: text("thread_id"),
    messageSeq: integer("message_seq"),
    /** The version of a document that the run reads. */
    documentId: text("document_id"),
    documentVersion: smallint("document_version"),
    /** Trigger of a duty, and all the facts that it needs. */
    triggerId: text("trigger_id").references(() => agentikTriggers.id, { onDelete: "set null" }),
    input: jsonb().$type<DutyInput>(),
    /** The call of a tool that the run makes. */
    toolCallId: text("tool_call_id").references(() => toolCalls.id, { onDelete: "cascade" }),
    scheduledFor: timestamp("scheduled_for", { withTimezone: true }),
    /** A time of a schedule, a delivery or an event is worked on once. */
    dedupeKey: text("dedupe_key").unique(),
    /** The workflow of the durable engine; null until it is handed over. */
    engineRunId: text("engine_run_id"),
    /** How often a worker has begun it; also the fence: a worker that was taken over writes nothing. */
    attempts: smallint().notNull().default(0),
    failure: text().$type<RunFailure>(),
    /** Engine that has made the result; null until then, and for work that answers nothing. */
    engine: text().$type<RunEngine>(),
    /** Host of the provider and name of the model, if one was called. */
    provider: text(),
    model: text(),
    /** Sums of the run's calls (run_calls). */
    tokensIn: integer("tokens_in").notNull().default(0),
    tokensOut: integer("tokens_out").notNull().default(0),
    costMicroUsd: bigint("cost_micro_usd", { mode: "number" }).notNull().default(0),
    costCentavos: integer("cost_centavos").notNull().default(0),
    /** Exchange rate of the costs, in ten-thousandths of MXN per USD; null without a call. */
    rateE4: integer("rate_e4"),
    /** Upper limit of the cost of calls in progress, in centavos MXN. */
    reservedCentavos: integer("reserved_centavos").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    deadlineAt: timestamp("deadline_at", { withTimezone: true }).notNull(),
    cancelRequestedAt: timestamp("cancel_requested_at", { withTimezone: true }),
  },
  (run) => [
    foreignKey({
      name: "runs_creation_version_fk",
      columns: [run.creationId, run.version],
      foreignColumns: [creationVersions.creationId, creationVersions.version],
    }).onDelete("cascade"),
    foreignKey({
      name: "runs_message_fk",
      columns: [run.threadId, run.messageSeq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    foreignKey({
      name: "runs_document_version_fk",
      columns: [run.documentId, run.documentVersion],
      foreignColumns: [documentVersions.documentId, documentVersions.version],
    }).onDelete("cascade"),
    check(
      "runs_for_one",
      sql`CASE ${run.kind} WHEN 'creation' THEN ${run.creationId} IS NOT NULL AND ${run.version} IS NOT NULL WHEN 'reply' THEN ${run.threadId} IS NOT NULL AND ${run.messageSeq} IS NOT NULL WHEN 'duty' THEN ${run.input} IS NOT NULL AND ${run.dedupeKey} IS NOT NULL WHEN 'check' THEN ${run.threadId} IS NULL AND ${run.documentId} IS NULL AND ${run.creationId} IS NULL WHEN 'tool' THEN ${run.toolCallId} IS NOT NULL ELSE ${run.documentId} IS NOT NULL AND ${run.documentVersion} IS NOT NULL END`,
    ),
    check("runs_kind_known", isOneOf(run.kind, RUN_KINDS)),
    check("runs_state_known", isOneOf(run.state, RUN_STATES)),
    check("runs_failure_known", isOneOf(run.failure, RUN_FAILURES)),
    check(
      "runs_failed_for_a_reason",
      sql`(${run.state} = 'failed') = (${run.failure} IS NOT NULL)`,
    ),
    check("runs_ended", sql`(${run.state} NOT IN (${active})) = (${run.endedAt} IS NOT NULL)`),
    check("runs_started", sql`${run.state} <> 'running' OR ${run.startedAt} IS NOT NULL`),
    check("runs_attempts_counted", sql`${run.attempts} >= 0`),
    check("runs_engine_known", isOneOf(run.engine, RUN_ENGINES)),
    check(
      "runs_model_named",
      sql`(${run.model} IS NULL) = (${run.provider} IS NULL) AND (${run.engine} IS DISTINCT FROM 'model' OR ${run.model} IS NOT NULL)`,
    ),
    check(
      "runs_cost_counted",
      sql`least(${run.tokensIn}, ${run.tokensOut}, ${run.costMicroUsd}, ${run.costCentavos}, ${run.reservedCentavos}) >= 0`,
    ),
    check(
      "runs_cost_has_rate",
      sql`${run.rateE4} > 0 OR (${run.rateE4} IS NULL AND ${run.costCentavos} = 0)`,
    ),
    // Only a running run reserves costs.
    check("runs_reserve_settled", sql`${run.reservedCentavos} = 0 OR ${run.state} = 'running'`),
    uniqueIndex("runs_of_version").on(run.creationId, run.version),
    uniqueIndex("runs_of_tool_call").on(run.toolCallId),
    uniqueIndex("runs_of_message").on(run.threadId, run.messageSeq),
    index("runs_of_document").on(run.documentId, run.documentVersion),
    // One active run a conversation.
    uniqueIndex("runs_active_of_creation")
      .on(run.creationId)
      .where(sql`${run.state} IN (${active})`),
    index("runs_of_trigger").on(run.triggerId, run.createdAt.desc()),
    index("runs_active")
      .on(run.deadlineAt)
      .where(sql`${run.state} IN (${active})`),
    index("runs_of_agentik").on(run.agentikId, run.createdAt.desc()),
    index("runs_of_agentik_by_state").on(run.agentikId, run.state, run.createdAt.desc()),
    index("runs_of_agentik_by_kind").on(run.agentikId, run.kind, run.createdAt.desc()),
    index("runs_of_person").on(run.personId, run.createdAt.desc()),
  ],
);

/** A row while the operator drains the workers: no run is handed over until it is deleted. */
export const runPauses = pgTable(
  "run_pauses",
  {
    /** Always true: one row at most. */
    only: boolean().primaryKey().default(true),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (pause) => [check("run_pauses_one", sql`${pause.only}`)],
);

/** A row while an operator has stopped all agentiks: no run of theirs begins until it is deleted. */
export const agentikStops = pgTable(
  "agentik_stops",
  {
    /** Always true: one row at most. */
    only: boolean().primaryKey().default(true),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (stop) => [check("agentik_stops_one", sql`${stop.only}`)],
);

/** Pieces of an answer in their order, for pages that follow it; deleted a day after the end. */
export const runEvents = pgTable(
  "run_events",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1. */
    seq: integer().notNull(),
    /** Text to append. Null: a worker begins again, what came before is void. */
    text: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (event) => [
    primaryKey({ columns: [event.runId, event.seq] }),
    check("run_events_seq_counted", sql`${event.seq} > 0`),
    index("run_events_created").on(event.createdAt),
  ],
);
