export interface TimedWork {
  /** Milliseconds from one pass to the next. */
  everyMs: number;
  /** Milliseconds without a pass after one that failed. */
  restMs?: number;
  /** One pass. Its signal is aborted when the process stops. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Reports what ended a pass early: as a rule, a database that is away. */
  onError: (error: unknown) => void;
}

/**
 * Runs a job on a timer, one pass at a time: a tick during a pass is left out. An error is reported and
 * ends that pass alone.
 *
 * @returns `stop` aborts the work's signal and waits for its end
 */
export function startTimedLoop({ everyMs, restMs = 0, work, onError }: TimedWork): {
  stop(): Promise<void>;
} {
  const controller = new AbortController();
  let running: Promise<unknown> | undefined;
  let resumesAt = 0;
  const timer = setInterval(() => {
    if (running || Date.now() < resumesAt) return;
    running = work(controller.signal)
      .catch((error: unknown) => {
        resumesAt = Date.now() + restMs;
        onError(error);
      })
      .finally(() => (running = undefined));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      controller.abort();
      await running;
    },
  };
}
