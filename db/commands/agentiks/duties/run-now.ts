import { and, eq, isNotNull } from "drizzle-orm";
import { readDuty, TRIGGER_OF } from "#domain/agentiks/duties/duties.ts";
import { createId } from "#db/connection/tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { askForDuty, hasActiveRun } from "./ask-for-duty.ts";
import { holdTrigger, type OwnTrigger, type TriggerRefusal } from "./save-trigger.ts";

export type RunAnswer =
  { kind: "done"; runId: string; id: string } | { kind: "refused"; reason: TriggerRefusal };

/**
 * Runs a report, a reminder or a watch now, apart from its times.
 *
 * @param key idempotency key of the form
 */
export async function runTriggerNow(
  tx: Db,
  { triggerId, key, ...own }: OwnTrigger & { triggerId: string; key: string | undefined },
): Promise<RunAnswer> {
  const { personId, now } = own;
  const held = await holdTrigger(tx, own, triggerId);
  const work = held && readDuty(held.settings);
  if (!held || !work || TRIGGER_OF[work.duty] === "event" || work.duty === "note")
    return { kind: "refused", reason: "gone" };
  if (held.status !== "active") return { kind: "refused", reason: "not-active" };
  if (await hasActiveRun(tx, triggerId)) return { kind: "refused", reason: "busy" };
  const { agentikId, zone } = held;
  const runId = await askForDuty(tx, {
    triggerId,
    agentikId,
    personId,
    input: { work, at: now.toISOString(), zone },
    dedupeKey: `${triggerId} now ${key ?? createId("key")}`,
    now,
  });
  return runId === undefined
    ? { kind: "refused", reason: "busy" }
    : { kind: "done", runId, id: agentikId };
}

/** Does again what a failed or stopped run of a duty was to do; once for each such run. */
export async function retryDuty(
  tx: Db,
  { runId, personId, now }: { runId: string; personId: string; now: Date },
): Promise<{ kind: "done"; runId: string } | { kind: "refused"; reason: "gone" | "not-active" }> {
  const [failed] = await tx
    .select({
      state: runs.state,
      agentikId: runs.agentikId,
      triggerId: runs.triggerId,
      input: runs.input,
      status: agentiks.status,
    })
    .from(runs)
    .innerJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .where(and(eq(runs.id, runId), eq(runs.personId, personId), isNotNull(runs.input)));
  if (!failed?.input || !["failed", "cancelled"].includes(failed.state))
    return { kind: "refused", reason: "gone" };
  if (failed.status !== "active") return { kind: "refused", reason: "not-active" };
  const { agentikId, triggerId, input } = failed;
  const dedupeKey = `retry ${runId}`;
  const made = await askForDuty(tx, {
    triggerId,
    agentikId: agentikId!,
    personId,
    input,
    dedupeKey,
    now,
  });
  if (made !== undefined) return { kind: "done", runId: made };
  const [known] = await tx.select({ id: runs.id }).from(runs).where(eq(runs.dedupeKey, dedupeKey));
  return { kind: "done", runId: known!.id };
}
