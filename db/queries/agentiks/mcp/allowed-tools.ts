import { and, asc, eq } from "drizzle-orm";
import type { McpCall } from "#domain/agentiks/tools/kinds/mcp.ts";
import { mcpHostOf } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { HashedMcpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { Db } from "#db/connection/client.ts";
import { mcpServers, mcpTools } from "#db/schema/agentiks/mcp-servers.ts";

/** A tool that an agentik's owner has allowed, with its server. */
export interface AllowedMcpTool extends HashedMcpTool {
  serverId: string;
  /** Place of its server, from 1. */
  place: number;
  server: string;
  host: string;
}

/** The tools of an agentik's servers that its owner has allowed as they are now. */
export async function listAllowedMcpTools(db: Db, agentikId: string): Promise<AllowedMcpTool[]> {
  const rows = await db
    .select({
      serverId: mcpServers.id,
      place: mcpServers.place,
      server: mcpServers.name,
      endpoint: mcpServers.endpoint,
      name: mcpTools.name,
      description: mcpTools.description,
      inputSchema: mcpTools.inputSchema,
      hash: mcpTools.hash,
    })
    .from(mcpTools)
    .innerJoin(mcpServers, eq(mcpServers.id, mcpTools.serverId))
    .where(and(eq(mcpServers.agentikId, agentikId), eq(mcpTools.allowedHash, mcpTools.hash)))
    .orderBy(asc(mcpServers.place), asc(mcpTools.place));
  return rows.map(({ endpoint, ...row }) => ({ ...row, host: mcpHostOf(endpoint) }));
}

/**
 * Why a call of an MCP server's tool must not be made: the server or the tool is `gone`, or the tool is
 * another one than in the call; its owner has forbidden it (`never`).
 */
export async function findMcpRefusal(
  db: Db,
  agentikId: string,
  { serverId, name, host, hash }: McpCall,
): Promise<"gone" | "never" | undefined> {
  const [known] = await db
    .select({
      endpoint: mcpServers.endpoint,
      hash: mcpTools.hash,
      allowedHash: mcpTools.allowedHash,
    })
    .from(mcpTools)
    .innerJoin(mcpServers, eq(mcpServers.id, mcpTools.serverId))
    .where(
      and(
        eq(mcpServers.id, serverId),
        eq(mcpServers.agentikId, agentikId),
        eq(mcpTools.name, name),
      ),
    );
  if (!known || known.hash !== hash || mcpHostOf(known.endpoint) !== host) return "gone";
  return known.allowedHash === hash ? undefined : "never";
}
