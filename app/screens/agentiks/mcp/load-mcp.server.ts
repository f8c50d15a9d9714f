import { MCP_SERVERS_MAX, mcpHostOf } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import { isAllowed, isChanged, type KeptMcpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { listMcpServers, type OwnMcpServer } from "#db/queries/agentiks/mcp/own-servers.ts";
import { findToolSettings } from "#db/queries/agentiks/tools/find-permissions.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findOwnAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { mcpDoneText, mcpRefusal, mcpTroubleText } from "./mcp-words.server.ts";

/**
 * The MCP servers of the viewer's agentik.
 *
 * @throws 404 for an unknown agentik, and another person's
 */
export async function loadMcp(request: Request, agentikId: string | undefined) {
  const { agentik, viewer } = await findOwnAgentik(request, agentikId);
  const [servers, { permissions }] = await onPrimary(() =>
    Promise.all([listMcpServers(db, agentik.id), findToolSettings(db, agentik.id)]),
  );
  const lang = requestLang(request);
  const now = new Date();
  const flash = readFlash(request, agentik.id);
  return withFlash(request, {
    flash,
    done: flash && mcpDoneText(flash.code, lang),
    agentik: { id: agentik.id, name: agentik.name },
    hasAccount: viewer.kind === "account",
    isOff: permissions.mcp === "never",
    full: servers.length >= MCP_SERVERS_MAX ? mcpRefusal("full", lang).text : null,
    servers: servers.map(toShown),
  });

  function toShown({ endpoint, failure, leftOut, hasToken, checkedAt, ...server }: OwnMcpServer) {
    const token = (hasToken ? m.mcp_with_token : m.mcp_without_token)({}, lang);
    return {
      id: server.id,
      name: server.name,
      where: `${mcpHostOf(endpoint)}, ${token}.`,
      trouble: failure && mcpTroubleText(failure, lang),
      leftOut: leftOut > 0 ? m.mcp_left_out({ count: leftOut }, lang) : null,
      checkedAt: localMessageTime(checkedAt, now, viewer.zone),
      tools: server.tools.map(toShownTool),
    };
  }

  function toShownTool({ name, description, inputSchema, ...tool }: KeptMcpTool) {
    return {
      name,
      description,
      input: JSON.stringify(inputSchema, null, 2),
      hash: tool.hash,
      isAllowed: isAllowed(tool),
      changed: isChanged(tool) ? m.mcp_changed({}, lang) : null,
    };
  }
}

export type McpData = Awaited<ReturnType<typeof loadMcp>>["data"];
