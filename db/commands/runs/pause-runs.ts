import type { Db } from "#db/connection/client.ts";
import { runPauses } from "#db/schema/runs/runs.ts";
import { wakeWorkers } from "./notices.ts";

/** Hands no further run to the workers; what they have they finish. Repeating it changes nothing. */
export const pauseRuns = (db: Db, now: Date) =>
  db.insert(runPauses).values({ since: now }).onConflictDoNothing();

/** Ends the pause and wakes the workers. Repeating it changes nothing. */
export const resumeRuns = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(runPauses);
    await wakeWorkers(tx, "");
  });
