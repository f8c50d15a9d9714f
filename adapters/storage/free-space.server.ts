import { statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { isDiskNearlyFull } from "#domain/people/storage-quota.ts";
import { env } from "#config/env.ts";

const LOG_EVERY_MS = 60_000;
let loggedAt = -Infinity;

/**
 * Whether every disk that an upload touches keeps its reserve (`MIN_FREE_DISK_MB`) with the file on
 * it: the temporary folder, the folder of the files, and where the embedded Postgres keeps its data,
 * which stops on a full disk and everything with it. A disk that cannot be asked stops no upload.
 */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const folders = [
    os.tmpdir(),
    ...(env.FILES_S3_URL ? [] : [env.FILES_DIR]),
    ...(env.PLAZA_DATA_DIR ? [env.PLAZA_DATA_DIR] : []),
  ];
  const reserve = env.MIN_FREE_DISK_MB * 1_048_576;
  const frees = await Promise.all(folders.map(freeBytes));
  const at = frees.findIndex(
    (free) => free !== undefined && isDiskNearlyFull(free, bytes, reserve),
  );
  if (at >= 0) logNearlyFull(folders[at]!, frees[at]!);
  return at < 0;
}

/** Of the disk a folder is on, or will be: it may not be there before the first file. */
async function freeBytes(folder: string): Promise<number | undefined> {
  for (let each = path.resolve(folder); ; each = path.dirname(each)) {
    try {
      const { bavail, bsize } = await statfs(each);
      return bavail * bsize;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      if (!isMissing || each === path.dirname(each)) return undefined;
    }
  }
}

function logNearlyFull(folder: string, free: number): void {
  const now = performance.now();
  if (now - loggedAt < LOG_EVERY_MS) return;
  loggedAt = now;
  const freeMegabytes = Math.floor(free / 1_048_576);
  const line = { level: "error", folder, freeMegabytes, minFreeMegabytes: env.MIN_FREE_DISK_MB };
  const msg = "a disk is nearly full: uploads are refused";
  process.stderr.write(`${JSON.stringify({ ...line, msg })}\n`);
}
