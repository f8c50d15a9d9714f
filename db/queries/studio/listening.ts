import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { listeningPlaces, trackDownloads, trackFavorites } from "#db/schema/studio/listening.ts";

/** A person's favourites, downloads and playback position. */
export interface Listening {
  /** Track ids, latest first. */
  favorites: string[];
  downloads: string[];
  place: { trackId: string; milliseconds: number } | undefined;
}

/** Loads a person's favourites, downloads and playback position, by three concurrent queries. */
export async function findListening(db: Db, personId: string): Promise<Listening> {
  const [favorites, downloads, [place]] = await Promise.all([
    db
      .select({ id: trackFavorites.trackId })
      .from(trackFavorites)
      .where(eq(trackFavorites.personId, personId))
      .orderBy(desc(trackFavorites.createdAt), trackFavorites.trackId),
    db
      .select({ id: trackDownloads.trackId })
      .from(trackDownloads)
      .where(eq(trackDownloads.personId, personId))
      .orderBy(desc(trackDownloads.createdAt), trackDownloads.trackId),
    db
      .select({ trackId: listeningPlaces.trackId, milliseconds: listeningPlaces.milliseconds })
      .from(listeningPlaces)
      .where(eq(listeningPlaces.personId, personId)),
  ]);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { favorites: ids(favorites), downloads: ids(downloads), place };
}

/** Whether a person has marked a track. */
export async function isFavoriteTrack(db: Db, personId: string, trackId: string): Promise<boolean> {
  const found = await db.$count(
    trackFavorites,
    and(eq(trackFavorites.personId, personId), eq(trackFavorites.trackId, trackId)),
  );
  return found > 0;
}
