import { HOSTS_MAX, TOOL_FACTS } from "#domain/agentiks/tools/tools.ts";
import { hostOf } from "#domain/agentiks/tools/kinds/http.ts";
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { findToolSettings } from "#db/queries/agentiks/tools/find-permissions.ts";
import { agentikTools } from "#db/schema/agentiks/agentik-tools.ts";

/**
 * Lists the host that an agentik's owner has just named in a duty, so that it need not be typed twice.
 * The permission stays as it is; a full list too.
 */
export async function allowHost(
  tx: Db,
  { agentikId, sendTo, now }: { agentikId: string; sendTo: Destination | null; now: Date },
): Promise<void> {
  if (sendTo?.by !== "http") return;
  const host = hostOf(sendTo);
  const { hosts } = await findToolSettings(tx, agentikId);
  if (hosts.includes(host) || hosts.length >= HOSTS_MAX) return;
  const set = { hosts: [...hosts, host], changedAt: now };
  await tx
    .insert(agentikTools)
    .values({ agentikId, tool: "http", permission: TOOL_FACTS.http.first, ...set })
    .onConflictDoUpdate({ target: [agentikTools.agentikId, agentikTools.tool], set });
}
