import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { BUSY_SECONDS } from "./limit-tries.server.ts";

/** Every try lost against concurrent transactions on the same rows; nothing was written. */
export interface Busy {
  ok: false;
  reason: "busy";
  waitSeconds: number;
}

/**
 * Runs a transaction with its retries (`retryTransaction`), for writes that `writeAs` and `transact` do
 * not run.
 *
 * @returns `busy` instead of an error if every try lost, for `refuseUnwritten`
 */
export async function retryOrBusy<Value>(
  transaction: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | Busy> {
  try {
    return { ok: true, value: await retryTransaction(transaction) };
  } catch (error) {
    if (!isPassing(error)) throw error;
    return { ok: false, reason: "busy", waitSeconds: BUSY_SECONDS };
  }
}
