import type { Logger } from "pino";
import type { Db } from "#db/connection/client.ts";
import { isDatabaseUnavailable } from "#db/connection/database-errors.ts";
import { AnswerOutdated } from "#db/commands/agentiks/requests/answer-outdated.ts";
import { appendText } from "#db/commands/runs/append-text.ts";
import {
  attemptsMax,
  beginRun,
  NotPassed,
  type BeginningWorkflow,
  type BegunRun,
} from "#db/commands/runs/begin-run.ts";
import { endRun, type RunOutcome, type RunResult } from "#db/commands/runs/end-run.ts";
import { execute, type Executors } from "./executor.ts";
import { NeedsModel } from "#worker/models/models.ts";
import { RunTrouble } from "./run-trouble.ts";

export interface RunWork {
  db: Db;
  executors: Executors;
  log: Pick<Logger, "error">;
  clock: () => Date;
  /** The durable engine's workflow that executes it. */
  by?: BeginningWorkflow | undefined;
  /** Passes a run that needs a model to the lane of models. */
  passOn?: ((run: { id: string; attempt: number }) => Promise<void>) | undefined;
  /** Called at the end of each run, for the metrics. */
  onEnd?: OnRunEnd | undefined;
}

/** @param end milliseconds from asking for the run to its begin, and from there to its end */
export type OnRunEnd = (end: {
  state: RunOutcome["state"];
  pickUpMs: number;
  workMs: number;
}) => void;

/** An execution of a run in this process. A run has two of them while one lane passes it to the other. */
interface Execution {
  id: string;
  controller: AbortController;
}
/** What a process executes now, or is about to begin. */
export interface Executions {
  current: Set<Execution>;
  /** Whether the worker leaves: it begins nothing more. */
  isLeaving: boolean;
}
export const createExecutions = (): Executions => ({ current: new Set(), isLeaving: false });

/** Why a running answer was aborted. */
const STOPPED = "stopped";
const LOST = "lost";
/** The worker leaves: another one takes the run over. */
const LEAVING = "leaving";
const LEAVES = "the worker leaves";

/**
 * Executes a run: begins it, streams its text into `run_events`, and ends it together with the row that
 * it writes. Another worker that has taken the run over is never overwritten (`attempts` is the fence).
 *
 * @throws when the worker leaves, or the database is away: the run is tried again
 */
export async function executeRun(work: RunWork, executions: Executions, id: string): Promise<void> {
  const { clock } = work;
  const begun = clock();
  const controller = new AbortController();
  const execution = { id, controller };
  // Claimed while the worker was told to leave.
  if (executions.isLeaving) throw new Error(LEAVES);
  // Before the run begins: a stop that is decided right after that finds it.
  executions.current.add(execution);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const run = await beginPassed(work, id, begun);
    if (!run) return;
    const leftMs = run.deadlineAt.getTime() - clock().getTime();
    timer = setTimeout(() => controller.abort("late"), leftMs);
    const ended = await workAndEnd(work, run, controller);
    if (!ended) return;
    const { outcome, now } = ended;
    work.onEnd?.({
      state: outcome.state,
      pickUpMs: begun.getTime() - run.createdAt.getTime(),
      workMs: now.getTime() - begun.getTime(),
    });
  } finally {
    clearTimeout(timer);
    executions.current.delete(execution);
  }
}

/** Looks for the note that a run was passed, and milliseconds between two of them. */
const PASS_LOOKS = 20;
const PASS_LOOK_MS = 25;

/** Begins a run. One that is about to be passed is waited for, since the engine would try again after a second. */
async function beginPassed(
  { db, by }: RunWork,
  id: string,
  begun: Date,
): Promise<BegunRun | undefined> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await beginRun(db, id, begun, by);
    } catch (error) {
      if (!(error instanceof NotPassed) || looks === PASS_LOOKS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PASS_LOOK_MS));
    }
  }
}

/** Times that an answer is worked out anew because it does not hold any more. */
const OUTDATED_TRIES = 3;

/**
 * Works on a run and writes how it ended. An answer that does not hold any more is worked out again: where
 * another customer got the place that it promises, it offers another one then.
 *
 * @returns undefined when another worker has the run
 */
async function workAndEnd(
  work: RunWork,
  run: BegunRun,
  controller: AbortController,
): Promise<{ outcome: RunOutcome; now: Date } | undefined> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await workOn(work, run, controller);
    if (!outcome) return undefined;
    const now = work.clock();
    try {
      const { id, attempt } = run;
      const isEnded = await endRun(work.db, { id, attempt, now }, outcome);
      return isEnded ? { outcome, now } : undefined;
    } catch (error) {
      if (!(error instanceof AnswerOutdated) || tries === OUTDATED_TRIES) throw error;
    }
  }
}

/**
 * @returns undefined when another worker has the run or it was passed to the lane of models, and when
 *   what it was for is deleted
 * @throws when the worker leaves, or the database is away and there are attempts left
 */
async function workOn(
  { db, executors, log, clock, by, passOn }: RunWork,
  { id, attempt, target, personId }: BegunRun,
  controller: AbortController,
): Promise<RunOutcome | undefined> {
  const { signal } = controller;
  let written = "";
  const onText = async (text: string) => {
    if (signal.aborted) return;
    const next = await appendText(db, { id, attempt, text, now: clock() });
    if (next !== "lost") written += text;
    if (next !== "on") controller.abort(next === "stop" ? STOPPED : LOST);
  };
  let result: RunResult | undefined;
  try {
    const work = { db, target, personId, run: { id, attempt }, now: clock() };
    result = await untilAborted(execute(executors, work, { signal, onText }), signal);
  } catch (error) {
    if (!signal.aborted && passOn && error instanceof NeedsModel) {
      await passOn({ id, attempt });
      return undefined;
    }
    if (!signal.aborted && error instanceof RunTrouble)
      return { state: "failed", failure: error.failure, partial: written };
    const isLastAttempt = attempt === attemptsMax(by);
    if (!signal.aborted && isDatabaseUnavailable(error) && !isLastAttempt) throw error;
    if (!signal.aborted) {
      log.error({ err: error, run: id }, "a run's engine failed");
      return { state: "failed", failure: "engine" };
    }
  }
  switch (signal.reason as unknown) {
    case STOPPED:
      return { state: "cancelled", partial: written };
    case LOST:
      return undefined;
    case LEAVING:
      throw new Error(LEAVES);
    case "late":
      return { state: "failed", failure: "late", partial: written };
  }
  return result && { state: "succeeded", result };
}

/** Rejects as soon as the signal is aborted, also for work that does not listen to it. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error(String(signal.reason)));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Stops a run that this process executes, if a person wants so. */
export function stopExecution(executions: Executions, id: string): void {
  for (const execution of executions.current)
    if (execution.id === id) execution.controller.abort(STOPPED);
}

/** Gives all runs back, for another worker to take them over. */
export function leaveRuns(executions: Executions): void {
  executions.isLeaving = true;
  for (const { controller } of executions.current) controller.abort(LEAVING);
}
