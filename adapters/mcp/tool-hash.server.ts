import { createHash } from "node:crypto";
import { fingerprintOf, type McpTool } from "#domain/agentiks/tools/mcp/mcp-tool.ts";

/** SHA-256 of a tool's name, description and schema, in base64url: what its owner allows is bound to it. */
export const hashTool = (tool: McpTool): string =>
  createHash("sha256").update(fingerprintOf(tool)).digest("base64url");
