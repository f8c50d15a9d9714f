import type { ErrorReason } from "#domain/format/http/error-page.ts";
import { type Exchange, declaresBody, timing } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";

/** A response of the server itself to a request that does not reach the application. */
export interface ErrorResponse {
  readonly status: number;
  /** One short line for people; reveals nothing about internals. */
  readonly text: string;
  /** Further headers, for instance Allow. */
  readonly headers?: HeaderList;
  /** Closes the connection after it: what follows on it cannot be parsed or waited for. */
  readonly close?: boolean;
  /** Why, for the page that a person gets instead of the line (`errorPage`); without it the line. */
  readonly reason?: ErrorReason;
  /** The page; its CSP allows this nonce. */
  readonly page?: { readonly html: string; readonly nonce: string } | undefined;
}

/** A rejected body up to this size is read to its end, so that the connection can be reused. */
const READ_AWAY_BYTES = 65_536;
/**
 * Bytes of a rejected body that are still read and discarded, while the client reads the response.
 */
const READ_ON_BYTES = 33_554_432;
/** How long a client may go on sending a rejected body before its connection is closed. */
const LINGER_MS = 2_000;

/**
 * Sends a short text (or a page) with the given base headers.
 *
 * While a large body is still arriving, the response is sent first and the rest of the body is read
 * and discarded for up to two seconds. Closing at once would send a TCP reset, and the client would
 * see that instead of the response.
 */
export function sendErrorResponse(
  exchange: Exchange,
  base: HeaderList,
  response: ErrorResponse,
): void {
  const { req, res } = exchange;
  if (res.headersSent || res.destroyed) return;
  const hasBody = response.status !== 204;
  const isForProgram = exchange.url?.pathname.startsWith(API_PATH) ?? false;
  const body = Buffer.from(
    response.page?.html ?? (isForProgram ? apiError(response) : `${response.text}\n`),
  );
  const lingers =
    !req.complete &&
    !exchange.awaitsContinue &&
    declaresBody(req) &&
    !isSmall(req.headers["content-length"]);
  const head = [
    ...base,
    ...(hasBody
      ? contentHeaders(
          body.length,
          response.page ? "text/html" : isForProgram ? "application/json" : "text/plain",
        )
      : []),
    "Cache-Control",
    "no-store",
    "X-Request-Id",
    exchange.id,
    "Server-Timing",
    timing(exchange, response.status),
    ...(response.headers ?? []),
    // Without `100 Continue` the client may or may not send its body: the next request cannot be
    // found.
    ...(response.close || lingers || exchange.awaitsContinue ? ["Connection", "close"] : []),
  ];
  res.writeHead(response.status, head);
  const sendsBody = hasBody && req.method !== "HEAD";
  if (!lingers) {
    res.end(sendsBody ? body : undefined);
    return;
  }
  if (sendsBody) res.write(body);
  else res.flushHeaders();
  const finish = () => {
    clearTimeout(timer);
    if (!res.writableEnded) res.end();
    if (!req.complete) req.destroy();
  };
  const timer = setTimeout(finish, LINGER_MS);
  req.once("end", finish);
  req.once("close", finish);
  req.once("error", finish);
  let left = READ_ON_BYTES;
  req.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    // Unread data fills the TCP window and the client blocks, until the timer closes the
    // connection.
    if (left < 0) req.pause();
  });
  req.resume();
}

/** Addresses of the API for programs, whose errors are JSON (app/api/programs/api-error.server.ts). */
const API_PATH = "/api/v1/";
const API_CODES: Readonly<Record<number, string>> = {
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  415: "unsupported_media_type",
  500: "failed",
  503: "busy",
};

const apiError = ({ status, text }: ErrorResponse): string =>
  JSON.stringify({ error: { code: API_CODES[status] ?? "bad_request", message: text } });

function contentHeaders(bytes: number, type = "text/plain"): HeaderList {
  return ["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(bytes)];
}

function isSmall(length: string | undefined): boolean {
  return length !== undefined && Number(length) <= READ_AWAY_BYTES;
}

/** The same response as raw bytes, for a connection on which no request could be parsed. */
export function rawErrorResponse(
  base: HeaderList,
  id: string,
  { status, text }: ErrorResponse,
): string {
  const head: HeaderList = [
    ...base,
    ...contentHeaders(Buffer.byteLength(text) + 1),
    "Cache-Control",
    "no-store",
    "X-Request-Id",
    id,
    "Connection",
    "close",
  ];
  let out = `HTTP/1.1 ${status} ${text.replace(/[^\x20-\x7e]/g, "")}\r\n`;
  for (let at = 0; at < head.length; at += 2) out += `${head[at]}: ${head[at + 1]}\r\n`;
  return `${out}\r\n${text}\n`;
}

/** The head or body of a request took too long; whatever follows belongs to the same request. */
export const REQUEST_TIMEOUT: ErrorResponse = { status: 408, text: "Request timeout", close: true };

/** Responses to parse errors of node:http, by error code; any other is 400. */
export const CLIENT_ERRORS: Record<string, ErrorResponse> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "Request header fields too large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "Chunk extensions too large" },
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
};
