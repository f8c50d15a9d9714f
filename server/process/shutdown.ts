import cluster from "node:cluster";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import net from "node:net";
import type { Logger } from "../wire/log.ts";
import { STOP } from "./workers.ts";

/** Time for requests in flight to finish, in milliseconds. */
const DRAIN_MS = 10_000;
/** Time for the close hooks of the application (its database pool), in milliseconds. */
const CLOSE_MS = 3_000;
/**
 * Idle connections are kept open for this long, in milliseconds: a request sent just before the
 * signal may still be in transit. Its response says `Connection: close`.
 */
const LAST_CALL_MS = 300;
/** A connection without any request so far is kept longer: its client is about to send one. */
const UNUSED_MS = 700;
const POLL_MS = 25;

/**
 * Close functions registered by the application, called at the end. The Remix build is a separate
 * bundle with module instances of its own, so they share the set through a global symbol.
 */
const CLOSE_HOOKS = Symbol.for("plaza.close");

/** Functions that end what would never end by itself (event streams), called before any waiting. */
const STOP_HOOKS = Symbol.for("plaza.stop");

const stopHooks = () => (globalThis as { [STOP_HOOKS]?: Set<() => void> })[STOP_HOOKS] ?? [];

/** The close hooks; creates the set if the application has not. */
export function closeHooks(): Set<() => Promise<unknown>> {
  const holder = globalThis as { [CLOSE_HOOKS]?: Set<() => Promise<unknown>> };
  return (holder[CLOSE_HOOKS] ??= new Set());
}

/**
 * Stops listening, finishes the requests in flight and closes connections as they become idle.
 *
 * @param limitMs after it the remaining connections are cut
 */
export function drainServer(
  server: Server,
  inFlight: () => number,
  limitMs: number = DRAIN_MS,
  hasUnused: () => boolean = () => false,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const poll = setInterval(() => {
      const waited = performance.now() - began;
      const lastCallMs = hasUnused() ? UNUSED_MS : LAST_CALL_MS;
      if (waited < Math.min(lastCallMs, limitMs)) return;
      server.closeIdleConnections();
      if (inFlight() === 0 || waited >= limitMs) server.closeAllConnections();
    }, POLL_MS);
    const done = () => {
      clearInterval(poll);
      resolve();
    };
    if (!server.listening) return done();
    // http.Server's close() cuts idle connections at once; net.Server's only stops listening.
    net.Server.prototype.close.call(server, done);
  });
}

/**
 * Without a new connection for this long, in milliseconds, the load balancer has noticed `/readyz`.
 */
const QUIET_MS = 250;
/** Maximum wait for that: a client that keeps connecting does not delay the stop any longer. */
const QUIET_LIMIT_MS = 1_500;
/** While requests are held back, a pending connection is accepted within this of the one before. */
const ACCEPTED_MS = 60;
/** An event-loop turn shorter than this accepted no connection unnoticed. */
const SHORT_TURN_MS = 3;
/** The socket is closed after this even if no turn was that short. */
const ACCEPT_LIMIT_MS = 1_000;

/** Passes requests on. While it is closed it queues them; opening passes on the queue. */
export function createGate(pass: RequestListener) {
  let waiting: [IncomingMessage, ServerResponse][] | undefined;
  return {
    receive: (req: IncomingMessage, res: ServerResponse) => {
      if (waiting) waiting.push([req, res]);
      else pass(req, res);
    },
    close: () => void (waiting ??= []),
    open: () => {
      const all = waiting ?? [];
      waiting = undefined;
      for (const [req, res] of all) pass(req, res);
    },
    waiting: () => waiting?.length ?? 0,
  };
}

/**
 * Resolves when the listening socket can be closed without resetting connections. Connections in
 * the system's accept queue are reset when the socket closes, together with requests already sent
 * on them. So it waits until no connection arrives for 250 ms. Under constant traffic it instead
 * stops starting requests and accepts everything that is queued, until an event-loop turn finds
 * nothing new. In a cluster the primary process accepts and hands connections over one by one,
 * which takes long to workers that are busy.
 *
 * @param pause called when requests are to be held back, until the socket is closed
 */
export async function untilQuiet(
  server: Server,
  pause: () => void,
  limitMs: number = QUIET_LIMIT_MS,
): Promise<void> {
  const began = performance.now();
  let last = began;
  const note = () => void (last = performance.now());
  server.on("connection", note);
  while (performance.now() - last < QUIET_MS && performance.now() - began < limitMs) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  pause();
  const paused = performance.now();
  for (;;) {
    const turn = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    const areAccepted = turn - Math.max(last, paused) >= ACCEPTED_MS;
    if ((areAccepted && now - turn < SHORT_TURN_MS) || now - paused > ACCEPT_LIMIT_MS) break;
  }
  server.off("connection", note);
}

export interface ShutdownOptions {
  /** Announces shutdown and keeps serving until no new connection arrives. */
  leave: () => Promise<void>;
  drain: () => Promise<void>;
  /** Closes the server's own resources, after the close hooks of the application. */
  close: () => Promise<unknown>;
  log: Logger;
}

/**
 * Graceful shutdown on SIGTERM and SIGINT: exit code 0 when everything has finished; a second
 * signal exits at once with 1. An uncaught exception shuts down the same way, with exit code 1: the
 * state is unknown, but other clients' requests can still be answered.
 */
export function installShutdown({ leave, drain, close, log }: ShutdownOptions): void {
  let began = false;
  const stop = async (reason: string, code: number) => {
    if (began) {
      log.warn({ reason }, "stopping at once");
      log.flush();
      process.exit(1);
    }
    began = true;
    log.info({ reason }, "stopping");
    for (const end of stopHooks()) end();
    await leave();
    await drain();
    const results = await Promise.race([
      Promise.allSettled([...closeHooks()].map((hook) => hook())).then(async (closed) => {
        await close();
        return closed;
      }),
      new Promise<"late">((resolve) => setTimeout(resolve, CLOSE_MS, "late")),
    ]);
    if (results === "late") log.warn("something did not close in time");
    else {
      for (const result of results) {
        if (result.status === "rejected") log.error({ err: result.reason }, "closing failed");
      }
    }
    log.info("stopped");
    log.flush(() => process.exit(code));
  };
  if (cluster.isWorker) {
    // Ctrl-C reaches every process of the terminal; the primary process forwards it as a message.
    process.on("SIGINT", () => undefined);
    process.on("SIGTERM", () => began || void stop("SIGTERM", 0));
    process.on("message", (message) => {
      if (message === STOP && !began) void stop("the first process stops", 0);
    });
  } else {
    process.on("SIGTERM", () => void stop("SIGTERM", 0));
    process.on("SIGINT", () => void stop("SIGINT", 0));
  }
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    void stop("uncaught exception", 1);
  });
  process.on("unhandledRejection", (error) => {
    log.error({ err: error }, "unhandled rejection");
  });
}
