import { and, count, inArray, isNotNull } from "drizzle-orm";
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

/** Active runs that the workers have. */
export async function countHandedOver(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(runs)
    .where(and(inArray(runs.state, [...ACTIVE_RUN_STATES]), isNotNull(runs.engineRunId)));
  return row!.n;
}
