import type { McpCall } from "#domain/agentiks/tools/kinds/mcp.ts";
import type { McpTrouble } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { JsonObject } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { CallFailure } from "#domain/agentiks/tools/tool-call.ts";
import type { Mcp, McpAnswer } from "#adapters/mcp/mcp-client.server.ts";
import type { Db } from "#db/connection/client.ts";
import { keepMcpCheck } from "#db/commands/agentiks/mcp/keep-tools.ts";
import type { CallOutcome } from "#db/commands/agentiks/tools/make-call.ts";
import { findSealedMcpServer } from "#db/queries/agentiks/mcp/own-servers.ts";

/** How a worker reaches MCP servers. */
export interface McpOutside {
  client: Mcp;
  /** Opens the token of a server; undefined if the application's key was lost. */
  unsealToken: (sealed: string, serverId: string) => string | undefined;
}

const FAILURES = {
  public: "public",
  away: "away",
  slow: "slow",
  token: "rejected",
  protocol: "rejected",
  large: "rejected",
} as const satisfies Record<McpTrouble, CallFailure>;

/**
 * Calls a tool of an MCP server. Where the server describes it in another way than its owner has allowed,
 * it is not called, and the new description is kept for the owner to read.
 */
export async function callMcpTool(
  db: Db,
  { client, unsealToken }: McpOutside,
  call: McpCall,
  { agentikId, signal }: { agentikId: string; signal: AbortSignal },
): Promise<CallOutcome> {
  const { serverId, name, hash } = call;
  const server = await findSealedMcpServer(db, { agentikId, serverId });
  const token =
    server && server.sealedToken !== null ? unsealToken(server.sealedToken, serverId) : undefined;
  // Without its token a server would not know its owner.
  if (!server || (server.sealedToken !== null && token === undefined)) return { failure: "gone" };
  const input = JSON.parse(call.input) as JsonObject;
  const end = { endpoint: server.endpoint, token };
  const answer = await client.callTool(end, { name, hash, input }, signal);
  if (answer.kind === "changed")
    await db.transaction((tx) =>
      keepMcpCheck(tx, { serverId, checked: answer.listing, now: new Date() }),
    );
  return outcomeOf(answer);
}

function outcomeOf(answer: McpAnswer): CallOutcome {
  switch (answer.kind) {
    case "answered":
      return { status: answer.status, answer: answer.text };
    case "refused":
      return { failure: "rejected", status: answer.status, answer: answer.text };
    case "changed":
      return { failure: "gone" };
    case "lost":
      return { isUncertain: true };
    case "failed":
      return {
        failure: FAILURES[answer.trouble],
        ...(answer.status !== undefined && { status: answer.status }),
      };
  }
}
