import type { Db } from "#db/connection/client.ts";
import { retry } from "#db/commands/writing/retry.ts";

/**
 * One write as `writeAs` does it, without a request: a transaction that is done again when Postgres
 * took it back, and undone when the command refuses.
 */
export async function actOn<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  try {
    return await retry(() =>
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
