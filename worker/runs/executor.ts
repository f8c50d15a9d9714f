import type { Db } from "#db/connection/client.ts";
import type { RunResult } from "#db/commands/runs/end-run.ts";
import type { RunKind, RunTarget } from "#domain/runs/run.ts";

/** A run to execute, with its target. */
export interface Work<Kind extends RunKind> {
  db: Db;
  target: Extract<RunTarget, { kind: Kind }>;
  /** The person who asked for it. */
  personId: string;
  /** The run, and the attempt of it that this is. */
  run: { id: string; attempt: number };
  now: Date;
}

export interface WorkTools {
  /** Aborted when a person stops the run, at its deadline, and when the worker leaves. */
  signal: AbortSignal;
  /** Called with each piece of text, in order; what it returns is waited for. */
  onText: (text: string) => Promise<void>;
}

/**
 * Does the work of a kind of run.
 *
 * @returns undefined when the row that it was for is gone, and the run with it
 * @throws RunTrouble for a failure that has words of its own; anything else fails the run as `engine`
 */
export type Executor<Kind extends RunKind> = (
  work: Work<Kind>,
  tools: WorkTools,
) => Promise<Extract<RunResult, { kind: Kind }> | undefined>;

export type Executors = { [Kind in RunKind]: Executor<Kind> };

export const execute = <Kind extends RunKind>(
  executors: Executors,
  work: Work<Kind>,
  tools: WorkTools,
): Promise<RunResult | undefined> => (executors[work.target.kind] as Executor<Kind>)(work, tools);
