import { and, eq } from "drizzle-orm";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { stopAgentikRuns } from "./stop-agentik-runs.ts";
import { stopClocks } from "./trigger-clock.ts";

/**
 * Pauses every active agentik of a person, stops their clocks and cancels what they are doing.
 * Repeating it changes nothing.
 */
export async function pauseAllAgentiks(
  tx: Db,
  { personId, now }: { personId: string; now: Date },
): Promise<{ kind: "done"; paused: number; stopped: number }> {
  // The order of locks everywhere: a person, then a thread, whose answers are stopped.
  await lockPerson(tx, personId);
  const paused = await tx
    .update(agentiks)
    .set({ status: "paused" satisfies AgentikStatus })
    .where(and(eq(agentiks.ownerId, personId), eq(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  await stopClocks(
    tx,
    paused.map(({ id }) => id),
  );
  const stopped = await stopAgentikRuns(tx, { personId, now });
  if (paused.length > 0)
    await recordEvent(tx, { personId, action: "pause-all-agentiks", subject: personId, now });
  return { kind: "done", paused: paused.length, stopped };
}
