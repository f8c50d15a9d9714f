import http from "node:http";
import https from "node:https";
import type { HttpCall } from "#domain/agentiks/tools/kinds/http.ts";
import { isNotPublic, lookupPublic, mayReach } from "./public-address.server.ts";

const CALL_MS = 20_000;
/** Limits of an answer: bytes read, characters kept. */
const READ_BYTES = 64 * 1024;
const KEPT_CHARACTERS = 1_000;
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Whether an error says that a request never reached the other side. */
export const wasNotSent = ({ code }: NodeJS.ErrnoException): boolean => NOT_SENT.has(code ?? "");

/**
 * Outcome of a call to a web address. `public`: not an https address on the public internet;
 * `away`: nothing was sent; `rejected`: another status than 2xx, redirects included; `lost`: sent,
 * but without an answer.
 */
export type WebAnswer =
  | { kind: "answered"; status: number; text: string }
  | { kind: "rejected"; status: number; text: string }
  | { kind: "public" | "away" | "lost" };

export type CallWeb = (call: HttpCall, options: CallOptions) => Promise<WebAnswer>;

export interface CallOptions {
  /** Sent as `Idempotency-Key`: the same for each try of a call. */
  key: string;
  signal: AbortSignal;
}

/**
 * Calls web addresses that people have typed, against server-side request forgery: https to
 * addresses on the public internet only, of which the checked one is connected to, and no redirect
 * is followed.
 * @param isAllowedHost hosts, as in `URL.host`, that the operator allows in any network and without
 *   TLS
 */
export const createWebCaller =
  ({ isAllowedHost }: { isAllowedHost: (host: string) => boolean }): CallWeb =>
  ({ method, url: address, body }, { key, signal }) => {
    const url = new URL(address);
    const isAllowed = isAllowedHost(url.host);
    if (!isAllowed && !mayReach(url)) return Promise.resolve({ kind: "public" });
    return new Promise((resolve) => {
      const request = (url.protocol === "https:" ? https : http).request(url, {
        method,
        headers: headersOf(body, key),
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
        ...(!isAllowed && { lookup: lookupPublic }),
      });
      request.once("error", (error: NodeJS.ErrnoException) => {
        if (isNotPublic(error)) resolve({ kind: "public" });
        else resolve({ kind: wasNotSent(error) ? "away" : "lost" });
      });
      request.once("response", (answer) => {
        const status = answer.statusCode ?? 0;
        const chunks: Buffer[] = [];
        let bytes = 0;
        const end = () => {
          const text = Buffer.concat(chunks).toString("utf8").slice(0, KEPT_CHARACTERS);
          const kind = status >= 200 && status < 300 ? "answered" : "rejected";
          resolve({ kind, status, text: text.replaceAll("\0", "") });
        };
        answer.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes >= READ_BYTES) answer.destroy();
        });
        // The status has arrived, so a failure of the body is no error.
        answer.once("close", end);
        answer.once("error", end);
      });
      request.end(body);
    });
  };

function headersOf(body: string, key: string): Record<string, string> {
  const headers = {
    "user-agent": "Plaza",
    accept: "application/json, text/*",
    "idempotency-key": key,
  };
  if (body === "") return headers;
  const type = isJson(body) ? "application/json" : "text/plain; charset=utf-8";
  return { ...headers, "content-type": type, "content-length": String(Buffer.byteLength(body)) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
