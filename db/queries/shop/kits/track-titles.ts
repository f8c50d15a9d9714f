import { inArray } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { soundTracks } from "#db/schema/studio/multimedia.ts";

/** Titles of tracks by id; without any no query is asked. */
export async function listTrackTitles(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: soundTracks.id, title: soundTracks.title })
    .from(soundTracks)
    .where(inArray(soundTracks.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
