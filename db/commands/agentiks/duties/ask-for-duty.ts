import { and, eq, inArray, sql } from "drizzle-orm";
import type { DutyInput, SkipReason } from "#domain/agentiks/duties/duties.ts";
import { readDestination, type Destination } from "#domain/agentiks/tools/tool-call.ts";
import { ACTIVE_RUN_STATES, RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { wakeWorkers } from "#db/commands/runs/notices.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { runs } from "#db/schema/runs/runs.ts";

export interface DutyRequest {
  triggerId: string | null;
  agentikId: string;
  /** The agentik's owner. */
  personId: string;
  input: DutyInput;
  /** A time of a schedule, a delivery or an event: the second run with it is not made. */
  dedupeKey: string;
  scheduledFor?: Date;
  now: Date;
}

/**
 * Asks the workers for a duty, once per `dedupeKey`. With `input.skipped` the row only says that nothing
 * was done.
 *
 * @returns the id of the run; undefined when there is one already
 */
export async function askForDuty(tx: Db, request: DutyRequest): Promise<string | undefined> {
  const { now, input: given, ...run } = request;
  const sendTo = await findDestination(tx, run.triggerId);
  const input = sendTo ? { ...given, sendTo } : given;
  const id = createId("run");
  const made = await tx
    .insert(runs)
    .values({
      id,
      kind: "duty",
      ...run,
      input,
      createdAt: now,
      deadlineAt: new Date(now.getTime() + RUN_DEADLINE_MS),
      ...(input.skipped && { state: "skipped", endedAt: now }),
    })
    .onConflictDoNothing({ target: runs.dedupeKey })
    .returning({ id: runs.id });
  if (made.length === 0) return undefined;
  if (!input.skipped) await wakeWorkers(tx, id);
  return id;
}

/** The mail or web address that a trigger also sends its text to. */
async function findDestination(tx: Db, triggerId: string | null): Promise<Destination | undefined> {
  if (triggerId === null) return undefined;
  const [trigger] = await tx
    .select({ sendTo: agentikTriggers.sendTo })
    .from(agentikTriggers)
    .where(eq(agentikTriggers.id, triggerId));
  return readDestination(trigger?.sendTo);
}

/** Whether a run of the trigger waits or is executed. */
export async function hasActiveRun(tx: Db, triggerId: string): Promise<boolean> {
  const [active] = await tx
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.triggerId, triggerId), inArray(runs.state, [...ACTIVE_RUN_STATES])))
    .limit(1);
  return active !== undefined;
}

/** The same, left out for a reason. */
export const skipped = (input: DutyInput, reason: SkipReason): DutyInput => ({
  ...input,
  skipped: reason,
});
