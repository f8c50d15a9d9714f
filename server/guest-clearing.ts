import { createDb } from "#db/client.ts";
import { clearGuests } from "#db/commands/clear-guests.ts";
import { retry } from "#db/commands/retry.ts";
import type { Logger } from "./log.ts";

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 20;

/** Clears guests who never came back away, a few at a time; of many processes one does it. */
export function startGuestClearing(url: string, log: Logger): { stop(): Promise<void> } {
  // Connects when there is first something to ask.
  const { db, close } = createDb(url, { max: 1 });
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      try {
        const cleared = await retry(() => clearGuests(db, new Date(), AT_ONCE));
        if (cleared > 0) log.info({ cleared }, "guests who never came back were cleared away");
      } catch (error) {
        log.error({ err: error }, "clearing guests failed, to be tried again");
      }
    });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await close();
    },
  };
}
