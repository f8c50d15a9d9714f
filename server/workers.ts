import cluster, { type Worker } from "node:cluster";
import type { Logger } from "./log.ts";

/** The first replacement comes after so long, each further one after twice as long … */
const BACKOFF_MS = 100;
/** … up to this. */
const MAX_BACKOFF_MS = 10_000;
/** Who has lived so long did not end because of how it began. */
const SETTLED_MS = 30_000;
/** How long the workers may take to finish; they limit themselves (server/shutdown.ts). */
const GRACE_MS = 16_000;

/** What the first process tells the others. */
export const STOP = "plaza:stop";
/** A worker says it after it has stopped listening, and the first process says it back. */
const LEFT = "plaza:left";
/** A first process that is gone says nothing any more. */
const REPLY_MS = 500;

/**
 * In a worker that has stopped listening: resolves when the first process knows, and hands no more
 * connections to it. Messages arrive in their order, so that its answer to one is what says so.
 */
export function untilFirstKnows(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      process.off("message", hear);
      resolve();
    };
    const hear = (message: unknown) => void (message === LEFT && done());
    const timer = setTimeout(done, REPLY_MS);
    process.on("message", hear);
    process.send?.(LEFT, (error: Error | null) => void (error && done()));
  });
}

export interface WorkersOptions {
  count: number;
  /** Variables of the workers besides the ones of this process. */
  environment: Record<string, string>;
  log: Logger;
  /** All of them listen. */
  onReady: () => void;
}

/**
 * Runs so many processes that answer on one port, and replaces those that end. This one answers
 * nothing itself: it takes the connections and hands them out in turn, and passes on a stop.
 *
 * The first worker starts alone: a port that is taken is said once, and ends everything with 1.
 */
export function superviseWorkers({ count, environment, log, onReady }: WorkersOptions): void {
  const listening = new Set<Worker>();
  let stopping = false;
  let failures = 0;
  let hasStarted = false;
  let isReady = false;

  function fork(): void {
    const worker = cluster.fork(environment);
    const began = performance.now();
    worker.once("listening", () => {
      listening.add(worker);
      if (!hasStarted) {
        hasStarted = true;
        for (let more = 1; more < count; more += 1) fork();
      }
      if (!isReady && listening.size === count) {
        isReady = true;
        onReady();
      }
    });
    worker.once("exit", (code, signal) => {
      listening.delete(worker);
      if (stopping) return void (allGone() && end(0));
      // It has said why.
      if (!hasStarted) return end(code || 1);
      failures = performance.now() - began > SETTLED_MS ? 0 : failures + 1;
      const waitMs = Math.min(BACKOFF_MS * 2 ** Math.max(0, failures - 1), MAX_BACKOFF_MS);
      log.error(
        { worker: worker.process.pid, code, signal, waitMs },
        "a worker ended, another begins",
      );
      setTimeout(() => stopping || fork(), waitMs);
    });
  }

  const allGone = () => Object.keys(cluster.workers ?? {}).length === 0;
  const end = (code: number) => log.flush(() => process.exit(code));

  function stop(reason: string): void {
    if (stopping) {
      log.warn({ reason }, "stopping at once");
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
      return void end(1);
    }
    stopping = true;
    log.info({ reason, workers: listening.size }, "stopping all");
    if (allGone()) return void end(0);
    // By message: Ctrl-C reaches every process of the terminal, and a second signal ends them at once.
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      // One that is not listening yet hears no messages either, and has nothing to finish.
      if (!listening.has(worker)) worker.process.kill("SIGTERM");
      else if (worker.isConnected()) worker.send(STOP, () => undefined);
    }
    setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
    }, GRACE_MS).unref();
  }
  cluster.on("message", (worker, message) => {
    if (message === LEFT && worker.isConnected()) worker.send(LEFT, () => undefined);
  });
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  fork();
}
