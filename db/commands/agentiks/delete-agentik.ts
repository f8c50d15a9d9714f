import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { recountChats } from "./chats/recount-chats.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type DeleteAnswer = { kind: "done" } | { kind: "refused"; reason: AgentikRefusal };

/**
 * Deletes a person's own agentik with its configurations.
 *
 * @param input.id the id on the page; for a guest's first write, the demo person's original
 */
export async function deleteAgentik(
  tx: Db,
  { personId, id, now }: { personId: string; id: string; now: Date },
): Promise<DeleteAnswer> {
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  await recountChats(tx, { agentikId: own.id, ownerId: personId });
  await tx.delete(agentiks).where(eq(agentiks.id, own.id));
  await recordEvent(tx, {
    personId,
    action: "delete-agentik",
    subject: own.id,
    data: { name: own.name },
    now,
  });
  return { kind: "done" };
}
