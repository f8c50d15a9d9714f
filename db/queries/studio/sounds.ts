import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { soundFiles } from "#db/schema/studio/multimedia.ts";

export interface SoundFile {
  /** Bytes. */
  size: number;
  /** Of the bytes: other bytes have another one. */
  hash: string;
}

/** What a track's file is, without its bytes; undefined for a track without one. */
export async function findSoundFile(db: Db, trackId: string): Promise<SoundFile | undefined> {
  const [row] = await db
    .select({ size: soundFiles.size, hash: soundFiles.hash })
    .from(soundFiles)
    .where(eq(soundFiles.trackId, trackId));
  return row;
}

/**
 * Some bytes of a track's file, cut out in the database: what was not asked for stays there.
 *
 * @param start from 0
 * @returns undefined when the file is no longer the one with this hash
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
