/**
 * Page of an agentik's MCP servers. Apart from `paths`, which every page loads: its address comes from the
 * loader of the only page that links to it.
 */
export const mcpServersPath = (agentikId: string): string =>
  `/agentiks/${encodeURIComponent(agentikId)}/tools/mcp`;
