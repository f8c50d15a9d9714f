import { db } from "#db/connection/live-database.ts";
import type { Db } from "#db/connection/client.ts";
import { isPassing, retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { BUSY_SECONDS } from "./limit-tries.server.ts";

/** Why nothing was written, for reasons outside the command. */
export type CustomerNotWritten =
  { reason: "busy"; waitSeconds: number } | { reason: "storage-full"; waitSeconds: 0 };

/**
 * Runs a write of a chat page's customer in one transaction. The customer has no account and
 * becomes no guest; storage counts for the business. Transient failures are retried, so `write`
 * must have no effect outside its transaction.
 */
export async function writeAsCustomer<Value>(
  write: (tx: Db) => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false; error: CustomerNotWritten }> {
  try {
    const value = await retryTransaction(() => db.transaction(write));
    return { ok: true, value };
  } catch (thrown) {
    if (thrown instanceof StorageFull)
      return { ok: false, error: { reason: "storage-full", waitSeconds: 0 } };
    if (isPassing(thrown))
      return { ok: false, error: { reason: "busy", waitSeconds: BUSY_SECONDS } };
    throw thrown;
  }
}
