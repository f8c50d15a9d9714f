import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { endRun } from "./end-run.ts";

/** A run past its deadline. */
export interface LateRun {
  id: string;
  attempt: number;
}

/** Runs past their deadline, of one creation or of all; the latest deadline last. */
export async function listLateRuns(
  db: Db,
  { now, creationId, atMost }: { now: Date; creationId?: string; atMost: number },
): Promise<LateRun[]> {
  const isLate: SQL[] = [
    inArray(runs.state, [...ACTIVE_RUN_STATES]),
    lte(runs.deadlineAt, now),
    ...(creationId === undefined ? [] : [eq(runs.creationId, creationId)]),
  ];
  return db
    .select({ id: runs.id, attempt: runs.attempts })
    .from(runs)
    .where(and(...isLate))
    .orderBy(runs.deadlineAt)
    .limit(atMost);
}

/**
 * Fails a run past its deadline, in a transaction of its own or in the given one.
 *
 * @returns false for one that has ended meanwhile
 */
export const endLateRun = (tx: Db, { id, attempt }: LateRun, now: Date): Promise<boolean> =>
  endRun(tx, { id, attempt, now }, { state: "failed", failure: "late" });
