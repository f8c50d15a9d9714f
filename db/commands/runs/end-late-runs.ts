import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { endRun } from "./end-run.ts";

/**
 * Fails the runs past their deadline, of one creation or of all.
 *
 * @param tx a transaction, or a database for one a run
 * @returns how many
 */
export async function endLateRuns(
  tx: Db,
  { now, creationId, atMost = 100 }: { now: Date; creationId?: string; atMost?: number },
): Promise<number> {
  const isLate: SQL[] = [
    inArray(runs.state, [...ACTIVE_RUN_STATES]),
    lte(runs.deadlineAt, now),
    ...(creationId === undefined ? [] : [eq(runs.creationId, creationId)]),
  ];
  const late = await tx
    .select({ id: runs.id, attempt: runs.attempts })
    .from(runs)
    .where(and(...isLate))
    .orderBy(runs.deadlineAt)
    .limit(atMost);
  let count = 0;
  for (const { id, attempt } of late) {
    const isEnded = await endRun(tx, { id, attempt, now }, { state: "failed", failure: "late" });
    if (isEnded) count += 1;
  }
  return count;
}
