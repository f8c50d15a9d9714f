import { type Exchange, declaresBody, timing } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";

/** What the server itself answers when a request may not go further. */
export interface Refusal {
  readonly status: number;
  /** One short line for a person; never says more about the inside than the status does. */
  readonly text: string;
  /** Further headers, for instance Allow. */
  readonly headers?: HeaderList;
  /** The connection ends with this answer: what follows on it cannot be trusted or waited for. */
  readonly close?: boolean;
  /** Shown instead of the line, with the policy that goes with its nonce. */
  readonly page?: { readonly html: string; readonly nonce: string };
}

/** A rest of this size is read away, so that the connection can be used again. */
const READ_AWAY_BYTES = 65_536;
/** So much of a larger one is read away while the client looks at the answer; each byte takes memory. */
const READ_ON_BYTES = 33_554_432;
/** How long a client may go on sending a body that was refused before its connection is cut. */
const LINGER_MS = 2_000;

/**
 * Sends a short text with the given base headers.
 *
 * When a large body is still on its way the answer is sent first and the rest is read and thrown
 * away for a moment: closing at once would reset the connection, and the client would see the reset
 * instead of the answer.
 */
export function sendRefusal(exchange: Exchange, base: HeaderList, refusal: Refusal): void {
  const { req, res } = exchange;
  if (res.headersSent || res.destroyed) return;
  const hasBody = refusal.status !== 204;
  const body = Buffer.from(refusal.page?.html ?? `${refusal.text}\n`);
  const lingers =
    !req.complete &&
    !exchange.awaitsContinue &&
    declaresBody(req) &&
    !isSmall(req.headers["content-length"]);
  const head = [
    ...base,
    ...(hasBody ? contentHeaders(body.length, refusal.page && "text/html") : []),
    "Cache-Control",
    "no-store",
    "X-Request-Id",
    exchange.id,
    "Server-Timing",
    timing(exchange, refusal.status),
    ...(refusal.headers ?? []),
    // A client that was not told to go on may send its body all the same, or not: nobody can tell.
    ...(refusal.close || lingers || exchange.awaitsContinue ? ["Connection", "close"] : []),
  ];
  res.writeHead(refusal.status, head);
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
    // What is not read fills the line, and the client waits: until it is cut.
    if (left < 0) req.pause();
  });
  req.resume();
}

function contentHeaders(bytes: number, type = "text/plain"): HeaderList {
  return ["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(bytes)];
}

function isSmall(length: string | undefined): boolean {
  return length !== undefined && Number(length) <= READ_AWAY_BYTES;
}

/** The same answer as bytes, for connections on which no request could be read at all. */
export function rawRefusal(base: HeaderList, id: string, { status, text }: Refusal): string {
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

/** Too slow, head or body; what else comes on the connection belongs to the same request. */
export const REQUEST_TIMEOUT: Refusal = { status: 408, text: "Request timeout", close: true };

/** What node:http could not read, by its errors' codes; anything else is a bad request. */
export const CLIENT_ERRORS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "Request header fields too large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "Chunk extensions too large" },
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
};
