import type { Locale } from "#domain/preferences/preferences.ts";
import type { RunFailure, RunState } from "#domain/runs/run.ts";
import type { SkipReason } from "#domain/agentiks/duties/duties.ts";
import * as m from "#app/messages/messages.js";

/** Words for runs: their states and purposes. */

type Words = (inputs: object, lang: { locale: Locale }) => string;

export const RUN_STATE_NAMES = {
  queued: m.runs_state_queued,
  running: m.runs_state_running,
  succeeded: m.runs_state_succeeded,
  failed: m.runs_state_failed,
  cancelled: m.runs_state_cancelled,
  skipped: m.runs_state_skipped,
} as const satisfies Record<RunState, Words>;

const FAILURES: Partial<Record<RunFailure, Words>> = {
  late: m.runs_failure_late,
  crashed: m.runs_failure_crashed,
  engine: m.runs_failure_engine,
  tool: m.runs_failure_tool,
};
/** Why a run failed. The run's own page explains failures of a model. */
export const runFailureText = (failure: RunFailure, lang: { locale: Locale }): string =>
  (FAILURES[failure] ?? m.runs_failure_model)({}, lang);

export const RUN_SKIP_TEXTS = {
  overlap: m.runs_skipped_overlap,
  missed: m.runs_skipped_missed,
} as const satisfies Record<SkipReason, Words>;

/** Colour of a state, and its shape, so that states differ without colour too. */
export const RUN_STATE_MARKS: Readonly<Record<RunState, string>> = {
  queued: "text-ink-soft border-2 border-dashed border-current",
  running: "text-accent border-2 border-current",
  succeeded: "text-success bg-current",
  failed: "text-danger bg-current rounded-full",
  cancelled: "text-warning border-x-4 border-current",
  skipped: "text-ink-soft border-b-4 border-current",
};
