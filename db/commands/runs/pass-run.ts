import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";

/**
 * Passes a run to the lane of models: it waits there again until a place is free.
 *
 * @param workflowId of the durable engine's workflow that goes on with it
 * @returns false when the run has ended, or another worker has taken it over
 */
export async function passRun(
  db: Db,
  { id, attempt, workflowId }: { id: string; attempt: number; workflowId: string },
): Promise<boolean> {
  const passed = await db
    .update(runs)
    .set({ state: "queued", engineRunId: workflowId })
    .where(and(eq(runs.id, id), eq(runs.attempts, attempt), eq(runs.state, "running")))
    .returning({ id: runs.id });
  return passed.length > 0;
}
