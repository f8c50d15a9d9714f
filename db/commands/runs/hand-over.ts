import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";

/** Runs that the durable engine does not know yet, the longest waiting first. */
export async function listNewRuns(db: Db, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(isNull(runs.engineRunId), eq(runs.state, "queued")))
    .orderBy(runs.createdAt)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Notes that the durable engine has a run. */
export const noteHandOver = (db: Db, id: string, engineRunId: string) =>
  db.update(runs).set({ engineRunId }).where(eq(runs.id, id));
