import type { Logger } from "pino";
import { backoffMs } from "#domain/format/backoff.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { fireTrigger, listDueTriggers } from "#db/commands/agentiks/duties/fire-trigger.ts";
import { databaseNow } from "#db/queries/agentiks/duties/database-now.ts";
import { TRIGGER_CHANNEL } from "#db/commands/agentiks/duties/trigger-clock.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";

/** How often triggers that are due are looked for, in milliseconds; NOTIFY wakes at once. */
const EVERY_MS = 2_000;
/** Maximum triggers per poll. */
const AT_ONCE = 100;

export interface DutyClock {
  log: Pick<Logger, "error" | "warn">;
  /** Called for each trigger, for the metrics. */
  onRow?: (task: string, outcome: "done" | "failed") => void;
}

/** Triggers that threw, and when they are tried again. */
export type Failed = Map<string, { failures: number; retryAt: number }>;

/**
 * Does what is due of all triggers. One that throws is tried again later and holds up no other. Several
 * workers may do so at once.
 *
 * @returns how many this call has done
 */
export async function fireDueTriggers(
  db: Db,
  now: Date,
  { log, onRow, failed }: DutyClock & { failed: Failed },
): Promise<number> {
  const due = await listDueTriggers(db, now, AT_ONCE + failed.size);
  let count = 0;
  for (const id of due) {
    const before = failed.get(id);
    if (before && now.getTime() < before.retryAt) continue;
    try {
      if (!(await fireTrigger(db, id, now))) continue;
      failed.delete(id);
      count += 1;
      onRow?.("duty", "done");
    } catch (error) {
      const failures = (before?.failures ?? 0) + 1;
      failed.set(id, { failures, retryAt: now.getTime() + backoffMs(failures) });
      onRow?.("duty", "failed");
      log.error({ err: error, task: "duty", row: id, failures }, "due work failed");
    }
  }
  return count;
}

/**
 * Fires triggers until it is stopped: every two seconds, and when one is made or changed.
 */
export function startDuties(
  { db, sql }: Pick<Connection, "db" | "sql">,
  work: DutyClock,
): { stop(): Promise<void> } {
  const failed: Failed = new Map();
  return startNotifiedLoop(sql, {
    channel: TRIGGER_CHANNEL,
    everyMs: EVERY_MS,
    name: "duties",
    work: async () => fireDueTriggers(db, await databaseNow(db), { ...work, failed }),
    log: work.log,
  });
}
