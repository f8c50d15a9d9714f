import cluster, { type Worker } from "node:cluster";
import type { Logger } from "../wire/log.ts";
import { restartDelay } from "./restart-delay.ts";

/** A worker that has lived so long did not end because of how it started. */
const SETTLED_MS = 30_000;
/** How long the workers may take to finish; they limit themselves (server/process/shutdown.ts). */
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
  /** Replacements that wait for their time. */
  const delayed = new Set<NodeJS.Timeout>();
  let stopping = false;
  let failedStarts = 0;
  let shortLives = 0;
  let hasStarted = false;
  let isReady = false;

  function fork(): void {
    const worker = cluster.fork(environment);
    const began = performance.now();
    worker.once("listening", () => {
      listening.add(worker);
      failedStarts = 0;
      const startMs = Math.round(performance.now() - began);
      log.info({ worker: worker.process.pid, startMs }, "a worker answers");
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
      const didListen = listening.delete(worker);
      if (stopping) return void (allGone() && end(0));
      // It has said why.
      if (!hasStarted) return end(code || 1);
      failedStarts = didListen ? 0 : failedStarts + 1;
      shortLives = performance.now() - began > SETTLED_MS ? 0 : shortLives + 1;
      const waitMs = replace();
      log.error(
        { worker: worker.process.pid, code, signal, waitMs },
        "a worker ended, another begins",
      );
    });
  }

  /** A worker that has ended stays in the list until its channel is closed. */
  const countLiving = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead()).length;

  /** Starts a worker, now or after the back-off. @returns how long it waits */
  function replace(): number {
    const delayNow = () =>
      restartDelay({ listening: listening.size, living: countLiving(), failedStarts, shortLives });
    const waitMs = delayNow();
    if (waitMs > 0) {
      const timer = setTimeout(() => {
        delayed.delete(timer);
        if (!stopping) fork();
      }, waitMs);
      delayed.add(timer);
    } else fork();
    // What waited while enough were living is due now if they no longer are.
    for (const timer of delayed) {
      if (delayNow() > 0) break;
      clearTimeout(timer);
      delayed.delete(timer);
      fork();
    }
    return waitMs;
  }

  const allGone = () => countLiving() === 0;
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
