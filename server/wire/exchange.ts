import { randomFillSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its response on their way through the server. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /**
   * Request id: 128 random bits, base64url. Never taken from the client, who could forge log lines.
   */
  readonly id: string;
  /** `performance.now()` when the request head was complete. */
  readonly started: number;
  /** Bytes sent on this connection before this request (keep-alive). */
  readonly bytesBefore: number;
  /** Whether the client's connection is HTTPS, as far as the server knows (`isOverHttps`). */
  secure: boolean;
  /** The full, normalised URL; null until the request has passed `checkAddress`. */
  url: URL | null;
  /** The client waits for `100 Continue` before sending its body. */
  awaitsContinue: boolean;
  /** Rejected by load shedding: counted, and logged at debug level only. */
  isShed: boolean;
}

/** Starts the record of one request. */
export function beginExchange(req: IncomingMessage, res: ServerResponse): Exchange {
  return {
    req,
    res,
    id: randomToken(),
    started: performance.now(),
    bytesBefore: req.socket.bytesWritten,
    secure: false,
    url: null,
    isShed: false,
    awaitsContinue: req.headers.expect?.toLowerCase() === "100-continue",
  };
}

const TOKEN_BYTES = 16;
/**
 * Random bytes for 256 tokens at a time: one system call costs about the same for 16 bytes as for 4
 * KB.
 */
const pool = Buffer.alloc(256 * TOKEN_BYTES);
let drawn = pool.length;

/** 128 random bits as 22 base64url characters: a request id. */
export function randomToken(): string {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += TOKEN_BYTES;
  return pool.toString("base64url", drawn - TOKEN_BYTES, drawn);
}

/** 128 random bits in padded base64: a CSP nonce. */
export const randomNonce = (): string => `${randomToken()}==`;

/**
 * Value of the `Server-Timing` header: milliseconds from request head to response head and, with a
 * server error, the request id.
 */
export function timing(exchange: Exchange, status: number): string {
  const entries = [`app;dur=${(performance.now() - exchange.started).toFixed(1)}`];
  // Scripts cannot read the headers of a page's own navigation, but Server-Timing entries they can
  // (app/shell/error-screen.tsx).
  if (status >= 500) entries.push(`id;desc="${exchange.id}"`);
  return entries.join(", ");
}

/** Whether the request declares a body (RFC 9112, 6.3). */
export function declaresBody(req: IncomingMessage): boolean {
  const length = req.headers["content-length"];
  return (length !== undefined && Number(length) > 0) || "transfer-encoding" in req.headers;
}
