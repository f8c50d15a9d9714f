/**
 * The HTTP server: turns Node events into checks, error responses and calls of the application.
 *
 * Long because the order of the checks and the life of a connection are best read
 * in one place.
 */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./checks/concurrency-limit.ts";
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
  type ErrorResponse,
  REQUEST_TIMEOUT,
  rawErrorResponse,
  sendErrorResponse,
} from "./checks/error-response.ts";
import { createGate, drainServer, untilQuiet } from "./process/shutdown.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { sendCachedPage } from "./page-cache/send-cached-page.ts";
import { pageRequest, visitorKey } from "./page-cache/visitor-key.ts";
import { createLoadSheddingLog } from "./checks/load-shedding-log.ts";
import { readStaticFiles } from "./wire/static-files.ts";
import { busy, errorPage, type RenderErrorPage } from "./checks/error-page.ts";

export interface ServerOptions extends AddressOptions, SecurityOptions {
  /** The application: answers everything except static files and health checks. */
  fetch: Fetch;
  /** `build/client`; without it no static files are served. */
  clientFolder?: string;
  log: Logger;
  /** Resolves when the database answers. */
  ping: () => Promise<unknown>;
  /** Body limits of path prefixes that differ from the default of 1 MB. */
  bodyLimits?: readonly BodyLimit[];
  timeouts?: Partial<Timeouts>;
  /** Caches visitors' pages in memory; call `invalidatePages` when their data changes. */
  cachesPages?: boolean;
  /** Maximum number of open connections; further ones are closed at once. */
  maxConnections?: number;
  /** Concurrency limit of the application (`createConcurrencyLimit`). */
  concurrencyLimit?: ConcurrencyLimit;
  /** Renders the error page; without it an error is one line of text. */
  renderErrorPage?: RenderErrorPage;
  /** Called when a request has finished or its client has disconnected. */
  onDone?: (exchange: Exchange) => void;
  /** In a cluster worker: resolves when the primary process sends it no more connections. */
  untilLeft?: () => Promise<void>;
}

export interface PlazaServer {
  readonly server: http.Server;
  /** Number of requests being answered. */
  inFlight(): number;
  /** Invalidates all cached pages, because data they show has changed. */
  invalidatePages(): void;
  readonly pages: PageCache | undefined;
  readonly concurrencyLimit: ConcurrencyLimit;
  /**
   * Announces shutdown while still serving: `/readyz` answers 503 and every response carries
   * `Connection: close`. Resolves when no new connection arrives, or after `limitMs` at the latest.
   */
  leave(limitMs?: number): Promise<void>;
  /**
   * Stops listening, finishes the requests in flight, and resolves when all connections are closed.
   */
  drain(limitMs?: number): Promise<void>;
}

/**
 * Creates the HTTP server over any application that turns a Request into a Response.
 *
 * Order of the checks, cheapest first: method, address and host, health, static files, origin,
 * body; then the application. Every response carries the security headers and a request id.
 */
export function createServer(options: ServerOptions): PlazaServer {
  const { log, bodyLimits = [], renderErrorPage } = options;
  const concurrencyLimit = options.concurrencyLimit ?? createConcurrencyLimit(DEFAULT_LIMITS);
  const bodies = createBodyBudget();
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const security = createSecurityHeaders(options);
  const files = readStaticFiles(options.clientFolder);
  /** The latest request of each connection. */
  const latest = new WeakMap<Duplex, Exchange>();
  /** Connections without a request so far. */
  const unused = new Set<Duplex>();
  let stopping = false;
  let inFlight = 0;
  const isStopping = () => stopping;
  const health = createHealth({ ping: options.ping, isStopping });
  const pages = options.cachesPages ? createPageCache(security) : undefined;
  const onShed = createLoadSheddingLog(log);
  const handle = createHandler({
    ...options,
    security,
    isStopping,
    pages,
    concurrencyLimit,
    onShed,
  });
  log.debug({ files: files.count }, "static files read");

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange = beginExchange(req, res);
    let isQuiet = false;
    inFlight += 1;
    latest.set(req.socket, exchange);
    unused.delete(req.socket);
    res.once("close", () => {
      inFlight -= 1;
      logRequest(log, exchange, isQuiet);
      options.onDone?.(exchange);
    });
    // A broken connection is not an error of the server; the "close" event that follows is handled.
    req.on("error", () => undefined);
    res.on("error", () => undefined);

    if (declaresBody(req))
      watchBody(req, timeouts, () => {
        if (res.headersSent) req.socket.destroy();
        else sendError(exchange, REQUEST_TIMEOUT);
      });

    // Before any check, because error responses carry Strict-Transport-Security too.
    exchange.secure = isOverHttps(req, options);
    const rejected = checkMethod(req.method) ?? checkAddress(exchange, options);
    const base = security.forRest(exchange.secure);
    const path = exchange.url?.pathname ?? "";
    isQuiet = true;
    // Health probes use the IP address as host, so an unknown host (421) does not reject them.
    if ((!rejected || rejected.status === 421) && health.answer(exchange, path, base)) return;
    isQuiet = false;
    if (rejected) return sendError(exchange, rejected);
    if (req.headers.expect !== undefined && !exchange.awaitsContinue) {
      return sendError(exchange, { status: 417, text: "Unknown expectation", close: true });
    }
    isQuiet = true;
    const file = files.answer(exchange, path, base, stopping);
    if (file === true) return;
    isQuiet = false;
    if (file) return sendError(exchange, file);
    answerFromApplication(exchange).catch((error: unknown) => {
      log.error({ id: exchange.id, err: error }, "the server failed");
      res.destroy();
    });
  }

  async function answerFromApplication(exchange: Exchange): Promise<void> {
    const { req, res, url } = exchange;
    const reject = (error: ErrorResponse) => sendError(exchange, error);
    if (!url) throw new Error("The address was not checked");
    if (isForeign(req.method, req.headers, url)) {
      log.warn({ requestId: exchange.id, event: "cross-site-refused" }, "security");
      const text = "This request came from another site";
      return reject({ status: 403, text, reason: "foreign" });
    }
    const asked = pageRequest(req, url);
    const cached = declaresBody(req) ? undefined : pages?.find(asked);
    if (cached) return sendCachedPage(exchange, cached, stopping);
    // A request that waits for a shared render of a visitor's page does not count against the
    // limit.
    const mayShare = pages !== undefined && visitorKey(asked) !== null;
    if (!mayShare && concurrencyLimit.isFull(isSafe(req.method) ? "read" : "write")) {
      exchange.isShed = true;
      onShed();
      return reject(busy(concurrencyLimit.retryAfterSeconds()));
    }
    let body: Uint8Array<ArrayBuffer> | null = null;
    const held = bodies.open();
    res.once("close", () => held.release());
    if (declaresBody(req)) {
      const limit = bodyLimit(url.pathname, bodyLimits);
      const declared = checkDeclaredBody(req, url.pathname, limit);
      if (declared) return reject(declared);
      if (exchange.awaitsContinue) res.writeContinue();
      exchange.awaitsContinue = false;
      const read = await readBody(req, limit, held);
      // The response may have been sent meanwhile (408): ignore the rest of the body.
      if (read === null || res.headersSent) return;
      if ("status" in read) return reject(read);
      const malformed = await checkBody(read, req.headers["content-type"]);
      if (malformed) return reject(malformed);
      body = read;
    }
    await handle(exchange, url, body, reject);
  }

  function sendError(exchange: Exchange, error: ErrorResponse): void {
    const close = error.close === true || stopping;
    const page = errorPage(exchange, error, renderErrorPage);
    const base = page
      ? security.forPage(nonceSources(page.nonce), exchange.secure)
      : security.forRest(exchange.secure);
    sendErrorResponse(exchange, base, { ...error, page, close });
  }

  function sendRawError(socket: Duplex, error: ErrorResponse): void {
    const id = randomToken();
    log.info({ id, status: error.status }, "unreadable request");
    if (!socket.writable) return void socket.destroy();
    const base = security.forRest(isHttps(options.publicUrl));
    socket.end(rawErrorResponse(base, id, error), () => socket.destroy());
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
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  const gate = createGate(onRequest);
  server.on("request", gate.receive);
  server.on("checkContinue", gate.receive);
  server.on("checkExpectation", gate.receive);
  server.on("connect", (_req, socket) => {
    sendRawError(socket, { status: 405, text: "Method not allowed", headers: ["Allow", ALLOW] });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const current = latest.get(socket);
    const isOpen = current !== undefined && !current.res.writableFinished;
    // A second response would corrupt the current one, or be taken for the one still to come.
    const isTaken = isOpen && (current.req.complete || current.res.headersSent);
    if (isTaken || error.code === "ECONNRESET") return void socket.destroy();
    sendRawError(socket, CLIENT_ERRORS[error.code ?? ""] ?? { status: 400, text: "Bad request" });
  });

  return {
    server,
    inFlight: () => inFlight,
    pages,
    concurrencyLimit,
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
        () => unused.size > 0,
      );
      // Releasing earlier would make clients reconnect to a worker that no longer accepts
      // connections.
      await options.untilLeft?.();
      gate.open();
      return drained;
    },
  };
}

/** Limits while the processor is fully used (`createConcurrencyLimit`). */
const DEFAULT_LIMITS = { maxRunning: 3, maxWriting: 10 };
