import type { McpTrouble } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import {
  MCP_TOOLS_MAX,
  readListedTool,
  type HashedMcpTool,
  type JsonObject,
} from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import { McpProblem } from "./mcp-problem.ts";
import {
  createMcpSender,
  type McpEnd,
  type McpReply,
  type McpSender,
  type SendMcp,
} from "./mcp-request.server.ts";
import { withoutSecret, type RpcAnswer } from "./rpc-answer.ts";
import { hashTool } from "./tool-hash.server.ts";

/** Versions of the Model Context Protocol that are spoken, the newest first. */
const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
/** Pages of a tool list that are requested at most. */
const PAGES_MAX = 5;
const LEFT_OUT_MAX = 999;
/** All requests of one check or call together, in milliseconds. */
const SESSION_MS = 20_000;
/** Characters of a tool's answer. */
const ANSWER_KEPT = 4_000;

/** What a server offers; `leftOut`: tools that cannot be used, or are too many. */
export interface ListedMcpTools {
  tools: HashedMcpTool[];
  leftOut: number;
}

export type McpFailure = {
  kind: "failed";
  trouble: McpTrouble;
  /** HTTP status of the answer, if there was one. */
  status?: number | undefined;
};
export type McpListing = ({ kind: "listed" } & ListedMcpTools) | McpFailure;

/**
 * Outcome of a call. `failed`: the tool was not called; `changed`: not either, since it is not the tool
 * that was allowed; `refused`: the server or the tool answered with an error; `lost`: sent, but without an
 * answer.
 */
export type McpAnswer =
  | { kind: "answered"; status: number; text: string }
  | { kind: "refused"; status: number; text: string }
  | { kind: "changed"; listing: ListedMcpTools }
  | { kind: "lost" }
  | McpFailure;

/** A tool's call; `hash` is that of the tool as it was allowed. */
export interface CalledTool {
  name: string;
  hash: string;
  input: JsonObject;
}

/** Client of MCP servers. */
export interface Mcp {
  listTools(end: McpEnd, signal: AbortSignal): Promise<McpListing>;
  callTool(end: McpEnd, called: CalledTool, signal: AbortSignal): Promise<McpAnswer>;
}

interface Session {
  ask(method: string, params?: object): Promise<McpReply>;
}

/**
 * A client of MCP servers over Streamable HTTP. A tool is called only where the server still describes it
 * as it was allowed. Nothing that a server sends is an instruction: it is given no ability to ask back.
 */
export function createMcp(sender: McpSender): Mcp {
  const send = createMcpSender(sender);
  return {
    listTools: (end, signal) =>
      within(send, end, signal, async (session) => ({
        kind: "listed" as const,
        ...(await readTools(session)),
      })),
    callTool: (end, { name, hash, input }, signal) =>
      within(send, end, signal, async (session): Promise<McpAnswer> => {
        const listing = await readTools(session);
        const known = listing.tools.find((tool) => tool.name === name);
        if (known?.hash !== hash) return { kind: "changed", listing };
        const reply = await session
          .ask("tools/call", { name, arguments: input })
          .catch((error: unknown) => {
            if (error instanceof McpProblem && error.isSent) return undefined;
            throw error;
          });
        return reply ? answerOf(reply, end.token) : { kind: "lost" };
      }),
  };
}

/** Opens a session, works in it, and closes it. */
async function within<Answer>(
  send: SendMcp,
  end: McpEnd,
  stop: AbortSignal,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer | McpFailure> {
  const late = AbortSignal.timeout(SESSION_MS);
  const signal = AbortSignal.any([stop, late]);
  let session: string | undefined;
  let version: string | undefined;
  let id = 0;
  const ask = (method: string, params: object = {}) =>
    send(end, { message: { id: (id += 1), method, params }, session, version, signal });
  try {
    const opened = await ask("initialize", {
      protocolVersion: VERSIONS[0],
      capabilities: {},
      clientInfo: { name: "plaza", title: "Plaza", version: "1" },
    });
    const { protocolVersion } = resultOf(opened);
    ({ session } = opened);
    version = VERSIONS.find((known) => known === protocolVersion);
    if (!version) throw new McpProblem("protocol", { isSent: true, status: opened.status });
    const message = { method: "notifications/initialized" };
    await send(end, { message, session, version, signal });
    return await work({ ask });
  } catch (error) {
    if (!(error instanceof McpProblem)) throw error;
    const trouble = error.trouble === "away" && late.aborted ? "slow" : error.trouble;
    return { kind: "failed", trouble, status: error.status };
  } finally {
    // The answer is not waited for: a server may not know how to end a session.
    if (session !== undefined)
      void send(end, { method: "DELETE", session, version, signal }).catch(() => undefined);
  }
}

/** @throws McpProblem for an answer without a result */
function resultOf({ status, answer }: McpReply): JsonObject {
  if (answer && "result" in answer) return answer.result;
  const trouble: McpTrouble =
    status === 401 || status === 403
      ? "token"
      : status === 429 || status >= 500
        ? "away"
        : "protocol";
  throw new McpProblem(trouble, { isSent: true, status });
}

async function readTools({ ask }: Session): Promise<ListedMcpTools> {
  const tools: HashedMcpTool[] = [];
  let leftOut = 0;
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const reply = await ask("tools/list", cursor === undefined ? {} : { cursor });
    const { tools: given, nextCursor } = resultOf(reply);
    if (!Array.isArray(given))
      throw new McpProblem("protocol", { isSent: true, status: reply.status });
    for (const one of given as unknown[]) {
      const tool = readListedTool(one);
      if (!tool || tools.length >= MCP_TOOLS_MAX || tools.some(({ name }) => name === tool.name))
        leftOut += 1;
      else tools.push({ ...tool, hash: hashTool(tool) });
    }
    cursor = typeof nextCursor === "string" && nextCursor !== "" ? nextCursor : undefined;
    if (cursor === undefined) break;
  }
  return { tools, leftOut: Math.min(leftOut, LEFT_OUT_MAX) };
}

function answerOf({ status, answer, text }: McpReply, token: string | undefined): McpAnswer {
  if (!answer) {
    const isSuccess = status >= 200 && status < 300;
    return isSuccess ? { kind: "lost" } : { kind: "refused", status, text };
  }
  const kind = "error" in answer || answer.result.isError === true ? "refused" : "answered";
  return { kind, status, text: shownText(answer, token) };
}

function shownText(answer: RpcAnswer, token: string | undefined): string {
  const text = "error" in answer ? answer.error.message : contentText(answer.result);
  // A name of a field may repeat the token, too.
  return withoutSecret(text, token).replaceAll("\0", "").slice(0, ANSWER_KEPT);
}

function contentText({ content, structuredContent }: JsonObject): string {
  const parts = (Array.isArray(content) ? (content as unknown[]) : []).map(partText);
  if (parts.length > 0) return parts.join("\n");
  return structuredContent === undefined ? "" : JSON.stringify(structuredContent);
}

/** A part of an answer as text; of a picture or a sound only its type. */
function partText(part: unknown): string {
  const { type, text, uri, mimeType, resource } = (part ?? {}) as Record<string, unknown>;
  if (typeof text === "string") return text;
  if (typeof uri === "string") return uri;
  if (typeof resource === "object" && resource !== null) return partText(resource);
  return `[${[type, mimeType].filter((known) => typeof known === "string").join(" ")}]`;
}
