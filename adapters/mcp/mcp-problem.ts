import type { McpTrouble } from "#domain/agentiks/tools/mcp/mcp-server.ts";

/** A request to an MCP server without a usable answer. */
export class McpProblem extends Error {
  override name = "McpProblem";
  readonly trouble: McpTrouble;
  /** Whether the server may have got the request. */
  readonly isSent: boolean;
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(trouble: McpTrouble, { isSent, status }: { isSent: boolean; status?: number }) {
    super(trouble);
    this.trouble = trouble;
    this.isSent = isSent;
    this.status = status;
  }
}
