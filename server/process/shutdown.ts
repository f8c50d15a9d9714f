import cluster from "node:cluster";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import net from "node:net";
import type { Logger } from "../wire/log.ts";
import { STOP } from "./workers.ts";

/** How long requests in flight may take to finish. */
const DRAIN_MS = 10_000;
/** How long what the application wants closed (its database pool) may take. */
const CLOSE_MS = 3_000;
/**
 * For this long, connections without a request are kept: a request that was sent just before the
 * signal may still be on the line, and its answer says `Connection: close`.
 */
const LAST_CALL_MS = 300;
/** A connection on which nothing has been asked yet is kept for longer: its client is about to. */
const FRESH_MS = 700;
const LOOK_MS = 25;

/**
 * Where the application registers what must be closed at the end. The Remix build is a bundle of its
 * own with its own module instances, so the two meet on a global symbol instead of an import.
 */
export const CLOSE_HOOKS = Symbol.for("plaza.close");

/** Where it registers what never ends by itself, to be ended before anything is waited for. */
export const STOP_HOOKS = Symbol.for("plaza.stop");

const stopHooks = () => (globalThis as { [STOP_HOOKS]?: Set<() => void> })[STOP_HOOKS] ?? [];

/** The registered functions; the set is made here if the application has not made it. */
export function closeHooks(): Set<() => Promise<unknown>> {
  const holder = globalThis as { [CLOSE_HOOKS]?: Set<() => Promise<unknown>> };
  return (holder[CLOSE_HOOKS] ??= new Set());
}

/**
 * Stops listening, lets what is in flight finish and closes every connection as it falls silent.
 *
 * @param limitMs after it the connections that are left are cut
 */
export function drainServer(
  server: Server,
  inFlight: () => number,
  limitMs: number = DRAIN_MS,
  hasFresh: () => boolean = () => false,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const look = setInterval(() => {
      const waited = performance.now() - began;
      const lastCallMs = hasFresh() ? FRESH_MS : LAST_CALL_MS;
      if (waited < Math.min(lastCallMs, limitMs)) return;
      server.closeIdleConnections();
      if (inFlight() === 0 || waited >= limitMs) server.closeAllConnections();
    }, LOOK_MS);
    const done = () => {
      clearInterval(look);
      resolve();
    };
    if (!server.listening) return done();
    // http.Server's own close() cuts idle connections at once; net.Server's only stops listening.
    net.Server.prototype.close.call(server, done);
  });
}

/** At least so long nobody new came: whoever sends people here knows that it is stopping. */
const QUIET_MS = 250;
/** Who goes on coming all the same is not waited for longer. */
const LEAVE_MS = 1_500;
/** While nothing is begun, whoever has come is taken in within so long of the one before. */
const TAKEN_IN_MS = 60;
/** A turn of the event loop as short as this left no time for a connection to come unseen. */
const SHORT_TURN_MS = 3;
/** A loop that is never free for so little is closed all the same. */
const GIVE_UP_MS = 1_000;

/** Passes requests on; while it is closed they wait, and are passed on when it opens. */
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
 * Resolves when the listening socket may be closed without harm. A connection that the system has
 * taken and this process has not is reset when the socket closes, with the request that was sent on
 * it: so it is waited for a moment in which none comes, and where there is none, nothing more is begun
 * until all who have come are taken in, up to a turn of the event loop that looked for new ones and
 * found nobody. Of several processes the first one takes connections in and hands them out one by
 * one, which takes long to processes that are at work.
 *
 * @param pause from now on requests are to wait, until the socket is closed
 */
export async function untilQuiet(
  server: Server,
  pause: () => void,
  limitMs: number = LEAVE_MS,
): Promise<void> {
  const began = performance.now();
  let last = began;
  const note = () => void (last = performance.now());
  server.on("connection", note);
  while (performance.now() - last < QUIET_MS && performance.now() - began < limitMs) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  pause();
  const paused = performance.now();
  for (;;) {
    const turn = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    const areTakenIn = turn - Math.max(last, paused) >= TAKEN_IN_MS;
    if ((areTakenIn && now - turn < SHORT_TURN_MS) || now - paused > GIVE_UP_MS) break;
  }
  server.off("connection", note);
}

export interface ShutdownOptions {
  /** Tells everybody that it is stopping, and goes on answering until nobody new comes. */
  leave: () => Promise<void>;
  drain: () => Promise<void>;
  /** The server's own things to close, after the hooks of the application. */
  close: () => Promise<unknown>;
  log: Logger;
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: exit code 0 when everything finished, at once with
 * 1 on a second signal. An exception that nothing caught ends it the same way with 1: the state is
 * unknown, but the requests of others may still be answered.
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
    // Ctrl-C reaches every process of the terminal; the first one passes it on.
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
