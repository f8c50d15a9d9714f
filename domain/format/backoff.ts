/**
 * Exponential back-off of failed background work: 5 minutes unless told otherwise, doubled each time, at
 * most 6 hours.
 */
export const BACKOFF_FIRST_MS = 5 * 60_000;
export const BACKOFF_MAX_MS = 6 * 3_600_000;

/**
 * @param failures in a row, at least 1
 * @param firstMs milliseconds after the first failure
 */
export const backoffMs = (failures: number, firstMs = BACKOFF_FIRST_MS): number =>
  Math.min(firstMs * 2 ** (failures - 1), BACKOFF_MAX_MS);
