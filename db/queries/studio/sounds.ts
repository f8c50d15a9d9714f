import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { soundFiles } from "#db/schema/studio/multimedia.ts";

export interface SoundFile {
  /** In bytes. */
  size: number;
  /** Content hash. */
  hash: string;
}

/** Size and hash of a track's audio file; undefined for a track without one. */
export async function findSoundFile(db: Db, trackId: string): Promise<SoundFile | undefined> {
  const [row] = await db
    .select({ size: soundFiles.size, hash: soundFiles.hash })
    .from(soundFiles)
    .where(eq(soundFiles.trackId, trackId));
  return row;
}

/**
 * A range of a track's audio file, cut out by the database so that the rest is not transferred.
 *
 * @param start from 0
 * @returns undefined when the file no longer has this hash
 */
export async function findSoundBytes(
  db: Db,
  trackId: string,
  { hash, start, length }: { hash: string; start: number; length: number },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ part: sql<Buffer>`substring(${soundFiles.bytes} from ${start + 1} for ${length})` })
    .from(soundFiles)
    .where(and(eq(soundFiles.trackId, trackId), eq(soundFiles.hash, hash)));
  return row?.part;
}
