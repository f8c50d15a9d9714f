import { createDb } from "#db/client.ts";
import { listDuePro, renewPro } from "#db/commands/pro.ts";
import { retry } from "#db/commands/retry.ts";
import type { Logger } from "./log.ts";

const EVERY_MS = 5 * 60_000;
const AT_ONCE = 100;

/**
 * Charges or ends the Pro subscriptions whose period is over, a few minutes after it at the latest.
 * Every process does it: a period that another one has charged is charged no more.
 */
export function startRenewals(url: string, log: Logger): { stop(): Promise<void> } {
  // Connects when there is first something to ask.
  const { db, close } = createDb(url, { max: 1 });
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      try {
        const now = new Date();
        for (const subscriptionId of await listDuePro(db, now, AT_ONCE))
          await retry(() => db.transaction((tx) => renewPro(tx, { subscriptionId, now })));
      } catch (error) {
        log.error({ err: error }, "renewals failed, to be tried again");
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
