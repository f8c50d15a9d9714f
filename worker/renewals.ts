import { createDb, type Db } from "#db/connection/client.ts";
import { clearOldKeys } from "#db/commands/writing/clear-old-keys.ts";
import { clearOldRows } from "#db/commands/people/clear-old-rows.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { endUnpaidApp, listUnpaidApps } from "#db/commands/shop/end-unpaid-app.ts";
import { endWait, listDueWaits } from "#db/commands/shop/kits/await-kit.ts";
import { listDuePro, renewPro } from "#db/commands/shop/pro.ts";
import { removeFiles } from "#db/commands/people/remove-files.ts";
import { listAbandonedGuests } from "#db/queries/people/abandoned-guests.ts";
import type { SendPush } from "#adapters/push/send-push.server.ts";
import { startCovers, type ReadFile } from "./covers/draw-covers.ts";
import { doRow, doRows, FailedRows, type DueRow, type RowWork } from "./due-rows.ts";
import { startPushes } from "./push/deliver-pushes.ts";

const EVERY_MS = 5 * 60_000;
const ROWS_AT_ONCE = 100;
const GUESTS_AT_ONCE = 20;
const KEYS_AT_ONCE = 5_000;
const OLD_ROWS_AT_ONCE = 1_000;
const FILES_AT_ONCE = 100;

/** A row of a task (`DueRow`), which needs the database and the file store. */
interface TaskRow {
  key: string;
  run(db: Db, now: Date, deleteFile: DeleteFile): Promise<unknown>;
}

/** Deletes a file from the file store. */
type DeleteFile = (storageKey: string) => Promise<void>;

interface DueTask {
  name: string;
  atOnce: number;
  list(db: Db, now: Date, limit: number): Promise<TaskRow[]>;
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

export interface DueWorkOptions extends RowWork {
  deleteFile: DeleteFile;
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
  { deleteFile, ...work }: DueWorkOptions,
): Promise<void> {
  for (const { name, atOnce, list } of TASKS) {
    let rows: DueRow[] = [];
    const listing = async () => {
      rows = (await list(db, now, atOnce + work.failed.size)).map(({ key, run }) => ({
        key,
        run: async () => void (await run(db, now, deleteFile)),
      }));
    };
    await doRow(name, { key: "list", run: listing }, now, work);
    await doRows(name, rows, { now, atOnce }, work);
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
    readerProgram,
    ...options
  }: Omit<DueWorkOptions, "failed"> & {
    /** Undefined without keys for push messages: none is sent. */
    sendPush?: SendPush | undefined;
    readFile: ReadFile;
    /** Path of the program that reads one document, for its cover. */
    readerProgram: string;
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
  const covers = startCovers(db, { ...options, readFile, readerProgram });
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
