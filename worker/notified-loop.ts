import type { Logger } from "pino";
import type { Connection } from "#db/connection/client.ts";

/**
 * Runs a job on every NOTIFY of a channel and on a timer, one run at a time. A NOTIFY during a run starts
 * one more run after it. Errors are logged; the timer retries.
 *
 * @param channel of NOTIFY
 * @param everyMs milliseconds after which missed notices are made up for
 * @param name of the work, for the log
 * @returns `stop` aborts the work's signal and waits for its end
 */
export function startNotifiedLoop(
  sql: Connection["sql"],
  {
    channel,
    everyMs,
    name,
    work,
    log,
  }: {
    channel: string;
    everyMs: number;
    name: string;
    work: (signal: AbortSignal) => Promise<unknown>;
    log: Pick<Logger, "warn">;
  },
): { stop(): Promise<void> } {
  const controller = new AbortController();
  const { signal } = controller;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    running ??= workWhileWoken().finally(() => (running = undefined));
  };
  async function workWhileWoken(): Promise<void> {
    while (isWoken && !signal.aborted) {
      isWoken = false;
      try {
        await work(signal);
      } catch (error) {
        log.warn({ err: error }, `${name}: waits for the database`);
      }
    }
  }
  const listening = sql
    .listen(channel, wake, wake)
    .catch((error: unknown) =>
      log.warn({ err: error }, `${name}: not woken by notices, only by the timer`),
    );
  const timer = setInterval(wake, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      controller.abort();
      await Promise.all([running, listening]);
    },
  };
}
