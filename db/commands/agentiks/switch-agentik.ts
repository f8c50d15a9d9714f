import { and, ne, eq } from "drizzle-orm";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { answerAfterPause } from "#db/commands/agentiks/chats/answer-after-pause.ts";
import { stopAgentikRuns } from "#db/commands/agentiks/duties/stop-agentik-runs.ts";
import { startClocks, stopClocks } from "#db/commands/agentiks/duties/trigger-clock.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type SwitchAnswer =
  { kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal | "not-active" };

interface Input {
  personId: string;
  /** The id on the page; for a guest's first write, the demo person's original. */
  id: string;
  now: Date;
}

/**
 * Launches the person's own agentik, from any status; it answers the customers who wrote meanwhile. No-op
 * when it is active already.
 */
export async function launchAgentik(tx: Db, input: Input): Promise<SwitchAnswer> {
  // The order of locks everywhere: a person, then a thread, which is answered.
  await lockPerson(tx, input.personId);
  const changed = await tx
    .update(agentiks)
    .set({ status: "active" satisfies AgentikStatus })
    .where(and(isOwnAgentik(input.personId, input.id), ne(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  const [launched] = changed;
  if (launched) {
    await startClocks(tx, launched.id, input.now);
    await answerAfterPause(tx, { agentikId: launched.id, now: input.now });
  }
  return answer(tx, input, "launch-agentik", launched?.id, ["active"]);
}

/**
 * Pauses the person's own agentik, if it is active, and stops what it is doing. No-op when it is paused
 * already.
 */
export async function pauseAgentik(tx: Db, input: Input): Promise<SwitchAnswer> {
  // The order of locks everywhere: a person, then a thread, whose answers are stopped.
  await lockPerson(tx, input.personId);
  const changed = await tx
    .update(agentiks)
    .set({ status: "paused" satisfies AgentikStatus })
    .where(and(isOwnAgentik(input.personId, input.id), eq(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  const [paused] = changed;
  if (paused) {
    await stopClocks(tx, [paused.id]);
    await stopAgentikRuns(tx, { ...input, agentikId: paused.id });
  }
  return answer(tx, input, "pause-agentik", paused?.id, ["paused"]);
}

async function answer(
  tx: Db,
  { personId, id, now }: Input,
  action: string,
  changedId: string | undefined,
  wanted: readonly string[],
): Promise<SwitchAnswer> {
  if (changedId !== undefined) {
    await recordEvent(tx, { personId, action, subject: changedId, now });
    return { kind: "done", id: changedId };
  }
  // No row changed: the status is already right, does not allow it, or the agentik is not the
  // person's.
  const [own] = await tx
    .select({ id: agentiks.id, status: agentiks.status })
    .from(agentiks)
    .where(isOwnAgentik(personId, id))
    .limit(1);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  return wanted.includes(own.status)
    ? { kind: "done", id: own.id }
    : { kind: "refused", reason: "not-active" };
}
