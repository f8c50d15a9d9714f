import { and, eq } from "drizzle-orm";
import { readToolCall, type ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { askToMake } from "./ask-for-calls.ts";
import { hashCall } from "./call-hash.ts";

/**
 * `changed`: it is not the call that the person saw; `decided`: it was decided otherwise; `late`: it has
 * expired; `open`: it has not ended, so that there is nothing to repeat.
 */
export type DecideRefusal = "missing" | "changed" | "decided" | "late" | "open";

export type DecideAnswer =
  | { kind: "done"; callId: string; runId?: string | undefined }
  | { kind: "refused"; reason: DecideRefusal };

interface OwnCall {
  personId: string;
  callId: string;
  now: Date;
}

const refused = (reason: DecideRefusal): DecideAnswer => ({ kind: "refused", reason });

/**
 * Approves or refuses a call that waits for the person. Approved, it is made by a run of its own. The
 * same decision again counts as done.
 *
 * @param hash of the call that the person saw
 */
export async function decideCall(
  tx: Db,
  { hash, isApproved, ...own }: OwnCall & { hash: string; isApproved: boolean },
): Promise<DecideAnswer> {
  const { personId, callId, now } = own;
  const held = await lockCall(tx, own);
  if (!held) return refused("missing");
  if (hash !== held.callHash || hash !== hashOf(held.call)) return refused("changed");
  if (held.state === "expired") return refused("late");
  if (held.state !== "waiting") {
    const wasApproved = held.state !== "refused";
    const isSame = held.decidedAt !== null && wasApproved === isApproved;
    return isSame ? { kind: "done", callId } : refused("decided");
  }
  if (held.expiresAt <= now) return refused("late");
  await tx
    .update(toolCalls)
    .set({
      state: isApproved ? "queued" : "refused",
      decidedAt: now,
      endedAt: isApproved ? null : now,
    })
    .where(eq(toolCalls.id, callId));
  const action = isApproved ? "approve-call" : "refuse-call";
  await recordEvent(tx, { personId, action, subject: callId, now });
  const { agentikId } = held;
  const runId = isApproved ? await askToMake(tx, { callId, agentikId, personId, now }) : undefined;
  return { kind: "done", callId, runId };
}

/** Repeats a failed or uncertain call, once: the person's request counts as approval. */
export async function repeatCall(tx: Db, own: OwnCall): Promise<DecideAnswer> {
  const { personId, now } = own;
  const held = await lockCall(tx, own);
  if (!held) return refused("missing");
  if (held.state !== "failed" && held.state !== "uncertain") return refused("open");
  const call = readToolCall(held.call);
  if (!call) return refused("changed");
  const callId = createId("call");
  const { agentikId, tool, callHash, id } = held;
  const [made] = await tx
    .insert(toolCalls)
    .values({
      id: callId,
      agentikId,
      personId,
      // The call that it repeats stands in the place of a run.
      askedBy: id,
      seq: 1,
      tool,
      call,
      callHash,
      state: "queued",
      why: "permission",
      expiresAt: held.expiresAt,
      decidedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: toolCalls.id });
  if (made) {
    await recordEvent(tx, { personId, action: "repeat-call", subject: id, now });
    const runId = await askToMake(tx, { callId, agentikId, personId, now });
    return { kind: "done", callId, runId };
  }
  const [known] = await tx
    .select({ id: toolCalls.id })
    .from(toolCalls)
    .where(and(eq(toolCalls.askedBy, id), eq(toolCalls.seq, 1)));
  return { kind: "done", callId: known!.id };
}

async function lockCall(tx: Db, { personId, callId }: OwnCall) {
  const [held] = await tx
    .select()
    .from(toolCalls)
    .where(and(eq(toolCalls.id, callId), eq(toolCalls.personId, personId)))
    .for("update");
  return held;
}

/** Hash of the stored call, to detect a row that was changed after its hash was written. */
function hashOf(stored: ToolCall): string | undefined {
  const call = readToolCall(stored);
  return call && hashCall(call);
}
