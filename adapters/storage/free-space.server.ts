import { statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { isDiskNearlyFull } from "#domain/people/storage-quota.ts";
import { env } from "#config/env.ts";
import { logLine } from "#config/log-line.ts";

const LOG_EVERY_MS = 60_000;
let loggedAt = -Infinity;

/**
 * Whether every disk that an upload touches keeps its reserve (`MIN_FREE_DISK_MB`) after it: the
 * temporary folder, FILES_DIR, and the data folder of the embedded PostgreSQL, which stops when its
 * disk is full. A disk whose free space cannot be read does not block uploads.
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

/** Free bytes on the disk of a folder. A folder that does not exist yet is on its parent's disk. */
async function freeBytes(folder: string): Promise<number | undefined> {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    try {
      const { bavail, bsize } = await statfs(current);
      return bavail * bsize;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      if (!isMissing || current === path.dirname(current)) return undefined;
    }
  }
}

function logNearlyFull(folder: string, free: number): void {
  const now = performance.now();
  if (now - loggedAt < LOG_EVERY_MS) return;
  loggedAt = now;
  const freeMegabytes = Math.floor(free / 1_048_576);
  logLine({
    level: "error",
    folder,
    freeMegabytes,
    minFreeMegabytes: env.MIN_FREE_DISK_MB,
    msg: "a disk is nearly full: uploads are refused",
  });
}
