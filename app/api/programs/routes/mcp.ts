import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { ApiError, jsonResponse } from "#app/api/programs/api-error.server.ts";
import { authenticate } from "#app/api/programs/caller.server.ts";
import { readJsonBody } from "#app/api/programs/json-body.server.ts";
import { refusing } from "#app/api/programs/serve.server.ts";
import {
  answerMessage,
  failed,
  PROTOCOL_VERSIONS,
  rpcMessage,
} from "#app/api/programs/mcp/answer-message.server.ts";

/**
 * POST /api/v1/mcp: the MCP server for a person's agentiks and spaces. Streamable HTTP without
 * sessions: one JSON-RPC message per request, answered as JSON. No stream to listen on (405).
 */
export const action = (args: ActionFunctionArgs) => refusing(() => answer(args));
export const loader = (args: LoaderFunctionArgs) => refusing(() => answer(args));

async function answer({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST")
    throw new ApiError("method_not_allowed", "Use POST", { Allow: "POST" });
  const caller = await authenticate(request, context);
  const version = request.headers.get("MCP-Protocol-Version");
  if (version !== null && !PROTOCOL_VERSIONS.some((known) => known === version))
    return refuse("request", `Speak one of ${PROTOCOL_VERSIONS.join(", ")}`);
  const read = await readMessage(request);
  if (read instanceof Response) return read;
  const message = rpcMessage.safeParse(read);
  if (!message.success) return refuse("request", "Send one message of JSON-RPC 2.0");
  const answered = await answerMessage(message.data, caller);
  return answered
    ? jsonResponse(answered)
    : new Response(null, { status: 202, headers: { "Cache-Control": "private, no-store" } });
}

async function readMessage(request: Request): Promise<unknown> {
  try {
    return await readJsonBody(request);
  } catch (error) {
    if (error instanceof ApiError && error.code === "bad_json")
      return refuse("parse", error.message);
    throw error;
  }
}

const refuse = (code: "parse" | "request", message: string) =>
  jsonResponse({ jsonrpc: "2.0", id: null, ...failed(code, message) }, 400);
