import type { Db } from "#db/connection/client.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";

/**
 * Runs a command like `writeAs`, without a request: in a transaction that is retried after a
 * serialization failure, and rolled back if the command refuses.
 */
export async function actOn<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  try {
    return await retryTransaction(() =>
      db.transaction(async (tx) => {
        const value = await work(tx);
        if (isRefused(value)) throw new Refused(value);
        return value;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return error.value as Value;
    throw error;
  }
}

const isRefused = (value: unknown) =>
  value !== null && typeof value === "object" && "kind" in value && value.kind === "refused";

class Refused extends Error {
  constructor(readonly value: unknown) {
    super("refused");
  }
}
