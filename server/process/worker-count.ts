/** Peak memory of one worker process, measured (docs/sizing.md). */
const PROCESS_BYTES = 400 * 1_048_576;
/** More workers gain nothing from one listening socket, and each adds database connections. */
const MAX_WORKERS = 16;

/**
 * Number of worker processes.
 *
 * @param wanted a number, or "auto": one per processor, limited by half of the memory
 */
export function workerCount(
  wanted: string,
  machine: { processors: number; memoryBytes: number },
): number {
  if (wanted !== "auto") return Number(wanted);
  const fit = Math.floor(machine.memoryBytes / 2 / PROCESS_BYTES);
  return Math.max(1, Math.min(machine.processors, fit, MAX_WORKERS));
}

/**
 * Pool connections of all workers together, without DATABASE_POOL: as many as PostgreSQL runs well.
 */
const TOTAL_CONNECTIONS = 40;
const MAX_POOL = 10;
const MIN_POOL = 4;

/**
 * Pool size of each of `workers` processes. PostgreSQL allows 100 connections by default; each
 * process opens up to four besides its pool (health and LISTEN, notifications, renewals, replica
 * lag).
 */
export function poolSize(workers: number): number {
  const share = Math.floor(TOTAL_CONNECTIONS / workers);
  return Math.max(MIN_POOL, Math.min(MAX_POOL, share));
}
