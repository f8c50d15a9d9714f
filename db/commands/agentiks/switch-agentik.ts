import { and, ne, eq } from "drizzle-orm";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type SwitchAnswer =
  { kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal | "not-active" };

interface Press {
  personId: string;
  /** As the page showed it. */
  id: string;
  now: Date;
}

/** Launches a person's own agentik, whatever its status is; launched already is launched (spec 4). */
export async function launchAgentik(tx: Db, press: Press): Promise<SwitchAnswer> {
  const changed = await tx
    .update(agentiks)
    .set({ status: "active" satisfies AgentikStatus })
    .where(and(isOwnAgentik(press.personId, press.id), ne(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  return answer(tx, press, "launch-agentik", changed[0]?.id, ["active"]);
}

/** Pauses a person's own agentik, if it is active; paused already is paused. */
export async function pauseAgentik(tx: Db, press: Press): Promise<SwitchAnswer> {
  const changed = await tx
    .update(agentiks)
    .set({ status: "paused" satisfies AgentikStatus })
    .where(and(isOwnAgentik(press.personId, press.id), eq(agentiks.status, "active")))
    .returning({ id: agentiks.id });
  return answer(tx, press, "pause-agentik", changed[0]?.id, ["paused"]);
}

async function answer(
  tx: Db,
  { personId, id, now }: Press,
  action: string,
  changedId: string | undefined,
  wanted: readonly string[],
): Promise<SwitchAnswer> {
  if (changedId !== undefined) {
    await recordEvent(tx, { personId, action, subject: changedId, now });
    return { kind: "done", id: changedId };
  }
  // Nothing was changed: it is so already, it cannot be, or it is not the person's.
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
