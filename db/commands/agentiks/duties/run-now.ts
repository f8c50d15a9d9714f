import { and, eq, isNotNull } from "drizzle-orm";
import { canRunNow, readDuty, TRIGGER_OF, type DutyInput } from "#domain/agentiks/duties/duties.ts";
import { createId } from "#db/connection/tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { askForDuty, hasActiveRun } from "./ask-for-duty.ts";
import { lockTrigger, type OwnTrigger, type TriggerRefusal } from "./save-trigger.ts";

export type RunAnswer =
  { kind: "done"; runId: string; id: string } | { kind: "refused"; reason: TriggerRefusal };

/**
 * Runs a schedule or a watch now, apart from its times, or a duty that its owner sets off by hand.
 *
 * @param key idempotency key of the form
 * @param given what its owner gives a duty that is set off by hand
 */
export async function runTriggerNow(
  tx: Db,
  {
    triggerId,
    key,
    given,
    ...own
  }: OwnTrigger & { triggerId: string; key: string | undefined; given?: DutyInput["given"] },
): Promise<RunAnswer> {
  const { personId, now } = own;
  const held = await lockTrigger(tx, own, triggerId);
  const work = held && readDuty(held.settings);
  if (!held || !work || !canRunNow(work.duty)) return { kind: "refused", reason: "gone" };
  if ((TRIGGER_OF[work.duty] === "hand") !== (given !== undefined))
    return { kind: "refused", reason: "gone" };
  if (held.status !== "active") return { kind: "refused", reason: "not-active" };
  if (await hasActiveRun(tx, triggerId)) return { kind: "refused", reason: "busy" };
  const { agentikId, zone } = held;
  const runId = await askForDuty(tx, {
    triggerId,
    agentikId,
    personId,
    input: { work, at: now.toISOString(), zone, ...(given && { given }) },
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
