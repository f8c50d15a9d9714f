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

/**
 * Begins a run, or takes it over from a worker that was lost: what that one wrote is void.
 *
 * @returns undefined when there is nothing to do: the run has ended, was to be stopped, is late, or has
 *   ended RUN_ATTEMPTS_MAX workers
 */
export const beginRun = (db: Db, id: string, now: Date): Promise<BegunRun | undefined> =>
  db.transaction(async (tx) => {
    const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for("update");
    if (!run || !isActiveRun(run.state)) return undefined;
    const end = (outcome: Parameters<typeof endRun>[2]) =>
      endRun(tx, { id, attempt: run.attempts, now }, outcome).then(() => undefined);
    if (run.cancelRequestedAt) return end({ state: "cancelled", partial: "" });
    if (run.deadlineAt <= now) return end({ state: "failed", failure: "late" });
    if (run.attempts >= RUN_ATTEMPTS_MAX) return end({ state: "failed", failure: "crashed" });
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
        SELECT ${id}, coalesce(max(seq), 0) + 1, NULL, ${now.toISOString()}::timestamptz
        FROM ${runEvents} WHERE run_id = ${id}`);
    await wakePages(tx, id);
    const { personId, createdAt, deadlineAt } = run;
    return { id, personId, target: targetOf(run), attempt, createdAt, deadlineAt };
  });
