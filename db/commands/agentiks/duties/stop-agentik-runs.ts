import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";

/**
 * Stops what a person's agentiks are doing: one of them, or all without an id. Answers to customers too.
 *
 * @returns how many runs were stopped
 */
export async function stopAgentikRuns(
  tx: Db,
  { personId, agentikId, now }: { personId: string; agentikId?: string; now: Date },
): Promise<number> {
  const active = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.personId, personId),
        agentikId === undefined ? isNotNull(runs.agentikId) : eq(runs.agentikId, agentikId),
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
      ),
    );
  for (const { id } of active) await stopRun(tx, { id, personId, now });
  return active.length;
}
