import type { IncomingMessage, ServerResponse } from "node:http";
import { type Admission, Overloaded } from "./checks/admission.ts";
import { clientAddress } from "./checks/client-address.ts";
import { type Exchange, randomNonce } from "./wire/exchange.ts";
import type { SecurityHeaders } from "./wire/headers.ts";
import type { Logger } from "./wire/log.ts";
import { isSafe } from "./checks/origin.ts";
import type { Refusal } from "./checks/refusal.ts";
import { sendResponse } from "./send-response.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { PassingFailure, type RenderUnavailable, unavailable } from "./checks/unavailable.ts";

/** What the application is told about a request besides the request itself. */
export interface RequestContext {
  /** For inline scripts and styles: the policy of this answer allows exactly this one. */
  nonce: string;
  /** The X-Request-Id of this answer. */
  requestId: string;
  /** A whole page is asked for, and not its data alone. */
  isDocument: boolean;
  /** Where the request comes from, as far as it can be believed. */
  address: string;
  /** The answer will be shown to others too, until something is said to have changed. */
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
  /** How many the application works for at once. */
  admission: Admission;
  /** Told of each request that was turned away. */
  onShed?: () => void;
  renderUnavailable?: RenderUnavailable;
  /** Keeps pages that are the same for every visitor; each is rendered anew without it. */
  pages?: PageCache;
}

/** Of one connection (RFC 9110, 7.6.1), or our own to give. */
const DROPPED = new Set([
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
/** Anybody can write these; only a proxy of our own is believed. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Hands a request that has passed every check to the application and sends what comes back.
 *
 * @returns a function that resolves when the answer has been handed to the connection. It never
 *   rejects: what the application throws is logged with the request id, and the client gets a short
 *   500 with that id, or, when part of the answer is out already, the end of its connection.
 */
export function createHandler(options: HandlerOptions) {
  const { security, log, isStopping, pages, admission } = options;
  const admitted: Fetch = (request, context) =>
    admission.run(isSafe(request.method) ? "read" : "write", () => options.fetch(request, context));
  const fetch = pages?.wrap(admitted) ?? admitted;
  return async (
    exchange: Exchange,
    url: URL,
    body: Uint8Array<ArrayBuffer> | null,
    refuse: (refusal: Refusal) => void,
  ): Promise<void> => {
    const { req, res, id } = exchange;
    const nonce = randomNonce();
    try {
      const headers = readHeaders(req, options.trustProxy);
      const signal = untilGone(res);
      const request = new Request(url, { method: req.method, headers, body, signal });
      const context: RequestContext = {
        nonce,
        requestId: id,
        isDocument: !url.pathname.endsWith(".data"),
        address: clientAddress(req, options.trustProxy),
      };
      const answer = Promise.resolve(fetch(request, context));
      // A write is waited for: nobody could say whether it was done.
      const response = await (isSafe(req.method) ? inTime(answer, exchange.started) : answer);
      await sendResponse(exchange, response, security, nonce, isStopping());
    } catch (error) {
      if (res.closed && !res.writableFinished) return;
      const isShed = error instanceof Overloaded;
      if ((isShed || error instanceof PassingFailure) && !res.headersSent) {
        exchange.isShed = isShed;
        if (isShed) options.onShed?.();
        return refuse(unavailable(exchange, options.renderUnavailable));
      }
      log.error({ id, err: error }, "the application failed");
      if (res.headersSent) res.destroy();
      else refuse({ status: 500, text: `Something went wrong here. Request ${id}` });
    }
  };
}

/** Aborted when whoever asked leaves before the whole answer is out. */
function untilGone(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  if (res.closed && !res.writableFinished) gone.abort();
  return gone.signal;
}

/** From the head of a request that only reads to the head of its answer. */
const DEADLINE_MS = 4_500;

/**
 * The answer if it comes in time; what is late is thrown away when it comes. Every wait behind it has
 * an end of its own (a connection, a statement, a lock), but one page can meet several of them.
 *
 * @throws PassingFailure
 */
async function inTime(answer: Promise<Response>, started: number): Promise<Response> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const leftMs = DEADLINE_MS - (performance.now() - started);
    timer = setTimeout(() => {
      isLate = true;
      reject(new PassingFailure());
    }, leftMs);
  });
  answer.then(
    (response) => void (isLate && response.body?.cancel()),
    () => undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function readHeaders(req: IncomingMessage, trustProxy: boolean): [string, string][] {
  const list: [string, string][] = [];
  for (const name in req.headers) {
    const value = req.headers[name];
    if (value === undefined || DROPPED.has(name)) continue;
    if (!trustProxy && FORWARDED.test(name)) continue;
    // Judged in origin.ts, where it matters. Remix compares it on HEAD as well, and fails with 500.
    if (name === "origin" && isSafe(req.method)) continue;
    list.push([name, Array.isArray(value) ? value.join(", ") : value]);
  }
  return list;
}
