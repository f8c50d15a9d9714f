import { db, onPrimary } from "#db/connection/live-database.ts";
import { isRunUnderWay } from "#db/queries/runs/follow-run.ts";

/** Maximum wait in milliseconds; then the page says that the run goes on. */
const WAIT_MS = 10_000;
/** Between two looks. */
const LOOK_EVERY_MS = 100;
/**
 * Requests of this process that wait at once; further ones do not. Each holds one of its places for
 * writes (DATABASE_POOL, 10): with a slow worker the others must still be able to write.
 */
const WAITING_MAX = 5;

let waiting = 0;

/**
 * Waits until a run has ended: ten seconds at most, and not where many wait already or the operator has
 * paused the runs.
 */
export async function untilRunEnds(runId: string): Promise<void> {
  if (waiting >= WAITING_MAX) return;
  waiting += 1;
  try {
    const end = performance.now() + WAIT_MS;
    while (performance.now() < end) {
      if (!(await onPrimary(() => isRunUnderWay(db, runId)))) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    waiting -= 1;
  }
}
