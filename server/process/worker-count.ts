/** What a process that serves takes at most, as measured (docs/sizing.md). */
const PROCESS_BYTES = 400 * 1_048_576;
/** More share one listening socket without gain, and each brings its connections to the database. */
const MOST = 16;

/**
 * How many processes answer.
 *
 * @param wanted a number, or "auto": one for each processor as far as half of the memory allows
 */
export function workerCount(
  wanted: string,
  machine: { processors: number; memoryBytes: number },
): number {
  if (wanted !== "auto") return Number(wanted);
  const fit = Math.floor(machine.memoryBytes / 2 / PROCESS_BYTES);
  return Math.max(1, Math.min(machine.processors, fit, MOST));
}

/** Connections of one process when nothing is said: together as many as the database works on well. */
const CONNECTIONS_TOGETHER = 40;
const MOST_OF_ONE = 10;
const LEAST_OF_ONE = 4;

/**
 * How many connections each of so many processes has in its pool. PostgreSQL allows 100 in all
 * unless told otherwise; each process has up to four more besides its pool (health and notices,
 * notifications, renewals, watching replicas).
 */
export function poolSize(workers: number): number {
  const share = Math.floor(CONNECTIONS_TOGETHER / workers);
  return Math.max(LEAST_OF_ONE, Math.min(MOST_OF_ONE, share));
}
