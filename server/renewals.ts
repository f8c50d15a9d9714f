import { createDb, type Db } from "#db/client.ts";
import { clearGuests } from "#db/commands/clear-guests.ts";
import { clearOldKeys } from "#db/commands/clear-old-keys.ts";
import { endUnpaidApp, listUnpaidApps } from "#db/commands/end-unpaid-app.ts";
import { listDuePro, renewPro } from "#db/commands/pro.ts";
import { retry } from "#db/commands/retry.ts";
import type { Logger } from "./log.ts";

const EVERY_MS = 5 * 60_000;
const AT_ONCE = 100;
const KEYS_AT_ONCE = 5_000;
const GUESTS_AT_ONCE = 20;

/**
 * What is due at a time: Pro is charged or ends, then apps whose month is over go (those of a Pro that
 * has just ended, too), then old keys are forgotten and guests who never came back cleared. Each thing is done once, whoever else is at it.
 */
export async function doWhatIsDue(db: Db, now: Date): Promise<void> {
  for (const subscriptionId of await listDuePro(db, now, AT_ONCE))
    await retry(() => db.transaction((tx) => renewPro(tx, { subscriptionId, now })));
  for (const held of await listUnpaidApps(db, now, AT_ONCE))
    await retry(() => db.transaction((tx) => endUnpaidApp(tx, { ...held, now })));
  await clearOldKeys(db, now, KEYS_AT_ONCE);
  await retry(() => clearGuests(db, now, GUESTS_AT_ONCE));
}

/**
 * Does what is due, a few minutes after it is at the latest. Every process does it: a period that
 * another one has charged is charged no more.
 */
export function startRenewals(url: string, log: Logger): { stop(): Promise<void> } {
  // Connects when there is first something to ask.
  const { db, close } = createDb(url, { max: 1 });
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      try {
        await doWhatIsDue(db, new Date());
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
