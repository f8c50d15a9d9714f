/** Steps of runs, each with what it cost, so that every amount of a run can be explained. */
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
  timestamp,
} from "drizzle-orm/pg-core";
import {
  RUN_FAILURES,
  RUN_STEP_KINDS,
  RUN_STEP_STATES,
  type RunFailure,
  type RunStepKind,
  type RunStepState,
} from "#domain/runs/run.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "./runs.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A step of a run: a call to a model, or an answer by rules. It has no text of anybody's. */
export const runSteps = pgTable(
  "run_steps",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1. */
    seq: smallint().notNull(),
    kind: text().$type<RunStepKind>().notNull(),
    state: text().$type<RunStepState>().notNull(),
    /** The attempt of the run that made it. */
    attempt: smallint().notNull(),
    /** Of a model: its name; else the engine's. */
    label: text().notNull(),
    failure: text().$type<RunFailure>(),
    /** On whose limits it counts, and on which day (in the site's time zone); null for rules. */
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
  (step) => [
    primaryKey({ columns: [step.runId, step.seq] }),
    check("run_steps_seq_counted", sql`${step.seq} > 0`),
    check("run_steps_kind_known", isOneOf(step.kind, RUN_STEP_KINDS)),
    check("run_steps_state_known", isOneOf(step.state, RUN_STEP_STATES)),
    check("run_steps_failure_known", isOneOf(step.failure, RUN_FAILURES)),
    check(
      "run_steps_failed_for_a_reason",
      sql`(${step.state} = 'failed') = (${step.failure} IS NOT NULL)`,
    ),
    check("run_steps_ended", sql`(${step.state} <> 'started') = (${step.endedAt} IS NOT NULL)`),
    check("run_steps_of_model_dated", sql`(${step.kind} = 'model') = (${step.day} IS NOT NULL)`),
    check(
      "run_steps_cost_counted",
      sql`least(${step.tokensIn}, ${step.tokensOut}, ${step.costMicroUsd}, ${step.costCentavos}, ${step.reservedCentavos}, ${step.reservedMicroUsd}) >= 0`,
    ),
    check("run_steps_rules_free", sql`${step.kind} = 'model' OR ${step.costCentavos} = 0`),
    index("run_steps_paid_by").on(step.paidBy),
  ],
);
