import { db, onPrimary } from "#db/connection/live-database.ts";
import { findTestState } from "#db/queries/runs/models/providers.ts";

/** Maximum wait in milliseconds; then the page says that the test is under way. */
const WAIT_MS = 8_000;
const LOOK_EVERY_MS = 150;
/** Requests of this process that wait at once; further ones do not. */
const WAITING_MAX = 10;

let waiting = 0;

/** Waits until a provider's test has ended: eight seconds at most, and not where many wait already. */
export async function untilTested(id: string): Promise<void> {
  if (waiting >= WAITING_MAX) return;
  waiting += 1;
  try {
    const end = performance.now() + WAIT_MS;
    while (performance.now() < end) {
      const state = await onPrimary(() => findTestState(db, id));
      if (state !== "waiting" && state !== "testing") return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    waiting -= 1;
  }
}
