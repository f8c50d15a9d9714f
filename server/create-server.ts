/**
 * The HTTP server: Node events on one side, checks, refusals and the application on the other.
 *
 * Long because the checks have one order, and a connection one life, that are read in one place.
 */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Admission, createAdmission } from "./checks/admission.ts";
import { createBodyBudget } from "./checks/body-budget.ts";
import { watchBody } from "./checks/body-timeout.ts";
import { checkBody, checkDeclaredBody, readBody } from "./checks/body.ts";
import { type Exchange, beginExchange, declaresBody, randomToken } from "./wire/exchange.ts";
import { type Fetch, createHandler } from "./handler.ts";
import { createSecurityHeaders, nonceSources, type SecurityOptions } from "./wire/headers.ts";
import { createHealth } from "./checks/health.ts";
import {
  ALLOW,
  type AddressOptions,
  type BodyLimit,
  MAX_HEADER_BYTES,
  TIMEOUTS,
  type Timeouts,
  bodyLimit,
  checkAddress,
  checkMethod,
  isHttps,
  isOverHttps,
} from "./checks/limits.ts";
import { type Logger, logRequest } from "./wire/log.ts";
import { isForeign, isSafe } from "./checks/origin.ts";
import {
  CLIENT_ERRORS,
  type Refusal,
  REQUEST_TIMEOUT,
  rawRefusal,
  sendRefusal,
} from "./checks/refusal.ts";
import { createGate, drainServer, untilQuiet } from "./process/shutdown.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { sendCachedPage } from "./page-cache/send-cached-page.ts";
import { pageRequest, visitorKey } from "./page-cache/visitor-key.ts";
import { countShed } from "./checks/shed-log.ts";
import { readStaticFiles } from "./wire/static-files.ts";
import { type RenderUnavailable, unavailable } from "./checks/unavailable.ts";

export interface ServerOptions extends AddressOptions, SecurityOptions {
  /** Answers everything that is neither a file nor a health question. */
  fetch: Fetch;
  /** `build/client`; none without it. */
  clientFolder?: string;
  log: Logger;
  /** Resolves when the database answers. */
  ping: () => Promise<unknown>;
  /** Paths whose bodies may be larger (or must be smaller) than 1 MB. */
  bodyLimits?: readonly BodyLimit[];
  timeouts?: Partial<Timeouts>;
  /** Keeps visitors' pages in memory; `invalidatePages` has to be called when what they show changes. */
  cachesPages?: boolean;
  /** Connections at once; more are closed as they come. */
  maxConnections?: number;
  /** How many requests the application works on at once (`createAdmission`). */
  admission?: Admission;
  /** Makes the page that says "in a moment"; a line of text without it. */
  renderUnavailable?: RenderUnavailable;
  /** Told of each request when it is over. */
  onDone?: (exchange: Exchange) => void;
  /** Where another process takes connections in for this one: resolves when it sends no more. */
  untilLeft?: () => Promise<void>;
}

export interface PlazaServer {
  readonly server: http.Server;
  /** How many requests are being answered now. */
  inFlight(): number;
  /** Something that pages show has changed: none rendered before is sent any more. */
  invalidatePages(): void;
  readonly pages: PageCache | undefined;
  readonly admission: Admission;
  /**
   * Goes on answering, but says to everybody that it is stopping: `/readyz` with 503, every answer
   * with `Connection: close`. Resolves when nobody new comes any more, or at the latest after `limitMs`.
   */
  leave(limitMs?: number): Promise<void>;
  /** Stops listening, lets what is in flight finish, and resolves when no connection is left. */
  drain(limitMs?: number): Promise<void>;
}

/**
 * The HTTP side of Plaza, over any application that turns a Request into a Response.
 *
 * The checks stand in this order, the cheap ones first: method, address and host, health, files,
 * origin, body; then the application. Every answer carries the security headers and a request id.
 */
export function createServer(options: ServerOptions): PlazaServer {
  const { log, bodyLimits = [], renderUnavailable } = options;
  const admission = options.admission ?? createAdmission(AT_ONCE);
  const bodies = createBodyBudget();
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const security = createSecurityHeaders(options);
  const files = readStaticFiles(options.clientFolder);
  /** The request that came last on a connection. */
  const latest = new WeakMap<Duplex, Exchange>();
  /** Connections on which nothing has been asked yet. */
  const fresh = new Set<Duplex>();
  let stopping = false;
  let inFlight = 0;
  const isStopping = () => stopping;
  const health = createHealth({ ping: options.ping, isStopping });
  const pages = options.cachesPages ? createPageCache(security) : undefined;
  const onShed = countShed(log);
  const handle = createHandler({ ...options, security, isStopping, pages, admission, onShed });
  log.debug({ files: files.count }, "static files read");

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange = beginExchange(req, res);
    let isQuiet = false;
    inFlight += 1;
    latest.set(req.socket, exchange);
    fresh.delete(req.socket);
    res.once("close", () => {
      inFlight -= 1;
      logRequest(log, exchange, isQuiet);
      options.onDone?.(exchange);
    });
    // A connection that breaks is no error of ours; "close" follows and is what counts.
    req.on("error", () => undefined);
    res.on("error", () => undefined);

    if (declaresBody(req))
      watchBody(req, timeouts, () => {
        if (res.headersSent) req.socket.destroy();
        else refuse(exchange, REQUEST_TIMEOUT);
      });

    // First of all: refusals say as well that browsers are to stay with HTTPS.
    exchange.secure = isOverHttps(req, options);
    const refusal = checkMethod(req.method) ?? checkAddress(exchange, options);
    const base = security.forRest(exchange.secure);
    const path = exchange.url?.pathname ?? "";
    isQuiet = true;
    // Probes ask by address, so a host that is not served here is no reason to refuse them.
    if ((!refusal || refusal.status === 421) && health.answer(exchange, path, base)) return;
    isQuiet = false;
    if (refusal) return refuse(exchange, refusal);
    if (req.headers.expect !== undefined && !exchange.awaitsContinue) {
      return refuse(exchange, { status: 417, text: "Unknown expectation", close: true });
    }
    isQuiet = true;
    const file = files.answer(exchange, path, base, stopping);
    if (file === true) return;
    isQuiet = false;
    if (file) return refuse(exchange, file);
    answerFromApplication(exchange).catch((error: unknown) => {
      log.error({ id: exchange.id, err: error }, "the server failed");
      res.destroy();
    });
  }

  async function answerFromApplication(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    const turnAway = (refusal: Refusal) => refuse(exchange, refusal);
    if (!url) throw new Error("The address was not checked");
    if (isForeign(req.method, req.headers, url)) {
      log.warn({ requestId: exchange.id, event: "cross-site-refused" }, "security");
      return turnAway({ status: 403, text: "This request came from another site" });
    }
    const asked = pageRequest(req, url);
    const cached = declaresBody(req) ? undefined : pages?.find(asked);
    if (cached) return sendCachedPage(exchange, cached, stopping);
    // Who waits for a visitor's page that is being rendered takes no place of the application.
    const mayShare = pages !== undefined && visitorKey(asked) !== null;
    if (!mayShare && admission.isFull(isSafe(req.method) ? "read" : "write")) {
      exchange.isShed = true;
      onShed();
      return turnAway(unavailable(exchange, renderUnavailable));
    }
    let body: Uint8Array<ArrayBuffer> | null = null;
    const held = bodies.open();
    res.once("close", () => held.release());
    if (declaresBody(req)) {
      const limit = bodyLimit(url.pathname, bodyLimits);
      const declared = checkDeclaredBody(req, limit);
      if (declared) return turnAway(declared);
      if (exchange.awaitsContinue) res.writeContinue();
      exchange.awaitsContinue = false;
      const read = await readBody(req, limit, held);
      // Given up meanwhile: a rest that still arrives changes nothing.
      if (read === null || res.headersSent) return;
      if ("status" in read) return turnAway(read);
      const malformed = await checkBody(read, req.headers["content-type"]);
      if (malformed) return turnAway(malformed);
      body = read;
    }
    await handle(exchange, url, body, turnAway);
  }

  function refuse(exchange: Exchange, refusal: Refusal): void {
    const close = refusal.close === true || stopping;
    const base = refusal.page
      ? security.forPage(nonceSources(refusal.page.nonce), exchange.secure)
      : security.forRest(exchange.secure);
    sendRefusal(exchange, base, { ...refusal, close });
  }

  function refuseRaw(socket: Duplex, refusal: Refusal): void {
    const id = randomToken();
    log.info({ id, status: refusal.status }, "unreadable request");
    if (!socket.writable) return void socket.destroy();
    const base = security.forRest(isHttps(options.publicUrl));
    socket.end(rawRefusal(base, id, refusal), () => socket.destroy());
  }

  const server = http.createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: timeouts.check,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    noDelay: true,
  });
  server.timeout = timeouts.idle;
  if (options.maxConnections) server.maxConnections = options.maxConnections;
  server.on("connection", (socket) => {
    fresh.add(socket);
    socket.once("close", () => fresh.delete(socket));
  });
  const gate = createGate(onRequest);
  server.on("request", gate.receive);
  server.on("checkContinue", gate.receive);
  server.on("checkExpectation", gate.receive);
  server.on("connect", (_req, socket) => {
    refuseRaw(socket, { status: 405, text: "Method not allowed", headers: ["Allow", ALLOW] });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const current = latest.get(socket);
    const isOpen = current !== undefined && !current.res.writableFinished;
    // Another answer would land in the middle of this one, or be taken for the one still to come.
    const isTaken = isOpen && (current.req.complete || current.res.headersSent);
    if (isTaken || error.code === "ECONNRESET") return void socket.destroy();
    refuseRaw(socket, CLIENT_ERRORS[error.code ?? ""] ?? { status: 400, text: "Bad request" });
  });

  return {
    server,
    inFlight: () => inFlight,
    pages,
    admission,
    invalidatePages: () => pages?.invalidate(),
    async leave(limitMs) {
      stopping = true;
      await untilQuiet(server, gate.close, limitMs);
    },
    async drain(limitMs) {
      stopping = true;
      const drained = drainServer(
        server,
        () => inFlight + gate.waiting(),
        limitMs,
        () => fresh.size > 0,
      );
      // Who is answered sooner comes again, and is taken in by nobody.
      await options.untilLeft?.();
      gate.open();
      return drained;
    },
  };
}

/** While the processor is in full use (`createAdmission`). */
const AT_ONCE = { maxRunning: 3, maxWriting: 10 };
