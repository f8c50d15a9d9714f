import { and, asc, eq, sql } from "drizzle-orm";
import type { McpTrouble } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { KeptMcpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { Db } from "#db/connection/client.ts";
import { mcpServers, mcpTools } from "#db/schema/agentiks/mcp-servers.ts";

/** A server as its owner sees it: without its token. */
export interface OwnMcpServer {
  id: string;
  name: string;
  endpoint: string;
  hasToken: boolean;
  failure: McpTrouble | null;
  leftOut: number;
  checkedAt: Date;
  tools: KeptMcpTool[];
}

const toolColumns = {
  name: mcpTools.name,
  description: mcpTools.description,
  inputSchema: mcpTools.inputSchema,
  hash: mcpTools.hash,
  allowedHash: mcpTools.allowedHash,
};

/** The servers of an agentik with their tools, in the order in which they were connected and list them. */
export async function listMcpServers(db: Db, agentikId: string): Promise<OwnMcpServer[]> {
  const rows = await db
    .select({
      server: {
        id: mcpServers.id,
        name: mcpServers.name,
        endpoint: mcpServers.endpoint,
        hasToken: sql<boolean>`${mcpServers.sealedToken} IS NOT NULL`,
        failure: mcpServers.failure,
        leftOut: mcpServers.leftOut,
        checkedAt: mcpServers.checkedAt,
      },
      tool: toolColumns,
    })
    .from(mcpServers)
    .leftJoin(mcpTools, eq(mcpTools.serverId, mcpServers.id))
    .where(eq(mcpServers.agentikId, agentikId))
    .orderBy(asc(mcpServers.place), asc(mcpTools.place));
  const servers = new Map<string, OwnMcpServer>();
  for (const { server, tool } of rows) {
    const known = servers.get(server.id) ?? { ...server, tools: [] };
    servers.set(server.id, known);
    if (tool) known.tools.push(tool);
  }
  return [...servers.values()];
}

/** A server with its encrypted token, for asking it. */
export interface SealedMcpServer {
  id: string;
  endpoint: string;
  sealedToken: string | null;
}

/** A server of an agentik; undefined for another agentik's, and an unknown one. */
export async function findSealedMcpServer(
  db: Db,
  { agentikId, serverId }: { agentikId: string; serverId: string },
): Promise<SealedMcpServer | undefined> {
  const [found] = await db
    .select({
      id: mcpServers.id,
      endpoint: mcpServers.endpoint,
      sealedToken: mcpServers.sealedToken,
    })
    .from(mcpServers)
    .where(and(eq(mcpServers.id, serverId), eq(mcpServers.agentikId, agentikId)));
  return found;
}
