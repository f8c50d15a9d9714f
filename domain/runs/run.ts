/** Runs: work that a worker does, from the row that asks for it to its result. */
import { LIMIT_FAILURES, MODEL_FAILURES } from "./models/model-trouble.ts";

import type { DutyInput } from "#domain/agentiks/duties/duties.ts";

/**
 * Kinds of a run's work: write an answer of the Creator, reply as an agentik in a space, read a
 * document, do an agentik's duty, check its examples, call one of its tools.
 */
export const RUN_KINDS = ["creation", "reply", "document", "duty", "check", "tool"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** Target of a run: a row that is there, or of a duty a new message. */
export type RunTarget =
  | { kind: "creation"; creationId: string; version: number }
  /** The agentik's message. */
  | { kind: "reply"; threadId: string; seq: number }
  | { kind: "document"; documentId: string; version: number }
  /** The agentik and its trigger are null once they are deleted. */
  | { kind: "duty"; agentikId: string | null; triggerId: string | null; input: DutyInput }
  /** All saved examples of the agentik; null once it is deleted. */
  | { kind: "check"; agentikId: string | null }
  | { kind: "tool"; callId: string };

/** `skipped`: a due time of a schedule for which nothing was done; the row says so. */
export const RUN_STATES = [
  "queued",
  "running",
  "succeeded",
  "failed",
  "cancelled",
  "skipped",
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** States in which a run still holds its conversation. */
export const ACTIVE_RUN_STATES = ["queued", "running"] as const satisfies readonly RunState[];

/**
 * Why a run has failed: `late` at its deadline, `crashed` when it ended several workers, `engine` when
 * what answers threw, `tool` when a call of a tool was not made (its row says why), `model-…` when a model brought no answer, `limit-…` when it would cost too much.
 */
export const RUN_FAILURES = [
  "late",
  "crashed",
  "engine",
  "tool",
  ...MODEL_FAILURES,
  ...LIMIT_FAILURES,
] as const;
export type RunFailure = (typeof RUN_FAILURES)[number];

/** Engine of an answer: rules and templates, or a language model. */
export const RUN_ENGINES = ["embedded", "model"] as const;
export type RunEngine = (typeof RUN_ENGINES)[number];

/** Calls of a run to what answers: to a model, or an answer by rules. */
export const RUN_CALL_KINDS = ["model", "rule"] as const;
export type RunCallKind = (typeof RUN_CALL_KINDS)[number];

/** `uncertain`: its worker was lost, so that the most that it can have cost is counted. */
export const RUN_CALL_STATES = ["started", "done", "failed", "uncertain"] as const;
export type RunCallState = (typeof RUN_CALL_STATES)[number];

/** Time from the request to the end, in milliseconds; longer than a lost worker's lease of 30 s. */
export const RUN_DEADLINE_MS = 120_000;

/** A run that has ended so many workers is failed as `crashed`, and not tried again. */
export const RUN_ATTEMPTS_MAX = 3;

/**
 * How often a run was tried: as often as workers have begun it, without the first that only found out that a
 * model is needed and passed it on.
 */
export const triesOf = (attempts: number, { needsModel }: { needsModel: boolean }): number =>
  needsModel ? Math.max(0, attempts - 1) : attempts;

/** A person's runs at the same time. */
export const ACTIVE_RUNS_MAX = 5;

/**
 * Whether an ended run counts in the figures of its agentik. A run that a person stopped is neither a
 * success nor a failure, a check of its examples is no work, and a call of a tool belongs to the run that
 * asked for it.
 */
export const countsInFigures = (
  kind: RunKind,
  state: "succeeded" | "failed" | "cancelled",
): boolean => kind !== "check" && kind !== "tool" && state !== "cancelled";

export const isActiveRun = (state: RunState): boolean =>
  ACTIVE_RUN_STATES.some((active) => active === state);

/**
 * The state to show at a time. A run past its deadline has failed, even if no worker lives that could
 * have written so.
 */
export const runStateAt = (
  { state, deadlineAt }: { state: RunState; deadlineAt: Date },
  now: Date,
): RunState => (isActiveRun(state) && deadlineAt <= now ? "failed" : state);
