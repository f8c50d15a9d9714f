import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { removedFiles } from "#db/schema/people/storage.ts";

/**
 * After this many failures in one run the file store counts as unavailable; the rest is left for
 * later.
 */
const MAX_FAILURES = 3;

/**
 * Deletes queued files of deleted versions from the file store, oldest first. After a failure the
 * file goes to the end of the queue, so that it does not block the others. Two processes may delete
 * a file twice, which is harmless.
 *
 * @param deleteFile must succeed for a missing file
 * @param onError called for each file that could not be deleted
 * @returns the number of deleted files
 */
export async function removeFiles(
  db: Db,
  { atMost, now }: { atMost: number; now: Date },
  deleteFile: (storageKey: string) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<number> {
  const due = await db
    .select({ storageKey: removedFiles.storageKey })
    .from(removedFiles)
    .orderBy(asc(removedFiles.queuedAt))
    .limit(atMost);
  let [removed, failures] = [0, 0];
  for (const { storageKey } of due) {
    const isThis = eq(removedFiles.storageKey, storageKey);
    try {
      await deleteFile(storageKey);
      await db.delete(removedFiles).where(isThis);
      removed += 1;
    } catch (error) {
      onError(error);
      failures += 1;
      await db.update(removedFiles).set({ queuedAt: now }).where(isThis);
      if (failures === MAX_FAILURES) break;
    }
  }
  return removed;
}
