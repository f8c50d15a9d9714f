import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { stopClocks } from "./trigger-clock.ts";

/**
 * Pauses every active agentik of a person, stops their clocks and cancels what they are doing.
 * Repeating it changes nothing.
 */
export async function pauseAllAgentiks(
  tx: Db,
  { personId, now }: { personId: string; now: Date },
): Promise<{ kind: "done"; paused: number; stopped: number }> {
  const paused = await tx
    .update(agentiks)
    .set({ status: "paused" satisfies AgentikStatus })
    .where(and(eq(agentiks.ownerId, personId), eq(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  await stopClocks(
    tx,
    paused.map(({ id }) => id),
  );
  const active = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.personId, personId),
        isNotNull(runs.agentikId),
        inArray(runs.state, [...ACTIVE_RUN_STATES]),
      ),
    );
  for (const { id } of active) await stopRun(tx, { id, personId, now });
  if (paused.length > 0)
    await recordEvent(tx, { personId, action: "pause-all-agentiks", subject: personId, now });
  return { kind: "done", paused: paused.length, stopped: active.length };
}
