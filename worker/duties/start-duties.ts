import type { Logger } from "pino";
import type { Connection, Db } from "#db/connection/client.ts";
import { listDueReminders, remindCustomer } from "#db/commands/agentiks/agenda/remind-customer.ts";
import { fireTrigger, listDueTriggers } from "#db/commands/agentiks/duties/fire-trigger.ts";
import { databaseNow } from "#db/queries/agentiks/duties/database-now.ts";
import { TRIGGER_CHANNEL } from "#db/commands/agentiks/duties/trigger-clock.ts";
import { findAgentikStop } from "#db/queries/runs/agentik-stop.ts";
import { doRows, FailedRows, type RowWork } from "#worker/due-rows.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";

/** How often triggers that are due are looked for, in milliseconds; NOTIFY wakes at once. */
const EVERY_MS = 2_000;
/** Maximum triggers, and maximum reminders, per poll. */
const AT_ONCE = 100;

export interface DutyClock extends Omit<RowWork, "failed"> {
  log: Pick<Logger, "error" | "warn">;
}

/**
 * Does what is due of all triggers. One that throws is tried again later and holds up no other. Several
 * workers may do so at once.
 *
 * @returns how many this call has done
 */
export async function fireDueTriggers(db: Db, now: Date, work: RowWork): Promise<number> {
  const due = await listDueTriggers(db, now, AT_ONCE + work.failed.size);
  const rows = due.map((id) => ({ key: id, run: () => fireTrigger(db, id, now) }));
  return (await doRows("duty", rows, { now, atOnce: AT_ONCE }, work)).done;
}

/**
 * Reminds the customers whose bookings are due to be reminded of. One that throws is tried again later and
 * holds up no other. Several workers may do so at once.
 *
 * @returns how many messages this call has written
 */
export async function remindDueCustomers(db: Db, now: Date, work: RowWork): Promise<number> {
  const due = await listDueReminders(db, now, AT_ONCE + work.failed.size);
  const rows = due.map((id) => ({ key: id, run: () => remindCustomer(db, id, now) }));
  return (await doRows("reminder", rows, { now, atOnce: AT_ONCE }, work)).done;
}

/**
 * Fires triggers and reminds customers until it is stopped: every two seconds, and when one is made or changed.
 * Nothing while an operator has stopped all agentiks.
 */
export function startDuties(
  { db, sql }: Pick<Connection, "db" | "sql">,
  work: DutyClock,
): { stop(): Promise<void> } {
  const failed = new FailedRows();
  return startNotifiedLoop(sql, {
    channel: TRIGGER_CHANNEL,
    everyMs: EVERY_MS,
    name: "duties",
    work: async () => {
      // Times that pass meanwhile are made up for as after a sleep of the workers.
      if (await findAgentikStop(db)) return 0;
      const now = await databaseNow(db);
      const fired = await fireDueTriggers(db, now, { ...work, failed });
      return fired + (await remindDueCustomers(db, now, { ...work, failed }));
    },
    log: work.log,
  });
}
