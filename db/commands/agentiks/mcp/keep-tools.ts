import { and, eq, isNotNull } from "drizzle-orm";
import type { McpTrouble } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { HashedMcpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { Db } from "#db/connection/client.ts";
import { mcpServers, mcpTools } from "#db/schema/agentiks/mcp-servers.ts";

/** Outcome of a check of a server: its tools, or why it could not be asked for them. */
export type CheckedMcpServer =
  { tools: readonly HashedMcpTool[]; leftOut: number } | { failure: McpTrouble };

/**
 * Keeps the outcome of a check of a server. A tool stays allowed where it was; with another hash it is not
 * offered. One that is left out of a list is not allowed when it comes back.
 *
 * @returns false for a server that was disconnected meanwhile
 */
export async function keepMcpCheck(
  tx: Db,
  { serverId, checked, now }: { serverId: string; checked: CheckedMcpServer; now: Date },
): Promise<boolean> {
  // The row is the lock: of two checks at once the second replaces the tools of the first.
  const [server] = await tx
    .update(mcpServers)
    .set({
      checkedAt: now,
      ...("failure" in checked
        ? { failure: checked.failure }
        : { failure: null, leftOut: checked.leftOut }),
    })
    .where(eq(mcpServers.id, serverId))
    .returning({ id: mcpServers.id });
  if (!server) return false;
  if ("tools" in checked) await replaceTools(tx, serverId, checked.tools);
  return true;
}

async function replaceTools(
  tx: Db,
  serverId: string,
  tools: readonly HashedMcpTool[],
): Promise<void> {
  const allowed = await tx
    .select({ name: mcpTools.name, allowedHash: mcpTools.allowedHash })
    .from(mcpTools)
    .where(and(eq(mcpTools.serverId, serverId), isNotNull(mcpTools.allowedHash)));
  await tx.delete(mcpTools).where(eq(mcpTools.serverId, serverId));
  if (tools.length === 0) return;
  await tx.insert(mcpTools).values(
    tools.map(({ name, description, inputSchema, hash }, index) => ({
      serverId,
      name,
      place: index + 1,
      description,
      inputSchema,
      hash,
      allowedHash: allowed.find((one) => one.name === name)?.allowedHash ?? null,
    })),
  );
}
