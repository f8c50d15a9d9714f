import type { Logger } from "pino";
import type { Connection } from "#db/connection/client.ts";

/**
 * Repeats work when NOTIFY or a timer asks for it, never twice at once: what is asked for meanwhile is
 * done afterwards. An error is logged, and the timer tries again.
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
