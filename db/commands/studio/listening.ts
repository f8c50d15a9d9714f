import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { listeningPlaces, trackDownloads, trackFavorites } from "#db/schema/studio/listening.ts";
import { soundFiles, soundTracks } from "#db/schema/studio/multimedia.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

interface Press {
  personId: string;
  trackId: string;
  now: Date;
}
type Answer = { kind: "done"; title: string } | { kind: "refused"; reason: "gone" };

/** Keeps a track among a person's favourites, or takes it out; twice is once. */
export async function favorTrack(
  tx: Db,
  { personId, trackId, isFavorite, now }: Press & { isFavorite: boolean },
): Promise<Answer> {
  const title = await findHeardTitle(tx, trackId);
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

/** Notes that a person downloads a track: it stays in their list. */
export async function noteDownload(tx: Db, { personId, trackId, now }: Press): Promise<Answer> {
  const title = await findHeardTitle(tx, trackId);
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

/** Of a track that has a sound. */
async function findHeardTitle(tx: Db, trackId: string): Promise<string | undefined> {
  const [track] = await tx
    .select({ title: soundTracks.title })
    .from(soundTracks)
    .innerJoin(soundFiles, eq(soundFiles.trackId, soundTracks.id))
    .where(eq(soundTracks.id, trackId));
  return track?.title;
}

/**
 * Remembers where a person stopped listening; the beginning is no place.
 *
 * @param milliseconds from the track's start
 */
export async function keepPlace(
  tx: Db,
  { personId, trackId, milliseconds, now }: Press & { milliseconds: number },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  if ((await findHeardTitle(tx, trackId)) === undefined) return { kind: "refused", reason: "gone" };
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
