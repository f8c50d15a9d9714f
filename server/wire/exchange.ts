import { randomFillSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its answer on their way through the server. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** 128 random bits, base64url. Never taken from outside: a caller could forge log lines. */
  readonly id: string;
  /** `performance.now()` when the head of the request was there. */
  readonly started: number;
  /** Bytes this connection had sent before; connections are reused. */
  readonly bytesBefore: number;
  /** Whether the person's side of the connection is HTTPS, as far as the server may know. */
  secure: boolean;
  /** The whole address, normalised; null until the request has passed `checkAddress`. */
  url: URL | null;
  /** The client waits for `100 Continue` before it sends its body. */
  awaitsContinue: boolean;
  /** Turned away because there is too much to do: counted, and not worth a line each. */
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
/** Asking the system for 16 bytes costs about as much as for 4 KB, so 256 tokens are drawn at once. */
const pool = Buffer.alloc(256 * TOKEN_BYTES);
let drawn = pool.length;

/** 128 random bits as 22 characters: a request id. */
export function randomToken(): string {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += TOKEN_BYTES;
  return pool.toString("base64url", drawn - TOKEN_BYTES, drawn);
}

/** 128 random bits in base64, padding and all: a nonce of the content security policy. */
export const randomNonce = (): string => `${randomToken()}==`;

/**
 * The `Server-Timing` entries: milliseconds from the head of the request to the head of the answer,
 * and with a failure the request's id.
 */
export function timing(exchange: Exchange, status: number): string {
  const entries = [`app;dur=${(performance.now() - exchange.started).toFixed(1)}`];
  // A page cannot read the headers of what it moved to; these entries it can (app/shell/error-screen.tsx).
  if (status >= 500) entries.push(`id;desc="${exchange.id}"`);
  return entries.join(", ");
}

/** Whether the request says that a body follows (RFC 9112, 6.3). */
export function declaresBody(req: IncomingMessage): boolean {
  const length = req.headers["content-length"];
  return (length !== undefined && Number(length) > 0) || "transfer-encoding" in req.headers;
}
