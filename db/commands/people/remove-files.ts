import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { removedFiles } from "#db/schema/people/storage.ts";

/** A file store that failed so often at once is away: the rest is left for another time. */
const MAX_FAILURES = 3;

/**
 * Deletes files whose version is gone, in the order of their queue. One that the store fails to delete
 * goes to the end of the queue, so that it keeps no other from being deleted. Two processes at it
 * delete a file twice, which is as good as once.
 *
 * @param deleteFile gone already is gone
 * @param onError told of each file that was not deleted
 * @returns how many were deleted
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
