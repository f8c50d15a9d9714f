import type { IncomingMessage, ServerResponse } from "node:http";
import { type Admission, Overloaded } from "./checks/admission.ts";
import { clientAddress } from "./checks/client-address.ts";
import { acceptedEncodings } from "./wire/compression.ts";
import type { Drawing, DrawnPages } from "./page-cache/drawn-pages.ts";
import { type Exchange, randomNonce } from "./wire/exchange.ts";
import type { SecurityHeaders } from "./wire/headers.ts";
import { holdAnswer, wantsLittle } from "./page-cache/held-scripts.ts";
import type { Logger } from "./wire/log.ts";
import { isSafe } from "./checks/origin.ts";
import type { Refusal } from "./checks/refusal.ts";
import { sendResponse } from "./send-response.ts";
import { sendSharedPage } from "./page-cache/send-shared-page.ts";
import type { SharedPages } from "./page-cache/shared-pages.ts";
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
  /** Whether the page need not be drawn. */
  drawing?: Drawing;
}

/** The application: Remix's request handler, or a test's own. */
export type Fetch = (
  request: Request,
  context: RequestContext,
  /** The answer will be shown to others too, until something is said to have changed. */
  isShared?: boolean,
) => Promise<Response> | Response;

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
  /** Pages that are the same for every visitor; none are kept without it. */
  pages?: SharedPages;
  /** Pages that were drawn before, of whomever; each is drawn anew without it. */
  drawn?: DrawnPages;
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
  const { fetch, security, log, isStopping, pages, drawn, admission } = options;
  return async (
    exchange: Exchange,
    url: URL,
    body: Uint8Array<ArrayBuffer> | null,
    refuse: (refusal: Refusal) => void,
  ): Promise<void> => {
    const { req, res, id } = exchange;
    const nonce = randomNonce();
    try {
      const isDocument = !url.pathname.endsWith(".data");
      const ask = async (signal?: AbortSignal, drawing?: Drawing) => {
        const headers = readHeaders(req, options.trustProxy);
        const request = new Request(url, { method: req.method, headers, body, signal });
        const address = clientAddress(req, options.trustProxy);
        const context = { nonce, requestId: id, isDocument, address, drawing };
        // Only what is to be remembered comes without a signal.
        const work = () => fetch(request, context, !signal);
        // A write is waited for: nobody could say whether it was done.
        return isSafe(req.method)
          ? inTime(admission.run("read", work), exchange.started)
          : admission.run("write", work);
      };
      const isHeld = isDocument && wantsLittle(req);
      const key = pages?.keyOf({ method: req.method, url, cookie: req.headers.cookie, isHeld });
      let isMade = false;
      // Others may wait for a shared page, so it is made even when this client leaves.
      const shared = key
        ? await pages?.find(key, async () => {
            isMade = true;
            return { response: await ask(), nonce, isHeld };
          })
        : null;
      if (shared && !(shared instanceof Response)) {
        exchange.timings = `cache;desc=${isMade ? "miss" : "hit"}`;
        return await sendSharedPage(exchange, shared, security, nonce, isStopping());
      }
      const drawing = isDocument && isDrawable(req) ? drawn?.begin(isHeld) : undefined;
      const answer = shared ?? (await ask(untilGone(res), drawing));
      const response = isHeld ? await holdAnswer(answer, nonce) : answer;
      const page = (await drawing?.bodyFor(response, nonce)) ?? null;
      if (page) exchange.timings = `cache;desc=${drawing?.isKnown() ? "hit" : "miss"}`;
      await sendResponse(exchange, response, security, nonce, isStopping(), page);
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

/** Pages are kept as brotli leaves them; for whoever cannot read that they are drawn. */
const isDrawable = ({ method, headers }: IncomingMessage) =>
  method === "GET" && acceptedEncodings(headers["accept-encoding"])[0] === "br";

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
