import { and, eq, isNull, not, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { areAgentiksStopped } from "#db/queries/runs/agentik-stop.ts";
import { runPauses, runs } from "#db/schema/runs/runs.ts";

/**
 * Runs that the durable engine does not know yet, the longest waiting first; none while the workers are
 * drained, and none of an agentik while all agentiks are stopped.
 */
export async function listNewRuns(db: Db, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        isNull(runs.engineRunId),
        eq(runs.state, "queued"),
        notExists(db.select({ one: sql`1` }).from(runPauses)),
        or(isNull(runs.agentikId), not(areAgentiksStopped())),
      ),
    )
    .orderBy(runs.createdAt)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Notes that the durable engine has a run, unless it was passed to another workflow meanwhile. */
export const noteHandOver = (db: Db, id: string, engineRunId: string) =>
  db
    .update(runs)
    .set({ engineRunId })
    .where(and(eq(runs.id, id), isNull(runs.engineRunId)));
