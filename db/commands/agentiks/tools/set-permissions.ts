import { TOOLS, type Permissions } from "#domain/agentiks/tools/tools.ts";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikTools } from "#db/schema/agentiks/agentik-tools.ts";

/**
 * Sets what the tools of a person's own agentik may do. It holds at once, also for calls that wait or are
 * about to be made.
 *
 * @param hosts that the tool `http` may call
 */
export async function setPermissions(
  tx: Db,
  {
    personId,
    id,
    permissions,
    hosts,
    now,
  }: {
    personId: string;
    id: string;
    permissions: Permissions;
    hosts: readonly string[];
    now: Date;
  },
): Promise<{ kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal }> {
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  for (const tool of TOOLS) {
    const set = {
      permission: permissions[tool],
      hosts: tool === "http" ? [...hosts] : [],
      changedAt: now,
    };
    await tx
      .insert(agentikTools)
      .values({ agentikId: own.id, tool, ...set })
      .onConflictDoUpdate({ target: [agentikTools.agentikId, agentikTools.tool], set });
  }
  await recordEvent(tx, { personId, action: "set-permissions", subject: own.id, now });
  return { kind: "done", id: own.id };
}
