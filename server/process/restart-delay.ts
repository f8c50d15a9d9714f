/** The first delay; each further one in a row is twice as long … */
const BACKOFF_MS = 100;
/** … up to this while enough workers answer, … */
const MAX_MS = 10_000;
/** … up to this while a single one does, … */
const MAX_ALONE_MS = 1_000;
/** … and up to this while none does: starting takes longer than the delay then. */
const MAX_NONE_MS = 250;
/** With fewer workers than this, one more exit could leave no worker answering. */
const ENOUGH = 2;

export interface Workers {
  /** Workers that answer now. */
  listening: number;
  /** Workers that answer or are starting. */
  living: number;
  /** Starts in a row that ended before the worker listened. */
  failedStarts: number;
  /** Workers in a row that ended soon after they had started, failed starts included. */
  shortLives: number;
}

/**
 * How long the replacement of a worker waits, in milliseconds. Exponential back-off is there for
 * crash loops. A worker that did listen (it was killed, or ran out of memory) is replaced at once when
 * too few are left without it.
 */
export function restartDelay({ listening, living, failedStarts, shortLives }: Workers): number {
  const isScarce = living < ENOUGH;
  const failures = isScarce ? failedStarts : shortLives;
  const maxMs = !isScarce ? MAX_MS : listening > 0 ? MAX_ALONE_MS : MAX_NONE_MS;
  return failures === 0 ? 0 : Math.min(BACKOFF_MS * 2 ** (failures - 1), maxMs);
}
