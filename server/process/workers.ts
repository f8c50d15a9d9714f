import cluster, { type Worker } from "node:cluster";
import type { Logger } from "../wire/log.ts";
import { restartDelay } from "./restart-delay.ts";

/**
 * After this uptime, in milliseconds, a crash no longer counts as a short life (restart-delay.ts).
 */
const SETTLED_MS = 30_000;
/** Time for the workers to stop; they have limits of their own (server/process/shutdown.ts). */
const GRACE_MS = 16_000;

/** Message from the primary process to a worker: shut down. */
export const STOP = "plaza:stop";
/** A worker sends it after it has stopped listening; the primary process echoes it. */
const LEFT = "plaza:left";
/** Maximum wait for the echo, in milliseconds: the primary process may be gone. */
const REPLY_MS = 500;

/**
 * In a worker that has stopped listening: resolves when the primary process hands it no more
 * connections. Messages arrive in order, so the echo comes after the last connection.
 */
export function untilPrimaryConfirms(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      process.off("message", onMessage);
      resolve();
    };
    const onMessage = (message: unknown) => void (message === LEFT && done());
    const timer = setTimeout(done, REPLY_MS);
    process.on("message", onMessage);
    process.send?.(LEFT, (error: Error | null) => void (error && done()));
  });
}

export interface WorkersOptions {
  count: number;
  /** Environment variables of the workers, besides those of this process. */
  environment: Record<string, string>;
  log: Logger;
  /** Called once, when all workers listen. */
  onReady: () => void;
}

/**
 * Runs `count` worker processes on one port and replaces those that exit. This primary process
 * serves no requests itself: it distributes connections round-robin and forwards signals.
 *
 * The first worker starts alone, so that an error such as a port in use is reported once and ends
 * everything with exit code 1.
 */
export function superviseWorkers({ count, environment, log, onReady }: WorkersOptions): void {
  const listening = new Set<Worker>();
  /** Timers of replacements in back-off. */
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
      // The worker has logged the reason.
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

  /** `cluster.workers` lists an exited worker until its IPC channel is closed. */
  const countLiving = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead()).length;

  /** Starts a worker, now or after the back-off. @returns the delay in milliseconds */
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
    // A replacement that was delayed while enough workers were left may be due at once now.
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
    // By message, not by signal: Ctrl-C has already signalled every process of the terminal.
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      // A worker that does not listen yet receives no messages either, and has nothing to finish.
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
