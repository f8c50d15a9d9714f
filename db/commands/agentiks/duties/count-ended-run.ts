import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";

/** Counts an ended run in the figures of the agentik that worked. The last write of its transaction. */
export async function countEndedRun(
  tx: Db,
  { agentikId, isSuccess, now }: { agentikId: string; isSuccess: boolean; now: Date },
): Promise<void> {
  const succeeded = isSuccess ? 1 : 0;
  await tx
    .insert(agentikFigures)
    .values({ agentikId, ended: 1, succeeded, lastAt: now })
    .onConflictDoUpdate({
      target: agentikFigures.agentikId,
      set: {
        ended: sql`${agentikFigures.ended} + 1`,
        succeeded: sql`${agentikFigures.succeeded} + ${succeeded}`,
        lastAt: sql`greatest(${agentikFigures.lastAt}, excluded.last_at)`,
      },
    });
}
