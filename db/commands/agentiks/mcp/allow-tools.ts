import { and, eq, inArray, sql } from "drizzle-orm";
import { isAllowed, MCP_OFFERED_MAX, offeredLength } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { listMcpServers } from "#db/queries/agentiks/mcp/own-servers.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { mcpServers, mcpTools } from "#db/schema/agentiks/mcp-servers.ts";

/**
 * Sets which tools of a server an agentik may ask for; all others of it are forbidden. It holds at once,
 * also for calls that wait or are about to be made.
 *
 * @param hashes of the tools as the person saw them
 * @returns `changed` refused where one of them is another tool by now; `long`: with those of the other
 *   servers, they are more than a model is told of
 */
export async function allowMcpTools(
  tx: Db,
  {
    personId,
    id,
    serverId,
    hashes,
    now,
  }: { personId: string; id: string; serverId: string; hashes: readonly string[]; now: Date },
): Promise<
  { kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal | "changed" | "long" }
> {
  const agentik = await lockOwnAgentik(tx, personId, id);
  if (!agentik) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  // A check may be replacing the tools.
  await tx
    .select({ id: mcpServers.id })
    .from(mcpServers)
    .where(eq(mcpServers.agentikId, agentik.id))
    .for("update");
  const servers = await listMcpServers(tx, agentik.id);
  const server = servers.find((one) => one.id === serverId);
  if (!server) return { kind: "refused", reason: "gone" };
  const chosen = server.tools.filter(({ hash }) => hashes.includes(hash));
  if (chosen.length < new Set(hashes).size) return { kind: "refused", reason: "changed" };
  const others = servers.filter((one) => one !== server).flatMap(({ tools }) => tools);
  if (offeredLength([...chosen, ...others.filter(isAllowed)]) > MCP_OFFERED_MAX)
    return { kind: "refused", reason: "long" };
  const ofServer = eq(mcpTools.serverId, serverId);
  await tx.update(mcpTools).set({ allowedHash: null }).where(ofServer);
  if (chosen.length > 0)
    await tx
      .update(mcpTools)
      .set({ allowedHash: sql`${mcpTools.hash}` })
      .where(
        and(
          ofServer,
          inArray(
            mcpTools.hash,
            chosen.map(({ hash }) => hash),
          ),
        ),
      );
  await recordEvent(tx, { personId, action: "allow-mcp-tools", subject: serverId, now });
  return { kind: "done", id: agentik.id };
}
