import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import {
  ACTIVE_RUN_STATES,
  type RunFailure,
  type RunState,
  type RunTarget,
} from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { targetColumns, targetOf } from "./run-target.ts";
import { runPauses, runs } from "#db/schema/runs/runs.ts";

/** A run as operators see it: nothing of what was asked or answered. */
export interface ListedRun {
  id: string;
  personId: string;
  target: RunTarget;
  state: RunState;
  failure: RunFailure | null;
  attempts: number;
  createdAt: Date;
  /** Whether the durable engine has it. */
  isHandedOver: boolean;
}

const listed = {
  id: runs.id,
  personId: runs.personId,
  ...targetColumns,
  state: runs.state,
  failure: runs.failure,
  attempts: runs.attempts,
  createdAt: runs.createdAt,
  engineRunId: runs.engineRunId,
};

type ListedRow = Parameters<typeof targetOf>[0] &
  Omit<ListedRun, "target" | "isHandedOver"> & { engineRunId: string | null };

const toListed = (row: ListedRow): ListedRun => {
  const { id, personId, state, failure, attempts, createdAt, engineRunId } = row;
  const isHandedOver = engineRunId !== null;
  return { id, personId, target: targetOf(row), state, failure, attempts, createdAt, isHandedOver };
};

/** Active runs and those that have failed since a time, oldest first. */
export async function listTroubledRuns(
  db: Db,
  { failedSince, limit }: { failedSince: Date; limit: number },
): Promise<ListedRun[]> {
  const rows = await db
    .select(listed)
    .from(runs)
    .where(
      or(
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
        and(eq(runs.state, "failed"), gt(runs.createdAt, failedSince)),
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(limit);
  return rows.map(toListed).reverse();
}

/** One run of any person. */
export async function findRun(db: Db, id: string): Promise<ListedRun | undefined> {
  const [run] = await db.select(listed).from(runs).where(eq(runs.id, id));
  return run && toListed(run);
}

/** Since when no run is handed over; undefined while runs are. */
export async function findRunPause(db: Db): Promise<Date | undefined> {
  const [pause] = await db.select({ since: runPauses.since }).from(runPauses);
  return pause?.since;
}
