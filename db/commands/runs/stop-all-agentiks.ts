import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { agentikStops, runs } from "#db/schema/runs/runs.ts";
import { AGENTIK_STOP_LOCK, stopWorkers, wakeWorkers } from "./notices.ts";

interface ByOperator {
  operatorId: string;
  /** The operator's words, for the audit log. */
  reason: string;
  now: Date;
}

type Decided = { kind: "done" } | { kind: "refused"; reason: "gone" };

/**
 * Stops all agentiks of all people: what runs is stopped, as by "Pause all"; nothing begins and no trigger
 * fires until `resumeAllAgentiks`. What waits, also for a place at a worker, is worked on then, unless its
 * deadline has passed.
 *
 * @returns "gone" where they are stopped already
 */
export async function stopAllAgentiks(
  tx: Db,
  { operatorId, reason, now }: ByOperator,
): Promise<Decided> {
  // Waits for runs that are being begun, so that each is either stopped below or sees the row.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${AGENTIK_STOP_LOCK}, 0))`);
  const made = await tx
    .insert(agentikStops)
    .values({ since: now })
    .onConflictDoNothing()
    .returning({ since: agentikStops.since });
  if (made.length === 0) return { kind: "refused", reason: "gone" };
  const stopped = await tx
    .update(runs)
    .set({ cancelRequestedAt: now })
    .where(
      and(isNotNull(runs.agentikId), eq(runs.state, "running"), isNull(runs.cancelRequestedAt)),
    )
    .returning({ id: runs.id });
  for (const { id } of stopped) await stopWorkers(tx, id);
  await recordEvent(tx, {
    personId: operatorId,
    action: "stop-all-agentiks",
    subject: "agentiks",
    data: { stopped: stopped.length, reason },
    now,
  });
  return { kind: "done" };
}

/**
 * Lets all agentiks work again, and wakes the workers.
 *
 * @returns "gone" where they are not stopped
 */
export async function resumeAllAgentiks(
  tx: Db,
  { operatorId, reason, now }: ByOperator,
): Promise<Decided> {
  const ended = await tx.delete(agentikStops).returning({ since: agentikStops.since });
  if (ended.length === 0) return { kind: "refused", reason: "gone" };
  await wakeWorkers(tx, "");
  await recordEvent(tx, {
    personId: operatorId,
    action: "resume-all-agentiks",
    subject: "agentiks",
    data: { reason },
    now,
  });
  return { kind: "done" };
}
