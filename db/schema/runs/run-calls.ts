/** Calls of runs to what answers: language models and the embedded engine, with what each cost. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import {
  RUN_FAILURES,
  RUN_CALL_KINDS,
  RUN_CALL_STATES,
  type RunFailure,
  type RunCallKind,
  type RunCallState,
} from "#domain/runs/run.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "./runs.ts";
import { time } from "#db/schema/columns.ts";

/** A call of a run, to a model or to rules, without any text of the conversation. */
export const runCalls = pgTable(
  "run_calls",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1. */
    seq: smallint().notNull(),
    kind: text().$type<RunCallKind>().notNull(),
    state: text().$type<RunCallState>().notNull(),
    /** The attempt of the run that made it. */
    attempt: smallint().notNull(),
    /** The model's name, or the engine's. */
    label: text().notNull(),
    failure: text().$type<RunFailure>(),
    /**
     * The person whose limits the call counts against, and the day (in the site's time zone); null
     * for rules.
     */
    paidBy: text("paid_by").references(() => people.id, { onDelete: "set null" }),
    day: date({ mode: "string" }),
    tokensIn: integer("tokens_in").notNull().default(0),
    tokensOut: integer("tokens_out").notNull().default(0),
    /** Whether the provider told no number, so that the most that it can be is counted. */
    isEstimated: boolean("is_estimated").notNull().default(false),
    costMicroUsd: bigint("cost_micro_usd", { mode: "number" }).notNull().default(0),
    /** Centavos MXN. */
    costCentavos: integer("cost_centavos").notNull().default(0),
    /** The most that it could cost, reserved before it. */
    reservedCentavos: integer("reserved_centavos").notNull().default(0),
    reservedMicroUsd: bigint("reserved_micro_usd", { mode: "number" }).notNull().default(0),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
  },
  (call) => [
    primaryKey({ columns: [call.runId, call.seq] }),
    check("run_calls_seq_counted", sql`${call.seq} > 0`),
    check("run_calls_kind_known", isOneOf(call.kind, RUN_CALL_KINDS)),
    check("run_calls_state_known", isOneOf(call.state, RUN_CALL_STATES)),
    check("run_calls_failure_known", isOneOf(call.failure, RUN_FAILURES)),
    check(
      "run_calls_failed_for_a_reason",
      sql`(${call.state} = 'failed') = (${call.failure} IS NOT NULL)`,
    ),
    check("run_calls_ended", sql`(${call.state} <> 'started') = (${call.endedAt} IS NOT NULL)`),
    check("run_calls_of_model_dated", sql`(${call.kind} = 'model') = (${call.day} IS NOT NULL)`),
    check(
      "run_calls_cost_counted",
      sql`least(${call.tokensIn}, ${call.tokensOut}, ${call.costMicroUsd}, ${call.costCentavos}, ${call.reservedCentavos}, ${call.reservedMicroUsd}) >= 0`,
    ),
    check("run_calls_rules_free", sql`${call.kind} = 'model' OR ${call.costCentavos} = 0`),
    index("run_calls_paid_by").on(call.paidBy),
  ],
);
