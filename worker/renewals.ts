import type { Logger } from "pino";
import { backoffMs } from "#domain/format/backoff.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { clearOldKeys } from "#db/commands/writing/clear-old-keys.ts";
import { clearOldRows } from "#db/commands/people/clear-old-rows.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { endUnpaidApp, listUnpaidApps } from "#db/commands/shop/end-unpaid-app.ts";
import { endWait, listDueWaits } from "#db/commands/shop/kits/await-kit.ts";
import { listDuePro, renewPro } from "#db/commands/shop/pro.ts";
import { removeFiles } from "#db/commands/people/remove-files.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { listAbandonedGuests } from "#db/queries/people/abandoned-guests.ts";
import type { SendPush } from "#adapters/push/send-push.server.ts";
import { startCovers, type ReadFile } from "./covers/draw-covers.ts";
import { startPushes } from "./push/deliver-pushes.ts";

const EVERY_MS = 5 * 60_000;
const ROWS_AT_ONCE = 100;
const GUESTS_AT_ONCE = 20;
const KEYS_AT_ONCE = 5_000;
const OLD_ROWS_AT_ONCE = 1_000;
const FILES_AT_ONCE = 100;

/** Background work on one row, in a transaction of its own that only the first process commits. */
interface DueRow {
  /** Identifies the row in the log and in the back-off: ids only, no personal data. */
  key: string;
  run(db: Db, now: Date, deleteFile: DeleteFile): Promise<unknown>;
}

/** Deletes a file from the file store. */
type DeleteFile = (storageKey: string) => Promise<void>;

interface DueTask {
  name: string;
  atOnce: number;
  list(db: Db, now: Date, limit: number): Promise<DueRow[]>;
}

/** In this order, so that the apps of a Pro subscription that ends are removed in the same pass. */
const TASKS: readonly DueTask[] = [
  {
    name: "renew-pro",
    atOnce: ROWS_AT_ONCE,
    list: async (db, now, limit) =>
      (await listDuePro(db, now, limit)).map((subscriptionId) => ({
        key: subscriptionId,
        run: (db, now) => db.transaction((tx) => renewPro(tx, { subscriptionId, now })),
      })),
  },
  {
    name: "end-unpaid-app",
    atOnce: ROWS_AT_ONCE,
    list: async (db, now, limit) =>
      (await listUnpaidApps(db, now, limit)).map((held) => ({
        key: `${held.personId} ${held.appId}`,
        run: (db, now) => db.transaction((tx) => endUnpaidApp(tx, { ...held, now })),
      })),
  },
  {
    name: "tell-of-kit",
    atOnce: ROWS_AT_ONCE,
    list: async (db, _now, limit) =>
      (await listDueWaits(db, limit)).map((wait) => ({
        key: `${wait.personId} ${wait.offerId}`,
        run: (db, now) => db.transaction((tx) => endWait(tx, { ...wait, now })),
      })),
  },
  {
    name: "clear-old-keys",
    atOnce: 1,
    list: async () => [{ key: "all", run: (db, now) => clearOldKeys(db, now, KEYS_AT_ONCE) }],
  },
  {
    name: "clear-old-rows",
    atOnce: 1,
    list: async () => [{ key: "all", run: (db, now) => clearOldRows(db, now, OLD_ROWS_AT_ONCE) }],
  },
  {
    name: "clear-guest",
    atOnce: GUESTS_AT_ONCE,
    list: async (db, now, limit) =>
      (await listAbandonedGuests(db, now, limit)).map((personId) => ({
        key: personId,
        run: (db, now) => deletePerson(db, personId, { now }),
      })),
  },
  {
    name: "remove-files",
    atOnce: 1,
    list: async () => [{ key: "queue", run: removeFilesOfStore }],
  },
];

/** @throws the first error of the file store, after the rest of the queue has been tried */
async function removeFilesOfStore(db: Db, now: Date, deleteFile: DeleteFile): Promise<void> {
  const errors: unknown[] = [];
  await removeFiles(db, { atMost: FILES_AT_ONCE, now }, deleteFile, (error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** Failed rows and the time of their next try. In memory: after a restart all are tried once. */
export class FailedRows {
  readonly #rows = new Map<string, { failures: number; retryAt: number }>();

  get size(): number {
    return this.#rows.size;
  }

  isWaiting(row: string, now: Date): boolean {
    const failed = this.#rows.get(row);
    return failed !== undefined && now.getTime() < failed.retryAt;
  }

  /** @returns the number of failures in a row, and the time of the next try */
  add(row: string, now: Date): { failures: number; retryAt: Date } {
    const failures = (this.#rows.get(row)?.failures ?? 0) + 1;
    const retryAt = now.getTime() + backoffMs(failures);
    this.#rows.set(row, { failures, retryAt });
    return { failures, retryAt: new Date(retryAt) };
  }

  delete(row: string): void {
    this.#rows.delete(row);
  }
}

export interface DueWorkOptions {
  log: Pick<Logger, "error">;
  failed: FailedRows;
  deleteFile: DeleteFile;
  /** Called for each row, for the metrics. */
  onRow?: (task: string, outcome: "done" | "failed") => void;
}

/**
 * One pass of background work: charges or ends Pro subscriptions, removes apps that are no longer
 * paid for, tells people of kits that they wait for, deletes expired idempotency keys, abandoned guests, rows past their retention and the
 * files of deleted versions.
 *
 * Rows are isolated: one that throws is logged, counted and retried after a back-off, and never
 * blocks another row or task. Rows in back-off do not count against the batch size.
 */
export async function doWhatIsDue(
  db: Db,
  now: Date,
  { log, failed, deleteFile, onRow }: DueWorkOptions,
): Promise<void> {
  for (const task of TASKS) {
    const attempt = async (key: string, work: () => Promise<unknown>) => {
      const row = `${task.name} ${key}`;
      try {
        await retryTransaction(work);
        failed.delete(row);
        onRow?.(task.name, "done");
      } catch (error) {
        const { failures, retryAt } = failed.add(row, now);
        onRow?.(task.name, "failed");
        log.error({ err: error, task: task.name, row: key, failures, retryAt }, "due work failed");
      }
    };
    let rows: DueRow[] = [];
    await attempt("list", async () => {
      rows = await task.list(db, now, task.atOnce + failed.size);
    });
    const ready = rows.filter(({ key }) => !failed.isWaiting(`${task.name} ${key}`, now));
    for (const { key, run } of ready.slice(0, task.atOnce))
      await attempt(key, () => run(db, now, deleteFile));
  }
}

/**
 * Runs a pass of background work every five minutes; sends push messages and draws covers every ten
 * seconds. Several processes may do so: a row that another process has finished is not due any more.
 */
export function startRenewals(
  url: string,
  {
    sendPush,
    readFile,
    ...options
  }: Omit<DueWorkOptions, "failed"> & {
    /** Undefined without keys for push messages: none is sent. */
    sendPush?: SendPush | undefined;
    readFile: ReadFile;
  },
): { stop(): Promise<void> } {
  // A pool of its own; it connects at the first query.
  const { db, close } = createDb(url, { max: 1 });
  const failed = new FailedRows();
  let running: Promise<void> = Promise.resolve();
  const pass = () => {
    running = running.then(() => doWhatIsDue(db, new Date(), { ...options, failed }));
  };
  pass();
  const timer = setInterval(pass, EVERY_MS);
  const pushes = sendPush && startPushes(db, { ...options, send: sendPush });
  const covers = startCovers(db, { ...options, readFile });
  return {
    async stop() {
      clearInterval(timer);
      await covers.stop();
      await pushes?.stop();
      await running;
      await close();
    },
  };
}
