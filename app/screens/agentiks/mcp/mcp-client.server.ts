import { createMcp } from "#adapters/mcp/mcp-client.server.ts";
import { env } from "#config/env.ts";
import { isListedHost } from "#domain/runs/models/model-provider.ts";

/** Servers that may be in any network, and without TLS. */
export const isMcpHostAllowed = (host: string): boolean =>
  isListedHost(host, env.TOOL_HOSTS_ALLOWED);

/** Asks MCP servers from this process; their tools are called by the workers alone. */
export const mcp = createMcp({ isAllowedHost: isMcpHostAllowed });
