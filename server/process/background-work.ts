import { fork, type ChildProcess } from "node:child_process";
import type { Logger } from "../wire/log.ts";

/** Delay before a worker that ended is replaced, in milliseconds; it doubles while they live short. */
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** After this uptime, in milliseconds, an end no longer counts as a short life. */
const SETTLED_MS = 30_000;

/**
 * Runs the background work (`build/worker.js`) in a process of its own beside the web processes, and
 * replaces it when it ends. It stops by itself when this process is gone: its IPC channel closes.
 *
 * @param program path of `worker.js`
 * @returns stops it with SIGTERM, without waiting
 */
export function superviseBackgroundWork(program: string, log: Logger): () => void {
  let worker: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let shortLives = 0;
  let isStopping = false;

  function start(): void {
    const began = performance.now();
    // Not this process's own options: start.mjs preloads a module into it.
    worker = fork(program, [], { execArgv: ["--enable-source-maps"] });
    worker.once("exit", (code, signal) => {
      worker = undefined;
      if (isStopping) return;
      shortLives = performance.now() - began > SETTLED_MS ? 0 : shortLives + 1;
      const waitMs = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, shortLives - 1), MAX_DELAY_MS);
      log.error({ code, signal, waitMs }, "the background work ended, and begins again");
      timer = setTimeout(start, waitMs);
      timer.unref();
    });
    worker.on("error", (error) => log.error({ err: error }, "the background work cannot start"));
    // It must not keep this process alive.
    worker.unref();
    worker.channel?.unref();
  }
  start();
  return () => {
    isStopping = true;
    clearTimeout(timer);
    worker?.kill("SIGTERM");
  };
}
