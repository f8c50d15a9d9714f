import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { wasNotSent } from "#adapters/network/call-web.server.ts";
import { isNotPublic, lookupPublic, mayReach } from "#adapters/network/public-address.server.ts";
import { McpProblem } from "./mcp-problem.ts";
import { createEventReader, readAnswer, withoutSecret, type RpcAnswer } from "./rpc-answer.ts";

/** One request with its answer, in milliseconds. */
const REQUEST_MS = 10_000;
/** An answer that is longer is not read. */
const ANSWER_MAX_BYTES = 256 * 1024;
/** Characters of an answer that is no message, for the owner to read. */
const TEXT_KEPT = 1_000;

/** Where a server is, and how Plaza is known there. */
export interface McpEnd {
  endpoint: string;
  token: string | undefined;
}

export interface McpReply {
  status: number;
  /** Undefined for a notification, and where the answer is no message of JSON-RPC. */
  answer: RpcAnswer | undefined;
  /** Begin of the text of an answer that is no message. */
  text: string;
  /** Id that the server gives the session; undefined for none. */
  session: string | undefined;
}

export interface Sending {
  method?: "POST" | "DELETE";
  /** A message of JSON-RPC; with an id it is answered. */
  message?: { id?: number; method: string; params?: object };
  session: string | undefined;
  /** Version of the protocol, once it is agreed. */
  version: string | undefined;
  signal: AbortSignal;
}

export type SendMcp = (end: McpEnd, sending: Sending) => Promise<McpReply>;

export interface McpSender {
  /** Hosts, as in `URL.host`, that the operator allows in any network and without TLS. */
  isAllowedHost: (host: string) => boolean;
  requestMs?: number | undefined;
}

/**
 * Sends messages by MCP's transport "Streamable HTTP" to addresses that people have typed, against
 * server-side request forgery: https to addresses on the public internet only, of which the checked one is
 * connected to, and no redirect is followed. A token in an answer is replaced.
 *
 * @throws McpProblem where there is no answer
 */
export const createMcpSender =
  ({ isAllowedHost, requestMs = REQUEST_MS }: McpSender): SendMcp =>
  (end, { method = "POST", message, signal, ...sending }) => {
    const url = new URL(end.endpoint);
    const isAllowed = isAllowedHost(url.host);
    if (!isAllowed && !mayReach(url))
      return Promise.reject(new McpProblem("public", { isSent: false }));
    const body = message && JSON.stringify({ jsonrpc: "2.0", ...message });
    return new Promise((resolve, reject) => {
      const timeout = AbortSignal.timeout(requestMs);
      const fail = (error: NodeJS.ErrnoException) => reject(problemOf(error, timeout.aborted));
      const request = (url.protocol === "https:" ? https : http).request(url, {
        method,
        headers: headersOf(end, sending, body),
        agent: false,
        signal: AbortSignal.any([signal, timeout]),
        ...(!isAllowed && { lookup: lookupPublic }),
      });
      request.on("error", fail);
      request.once("response", (answer) => {
        readReply(answer, { id: message?.id, secret: end.token, onError: fail }, resolve, reject);
      });
      request.end(body);
    });
  };

function headersOf(
  { token }: McpEnd,
  { session, version }: Pick<Sending, "session" | "version">,
  body: string | undefined,
): Record<string, string> {
  return {
    "user-agent": "Plaza",
    accept: "application/json, text/event-stream",
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(session !== undefined && { "mcp-session-id": session }),
    ...(version !== undefined && { "mcp-protocol-version": version }),
  };
}

/** Errors of the lookup (public-address.server.ts) say that the host is not public. */
function problemOf(error: NodeJS.ErrnoException, isLate: boolean): McpProblem {
  if (error instanceof McpProblem) return error;
  if (isNotPublic(error)) return new McpProblem("public", { isSent: false });
  return new McpProblem(isLate ? "slow" : "away", { isSent: !wasNotSent(error) });
}

/** Ids of sessions are visible ASCII; another one is not sent back. */
const SESSION = /^[!-~]{1,500}$/;

function readReply(
  answer: IncomingMessage,
  {
    id,
    secret,
    onError,
  }: { id: number | undefined; secret: string | undefined; onError: (error: Error) => void },
  resolve: (reply: McpReply) => void,
  reject: (problem: McpProblem) => void,
): void {
  const status = answer.statusCode ?? 0;
  const given = answer.headers["mcp-session-id"];
  const session = typeof given === "string" && SESSION.test(given) ? given : undefined;
  const isStream = answer.headers["content-type"]?.includes("text/event-stream") ?? false;
  const readEvents =
    isStream && id !== undefined ? createEventReader({ id, secret }) : () => undefined;
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  const end = (found: RpcAnswer | undefined) => {
    const kept = withoutSecret(text, secret).replaceAll("\0", "").slice(0, TEXT_KEPT);
    resolve({ status, answer: found, text: kept, session });
    answer.destroy();
  };
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) {
      reject(new McpProblem("large", { isSent: true, status }));
      return void answer.destroy();
    }
    const piece = decoder.decode(chunk, { stream: true });
    text += piece;
    // A stream may stay open after the answer.
    const found = readEvents(piece);
    if (found) end(found);
  });
  answer.once("end", () => {
    if (isStream) end(readEvents("\n\n"));
    else end(id === undefined ? undefined : readAnswer(text, { id, secret }));
  });
  answer.once("error", onError);
  answer.once("close", () => reject(new McpProblem("away", { isSent: true, status })));
}
