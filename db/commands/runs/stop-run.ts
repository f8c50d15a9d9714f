import { and, eq, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { endRun } from "./end-run.ts";
import { stopWorkers } from "./notices.ts";

/**
 * Stops a person's run. One that no worker has begun ends at once; for a running one, the worker
 * keeps the result so far.
 * @returns "ended" for a run that has ended, and for an unknown one and another person's
 */
export async function stopRun(
  tx: Db,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "ended" }> {
  const [run] = await tx
    .update(runs)
    .set({ cancelRequestedAt: now })
    .where(
      and(
        eq(runs.id, id),
        eq(runs.personId, personId),
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
      ),
    )
    .returning({ state: runs.state, attempts: runs.attempts });
  if (!run) return { kind: "refused", reason: "ended" };
  if (run.state === "queued")
    await endRun(tx, { id, attempt: run.attempts, now }, { state: "cancelled", partial: "" });
  else await stopWorkers(tx, id);
  return { kind: "done" };
}
