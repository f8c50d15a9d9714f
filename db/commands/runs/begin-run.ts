import { eq, sql } from "drizzle-orm";
import { isActiveRun, RUN_ATTEMPTS_MAX, type RunTarget } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runEvents, runs } from "#db/schema/runs/runs.ts";
import { endRun } from "./end-run.ts";
import { settleOpenCalls } from "./models/settle-call.ts";
import { wakePages } from "./notices.ts";
import { targetOf } from "#db/queries/runs/run-target.ts";

/** A run that a worker has begun. */
export interface BegunRun {
  id: string;
  personId: string;
  target: RunTarget;
  /** Fence: writes of the run need the number of the newest attempt. */
  attempt: number;
  createdAt: Date;
  deadlineAt: Date;
}

/** The durable engine's workflow that begins a run. */
export interface BeginningWorkflow {
  workflowId: string;
  /** Whether it is of the lane to which runs are passed that need a model. */
  isPassed?: boolean;
}

/** Thrown for a run whose pass to the lane of models has not been noted yet: it is a matter of milliseconds. */
export class NotPassed extends Error {
  override name = "NotPassed";
  constructor() {
    super("the run is not passed yet");
  }
}

/**
 * Begins a run, or takes it over from a worker that was lost: what that one wrote is void.
 *
 * @returns undefined when there is nothing to do: the run has ended, was to be stopped, is late, or has
 *   ended RUN_ATTEMPTS_MAX workers; and when another workflow has it
 * @throws NotPassed when it is not passed yet to the workflow that begins it
 */
export const beginRun = (
  db: Db,
  id: string,
  now: Date,
  by?: BeginningWorkflow,
): Promise<BegunRun | undefined> =>
  db.transaction(async (tx) => {
    const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for("update");
    if (!run || !isActiveRun(run.state)) return undefined;
    const isOthers = by !== undefined && run.engineRunId !== by.workflowId;
    if (isOthers && by.isPassed) throw new NotPassed();
    // Null: the hand-over is not noted yet.
    if (isOthers && run.engineRunId !== null) return undefined;
    const end = (outcome: Parameters<typeof endRun>[2]) =>
      endRun(tx, { id, attempt: run.attempts, now }, outcome).then(() => undefined);
    if (run.cancelRequestedAt) return end({ state: "cancelled", partial: "" });
    if (run.deadlineAt <= now) return end({ state: "failed", failure: "late" });
    if (run.attempts >= attemptsMax(by)) return end({ state: "failed", failure: "crashed" });
    const attempt = run.attempts + 1;
    await tx
      .update(runs)
      .set({
        state: "running",
        attempts: attempt,
        startedAt: run.startedAt ?? now,
        engine: null,
      })
      .where(eq(runs.id, id));
    if (attempt > 1) await settleOpenCalls(tx, id, now);
    if (attempt > 1)
      await tx.execute(sql`
        INSERT INTO ${runEvents} (run_id, seq, text, created_at)
        SELECT ${id}, max(seq) + 1, NULL, ${now.toISOString()}::timestamptz
        FROM ${runEvents} WHERE run_id = ${id} HAVING count(*) > 0`);
    await wakePages(tx, id);
    const { personId, createdAt, deadlineAt } = run;
    return { id, personId, target: targetOf(run), attempt, createdAt, deadlineAt };
  });

/** The attempt that found out that a model is needed has lost no worker. */
export const attemptsMax = (by: BeginningWorkflow | undefined): number =>
  RUN_ATTEMPTS_MAX + (by?.isPassed ? 1 : 0);
