import { eq, sql } from "drizzle-orm";
import { isActiveRun, RUN_ATTEMPTS_MAX, type RunTarget } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { DURABLE_ENGINE_SCHEMA } from "#db/connection/durable-engine.ts";
import { runEvents, runs } from "#db/schema/runs/runs.ts";
import { endRun } from "./end-run.ts";
import { settleOpenCalls } from "./models/settle-call.ts";
import { areAgentiksStopped } from "#db/queries/runs/agentik-stop.ts";
import { AGENTIK_STOP_LOCK, wakePages } from "./notices.ts";
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

/** Thrown for a run whose hand-over or pass to a workflow has not been noted yet: it is a matter of milliseconds. */
export class NotPassed extends Error {
  override name = "NotPassed";
  constructor() {
    super("the run is not passed yet");
  }
}

/**
 * Begins a run, or takes it over from a worker that was lost: what that one wrote is void.
 *
 * @returns undefined when there is nothing to do: the run has ended, was to be stopped, is late, or has ended
 *   RUN_ATTEMPTS_MAX workers; when another workflow has it; and when all agentiks are stopped: it waits on
 * @throws NotPassed when it is not passed or handed over yet to the workflow that begins it
 */
export const beginRun = (
  db: Db,
  id: string,
  now: Date,
  by?: BeginningWorkflow,
): Promise<BegunRun | undefined> =>
  db.transaction(async (tx) => {
    // Before the row's lock: the stop of all agentiks takes the locks in the same order.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${AGENTIK_STOP_LOCK}, 0))`,
    );
    const [found] = await tx
      .select({ run: runs, areAgentiksStopped: areAgentiksStopped() })
      .from(runs)
      .where(eq(runs.id, id))
      .for("update", { of: runs });
    const run = found?.run;
    if (!run || !isActiveRun(run.state)) return undefined;
    const isOthers = by !== undefined && run.engineRunId !== by.workflowId;
    if (isOthers && by.isPassed) throw new NotPassed();
    // Null: the hand-over is not noted yet.
    if (isOthers && run.engineRunId !== null) return undefined;
    const end = (outcome: Parameters<typeof endRun>[2]) =>
      endRun(tx, { id, attempt: run.attempts, now }, outcome).then(() => undefined);
    const isStopped = found.areAgentiksStopped && run.agentikId !== null;
    const waits = isStopped && run.state === "queued" && !run.cancelRequestedAt;
    if (waits && run.deadlineAt > now) return takeBack(tx, run, by);
    if (run.cancelRequestedAt || (isStopped && !waits))
      return end({ state: "cancelled", partial: "" });
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

/**
 * Takes a run back from the durable engine, so that it is handed over anew once agentiks work again. Its
 * workflows lose their idempotency key: by the key, the next hand-over would get one that has ended.
 */
async function takeBack(
  tx: Db,
  { id, engineRunId }: { id: string; engineRunId: string | null },
  by: BeginningWorkflow | undefined,
): Promise<undefined> {
  // A note of the hand-over that comes later would name this workflow, which has ended by then.
  if (engineRunId === null && by) throw new NotPassed();
  if (engineRunId === null) return;
  await tx.update(runs).set({ engineRunId: null }).where(eq(runs.id, id));
  await tx.execute(sql`
    UPDATE ${sql.identifier(DURABLE_ENGINE_SCHEMA)}.workflow_runs SET idempotency_key = NULL
    WHERE namespace_id IN ('default', 'models') AND workflow_name = 'run' AND idempotency_key = ${id}`);
}

/** The attempt that found out that a model is needed has lost no worker. */
export const attemptsMax = (by: BeginningWorkflow | undefined): number =>
  RUN_ATTEMPTS_MAX + (by?.isPassed ? 1 : 0);
