import { eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { isIdempotent } from "#domain/agentiks/tools/tool-call.ts";
import type { RunTarget } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { endToolCall, type CallOutcome } from "./make-call.ts";

/**
 * Ends the run of a tool's call. The call's row already has the outcome, unless the worker was lost
 * or a person stopped the run. Notifies the owner of a call that was not made.
 */
export async function endToolRun(
  tx: Db,
  { callId }: Extract<RunTarget, { kind: "tool" }>,
  outcome: RunOutcome<unknown>,
  now: Date,
): Promise<void> {
  if (outcome.state === "succeeded") return;
  const [open] = await tx.select().from(toolCalls).where(eq(toolCalls.id, callId)).for("update");
  if (!open) return;
  if (open.state === "queued" && outcome.state === "cancelled") {
    await tx
      .update(toolCalls)
      .set({ state: "refused", decidedAt: open.decidedAt ?? now, endedAt: now })
      .where(eq(toolCalls.id, callId));
    return;
  }
  const lost: CallOutcome =
    open.state === "queued" || isIdempotent(open.call)
      ? { failure: "slow" }
      : { isUncertain: true };
  await endToolCall(tx, { callId, now }, lost);
  const [agentik] = await tx
    .select({ name: agentiks.name })
    .from(agentiks)
    .where(eq(agentiks.id, open.agentikId));
  const data = { agentik: agentik!.name, tool: open.tool };
  const href = paths.approval(callId);
  await notifyPeople(tx, [open.personId], { kind: "agentik_call_failed", data, href }, now);
}
