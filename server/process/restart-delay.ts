/** First delay, in milliseconds; it doubles with each further failure in a row … */
const BACKOFF_MS = 100;
/** … up to this while enough workers are left, … */
const MAX_MS = 10_000;
/** … up to this while a single worker answers, … */
const MAX_ALONE_MS = 1_000;
/** … and up to this while none does: then starting takes longer than the delay. */
const MAX_NONE_MS = 250;
/** With fewer living workers than this, one more exit could leave none that answers. */
const ENOUGH = 2;

export interface Workers {
  /** Workers that accept requests. */
  listening: number;
  /** Workers that accept requests or are starting. */
  living: number;
  /** Consecutive workers that exited before they listened. */
  failedStarts: number;
  /** Consecutive workers that exited soon after their start, failed starts included. */
  shortLives: number;
}

/**
 * Delay before a worker is replaced, in milliseconds. Exponential back-off is for crash loops. A
 * worker that had been listening (it was killed, or ran out of memory) is replaced at once when too
 * few are left.
 */
export function restartDelay({ listening, living, failedStarts, shortLives }: Workers): number {
  const isScarce = living < ENOUGH;
  const failures = isScarce ? failedStarts : shortLives;
  const maxMs = !isScarce ? MAX_MS : listening > 0 ? MAX_ALONE_MS : MAX_NONE_MS;
  return failures === 0 ? 0 : Math.min(BACKOFF_MS * 2 ** (failures - 1), maxMs);
}
