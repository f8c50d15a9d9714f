import { and, asc, eq, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";

/**
 * Stops what a person's agentiks are doing: one of them, or all without an id. Also answers to customers, and
 * those that other members of a space asked for.
 *
 * @returns how many runs were stopped
 */
export async function stopAgentikRuns(
  tx: Db,
  { personId, agentikId, now }: { personId: string; agentikId?: string; now: Date },
): Promise<number> {
  const active = await tx
    .select({ id: runs.id, personId: runs.personId })
    .from(runs)
    .innerJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .where(
      and(
        eq(agentiks.ownerId, personId),
        agentikId === undefined ? undefined : eq(agentiks.id, agentikId),
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
      ),
    )
    // The same order in every transaction that stops several; only the owner is locked, not those who asked.
    .orderBy(asc(runs.id));
  for (const run of active) await stopRun(tx, { ...run, now });
  return active.length;
}
