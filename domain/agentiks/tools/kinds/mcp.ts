import { lineOf, textOf } from "#domain/agentiks/tools/call-fields.ts";
import { MCP_SERVER_NAME_MAX } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import { MCP_TOOL_NAME_MAX } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import type { ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** Longest arguments of a call, in characters of JSON. */
const MCP_ARGUMENTS_MAX = 5_000;

/** A call of a tool of an MCP server. */
export type McpCall = {
  tool: "mcp";
  serverId: string;
  /** The owner's name for the server, and its host, as the approval shows them. */
  server: string;
  host: string;
  /** The tool's name at its server. */
  name: string;
  /** Its arguments: a JSON object. */
  input: string;
  /** Hash of the tool as the owner has allowed it. */
  hash: string;
};

/** A call of a tool of a server that the owner has connected: it always asks. */
export const mcpTool = {
  reach: "sends",
  first: "ask",
  choices: ["ask", "never"],
  audience: "everybody",
  description:
    "Proposes a call of a tool of another company's server. A person approves it first, and alone sees its answer.",
  // Each tool of a server brings its own fields.
  fields: {},
  read({ serverId, server, host, name, input, hash }) {
    const id = lineOf(serverId, 80);
    const label = lineOf(server, MCP_SERVER_NAME_MAX);
    const where = lineOf(host, 300);
    const tool = lineOf(name, MCP_TOOL_NAME_MAX);
    const bound = lineOf(hash, 80);
    const given = readArguments(input);
    if (!id || !label || !where || !tool || !bound || given === undefined) return undefined;
    return {
      tool: "mcp",
      serverId: id,
      server: label,
      host: where,
      name: tool,
      input: given,
      hash: bound,
    };
  },
  // A tool elsewhere may do anything.
  isIdempotent: () => false,
} as const satisfies ActingFacts<McpCall>;

/** The JSON of an object; undefined for anything else, and for one that is too long. */
function readArguments(value: unknown): string | undefined {
  const text = textOf(value, MCP_ARGUMENTS_MAX + 1);
  if (!text || text.length > MCP_ARGUMENTS_MAX) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? text : undefined;
  } catch {
    return undefined;
  }
}
