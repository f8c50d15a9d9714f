/**
 * SQLSTATEs caused by concurrent transactions only: serialization_failure, deadlock_detected, and
 * lock_not_available (the lock timeout, under contention).
 */
const RETRYABLE = new Set(["40001", "40P01", "55P03"]);

export const MAX_RETRIES = 3;
const BACKOFF_MS = 15;

/**
 * Runs a transaction, and again up to three times after a serialization failure (40001), a deadlock
 * (40P01) or a lock timeout (55P03). Other errors are thrown at once.
 *
 * @param transaction must have no effects outside the database, which a rollback cannot undo
 */
export async function retryTransaction<Value>(transaction: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === MAX_RETRIES || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * 2 ** tries));
    }
  }
}

/** Whether an error was caused by a concurrent transaction, so that a retry may succeed. */
export const isPassing = (error: unknown): boolean => RETRYABLE.has(codeOf(error));

/**
 * The SQLSTATE or error code of an error or its first cause that has one (Drizzle wraps the
 * driver's errors).
 */
export function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return "";
}
