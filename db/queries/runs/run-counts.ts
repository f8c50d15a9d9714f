import { count, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";

/** How many runs wait and are executed now, of all persons. */
export async function countActiveRuns(db: Db): Promise<Record<"queued" | "running", number>> {
  const rows = await db
    .select({ state: runs.state, n: count() })
    .from(runs)
    .where(inArray(runs.state, [...ACTIVE_RUN_STATES]))
    .groupBy(runs.state);
  const of = (state: "queued" | "running") => rows.find((row) => row.state === state)?.n ?? 0;
  return { queued: of("queued"), running: of("running") };
}
