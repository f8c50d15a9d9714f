/**
 * Postgres' own words for "nothing was wrong, but for somebody else at the same time": a failed
 * serialization, a deadlock, and a lock that was not to be had in time (many at one place).
 */
const PASSING = new Set(["40001", "40P01", "55P03"]);

export const MAX_RETRIES = 3;
const BACKOFF_MS = 15;

/**
 * Does a whole transaction again when Postgres took it back for another's sake: a serialization
 * failure (40001), a deadlock (40P01), or a row that others held for too long (55P03), at most three
 * times. Anything else is thrown as it is.
 *
 * @param transaction everything in it must be undone by its rollback
 */
export async function retry<Value>(transaction: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === MAX_RETRIES || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * 2 ** tries));
    }
  }
}

/** Whether nothing was wrong but for somebody else at the same time. */
export const isPassing = (error: unknown): boolean => PASSING.has(codeOf(error));

/** The code of what Postgres said, also where Drizzle has wrapped it. */
export function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return "";
}
