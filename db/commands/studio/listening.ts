import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { listeningPlaces, trackDownloads, trackFavorites } from "#db/schema/studio/listening.ts";
import { soundFiles, soundTracks } from "#db/schema/studio/multimedia.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

interface Input {
  personId: string;
  trackId: string;
  now: Date;
}
type Answer = { kind: "done"; title: string } | { kind: "refused"; reason: "gone" };

/** Adds a track to a person's favourites or removes it. Idempotent. */
export async function favorTrack(
  tx: Db,
  { personId, trackId, isFavorite, now }: Input & { isFavorite: boolean },
): Promise<Answer> {
  const title = await findPlayableTitle(tx, trackId);
  if (title === undefined) return { kind: "refused", reason: "gone" };
  const changed = isFavorite
    ? await tx
        .insert(trackFavorites)
        .values({ personId, trackId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: trackFavorites.trackId })
    : await tx
        .delete(trackFavorites)
        .where(and(eq(trackFavorites.personId, personId), eq(trackFavorites.trackId, trackId)))
        .returning({ id: trackFavorites.trackId });
  const action = isFavorite ? "favor-track" : "unfavor-track";
  if (changed.length > 0) await recordEvent(tx, { personId, action, subject: trackId, now });
  return { kind: "done", title };
}

/** Records the first download of a track by a person. */
export async function noteDownload(tx: Db, { personId, trackId, now }: Input): Promise<Answer> {
  const title = await findPlayableTitle(tx, trackId);
  if (title === undefined) return { kind: "refused", reason: "gone" };
  const noted = await tx
    .insert(trackDownloads)
    .values({ personId, trackId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: trackDownloads.trackId });
  if (noted.length > 0)
    await recordEvent(tx, { personId, action: "download-track", subject: trackId, now });
  return { kind: "done", title };
}

/** Title of a track that has an audio file. */
async function findPlayableTitle(tx: Db, trackId: string): Promise<string | undefined> {
  const [track] = await tx
    .select({ title: soundTracks.title })
    .from(soundTracks)
    .innerJoin(soundFiles, eq(soundFiles.trackId, soundTracks.id))
    .where(eq(soundTracks.id, trackId));
  return track?.title;
}

/**
 * Stores the playback position where a person stopped; 0 deletes it.
 *
 * @param milliseconds from the track's start
 */
export async function keepPlace(
  tx: Db,
  { personId, trackId, milliseconds, now }: Input & { milliseconds: number },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  if ((await findPlayableTitle(tx, trackId)) === undefined)
    return { kind: "refused", reason: "gone" };
  if (milliseconds === 0) {
    await tx.delete(listeningPlaces).where(eq(listeningPlaces.personId, personId));
    return { kind: "done" };
  }
  const set = { trackId, milliseconds, updatedAt: now };
  await tx
    .insert(listeningPlaces)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: listeningPlaces.personId, set });
  return { kind: "done" };
}
