import type { IncomingMessage, ServerResponse } from "node:http";
import { type ConcurrencyLimit, Overloaded } from "./checks/concurrency-limit.ts";
import { clientAddress } from "./checks/client-address.ts";
import { type Exchange, randomNonce } from "./wire/exchange.ts";
import type { SecurityHeaders } from "./wire/headers.ts";
import type { Logger } from "./wire/log.ts";
import { isSafe } from "./checks/origin.ts";
import type { ErrorResponse } from "./checks/error-response.ts";
import { sendResponse } from "./send-response.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { busy, PassingFailure } from "./checks/error-page.ts";

/** Facts about a request that the application knows besides the request itself. */
export interface RequestContext {
  /** CSP nonce of this response, for inline scripts and styles. */
  nonce: string;
  /** The X-Request-Id of this response. */
  requestId: string;
  /** Whether it is a document request, not a request for a loader's data (`.data`). */
  isDocument: boolean;
  /** Client's IP address (`clientAddress`). */
  address: string;
  /** Whether the response will be cached and sent to other visitors too. */
  isShared?: boolean;
}

/** The application: Remix's request handler, or a test's own. */
export type Fetch = (request: Request, context: RequestContext) => Promise<Response> | Response;

export interface HandlerOptions {
  fetch: Fetch;
  security: SecurityHeaders;
  log: Logger;
  trustProxy: boolean;
  isStopping: () => boolean;
  /** Concurrency limit of the application. */
  concurrencyLimit: ConcurrencyLimit;
  /** Called for each request that was shed. */
  onShed?: () => void;
  /** Cache of visitors' pages; without it every page is rendered. */
  pages?: PageCache;
}

/** Hop-by-hop headers (RFC 9110, 7.6.1), and X-Request-Id, which the server sets itself. */
const DROPPED_HEADERS = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "x-request-id",
]);
/** Notices of Mercado Pago, whose signature covers the X-Request-Id that they were sent with. */
const SIGNS_REQUEST_ID = /^\/payments\/mercadopago$/;
/** Set by proxies and easily forged; passed on only behind a trusted proxy. */
const FORWARDING_HEADERS =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Passes a checked request to the application and sends its response.
 *
 * @returns a function that resolves when the response has been handed to the connection. It never
 *   rejects: an error of the application is logged with the request id; the client gets a short 500
 *   with that id or, when part of the response is already sent, a closed connection.
 */
export function createHandler(options: HandlerOptions) {
  const { security, log, isStopping, pages, concurrencyLimit } = options;
  const admitted: Fetch = (request, context) =>
    concurrencyLimit.run(isSafe(request.method) ? "read" : "write", () =>
      options.fetch(request, context),
    );
  const fetch = pages?.wrap(admitted) ?? admitted;
  return async (
    exchange: Exchange,
    url: URL,
    body: Uint8Array<ArrayBuffer> | null,
    sendError: (error: ErrorResponse) => void,
  ): Promise<void> => {
    const { req, res, id } = exchange;
    const nonce = randomNonce();
    try {
      const headers = readHeaders(req, options.trustProxy);
      const signedId = req.headers["x-request-id"];
      if (typeof signedId === "string" && SIGNS_REQUEST_ID.test(url.pathname))
        headers.push(["x-request-id", signedId]);
      const signal = abortOnDisconnect(res);
      const request = new Request(url, { method: req.method, headers, body, signal });
      const context: RequestContext = {
        nonce,
        requestId: id,
        isDocument: !url.pathname.endsWith(".data"),
        address: clientAddress(req, options.trustProxy),
      };
      const pending = Promise.resolve(fetch(request, context));
      // No deadline for a write: after a timeout it would be unknown whether it was committed.
      const response = await (isSafe(req.method)
        ? withDeadline(pending, exchange.started)
        : pending);
      await sendResponse(exchange, response, security, nonce, isStopping());
    } catch (error) {
      if (res.closed && !res.writableFinished) return;
      const isShed = error instanceof Overloaded;
      if ((isShed || error instanceof PassingFailure) && !res.headersSent) {
        exchange.isShed = isShed;
        if (isShed) options.onShed?.();
        return sendError(busy(isShed ? concurrencyLimit.retryAfterSeconds() : undefined));
      }
      log.error({ id, err: error }, "the application failed");
      if (res.headersSent) res.destroy();
      else {
        const text = `Something went wrong here. Request ${id}`;
        sendError({ status: 500, text, reason: "failed" });
      }
    }
  };
}

/** Aborts when the client disconnects before the response is complete. */
function abortOnDisconnect(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  if (res.closed && !res.writableFinished) controller.abort();
  return controller.signal;
}

/** Deadline of a read, in milliseconds from request head to response head. */
const DEADLINE_MS = 4_500;

/**
 * The response, if it comes before the deadline; a late one is discarded. Each wait behind it has a
 * limit of its own (connection, statement, lock), but one page can meet several of them in
 * sequence.
 *
 * @throws PassingFailure at the deadline
 */
async function withDeadline(pending: Promise<Response>, started: number): Promise<Response> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const leftMs = DEADLINE_MS - (performance.now() - started);
    timer = setTimeout(() => {
      isLate = true;
      reject(new PassingFailure());
    }, leftMs);
  });
  pending.then(
    (response) => void (isLate && response.body?.cancel()),
    () => undefined,
  );
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}

function readHeaders(req: IncomingMessage, trustProxy: boolean): [string, string][] {
  const list: [string, string][] = [];
  for (const name in req.headers) {
    const value = req.headers[name];
    if (value === undefined || DROPPED_HEADERS.has(name)) continue;
    if (!trustProxy && FORWARDING_HEADERS.test(name)) continue;
    // Checked in origin.ts for unsafe methods. Remix also compares it on HEAD and answers 500.
    if (name === "origin" && isSafe(req.method)) continue;
    list.push([name, Array.isArray(value) ? value.join(", ") : value]);
  }
  return list;
}
