import type { Logger } from "pino";
import { BACKOFF_FIRST_MS, backoffMs } from "#domain/format/backoff.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";

/** Background work on one row, in a transaction of its own that only the first process commits. */
export interface DueRow {
  /** Identifies the row in the log and in the back-off: ids only, no personal data. */
  key: string;
  /** Resolves to false when there was nothing to do any more. */
  run(): Promise<unknown>;
}

/** Failed rows and the time of their next try. In memory: after a restart all are tried once. */
export class FailedRows {
  readonly #rows = new Map<string, { failures: number; retryAt: number }>();

  /** @param firstMs milliseconds from the first failure to the next try, doubled each time */
  constructor(private readonly firstMs = BACKOFF_FIRST_MS) {}

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
    const retryAt = now.getTime() + backoffMs(failures, this.firstMs);
    this.#rows.set(row, { failures, retryAt });
    return { failures, retryAt: new Date(retryAt) };
  }

  delete(row: string): void {
    this.#rows.delete(row);
  }
}

export interface RowWork {
  log: Pick<Logger, "error">;
  failed: FailedRows;
  /** Called for each row that was done or failed, for the metrics. */
  onRow?: ((task: string, outcome: "done" | "failed") => void) | undefined;
}

/**
 * Does one row, again after a deadlock. An error is logged and counted, and ends nothing else.
 *
 * @param now from which the back-off counts
 * @returns whether it was done
 */
export async function doRow(
  task: string,
  { key, run }: DueRow,
  now: Date,
  { log, failed, onRow }: RowWork,
): Promise<boolean> {
  const row = `${task} ${key}`;
  try {
    const value = await retryTransaction(run);
    failed.delete(row);
    if (value === false) return false;
    onRow?.(task, "done");
    return true;
  } catch (error) {
    const { failures, retryAt } = failed.add(row, now);
    onRow?.(task, "failed");
    log.error({ err: error, task, row: key, failures, retryAt }, "due work failed");
    return false;
  }
}

/**
 * Does the first rows that are not in back-off, one after the other, each on its own: one that throws
 * never stops another.
 *
 * @param rows at least `atOnce` and as many more as have failed, where there are so many
 * @returns how many were tried, and how many of them were done
 */
export async function doRows(
  task: string,
  rows: readonly DueRow[],
  { now, atOnce }: { now: Date; atOnce: number },
  work: RowWork,
): Promise<{ tried: number; done: number }> {
  const ready = rows
    .filter(({ key }) => !work.failed.isWaiting(`${task} ${key}`, now))
    .slice(0, atOnce);
  let done = 0;
  for (const row of ready) if (await doRow(task, row, now, work)) done += 1;
  return { tried: ready.length, done };
}
