import { hasSounds } from "#domain/studio/multimedia-list.ts";
import type {
  multimediaCollections,
  soundFiles,
  soundTracks,
} from "#db/schema/studio/multimedia.ts";
import { COLLECTIONS_IN_SPANISH, TRACK_TAGS_IN_SPANISH } from "./content/multimedia-in-spanish.ts";
import { COLLECTIONS, SPOTLIGHT_TRACKS, TRACKS, TRENDING } from "./content/multimedia.ts";
import type { SeededMedia } from "./media/seeded-media.ts";
import { soundOf } from "./sounds/recordings.ts";

/** Stable ids: `track-lluvia`, `collection-warm-clay`. */
const trackId = (id: string) => `track-${id}`;
const collectionId = (id: string) => `collection-${id}`;

/** @param media what the build has made for collections without sounds */
export function listCollections(media: SeededMedia): (typeof multimediaCollections.$inferInsert)[] {
  const countTracks = (id: string) =>
    TRACKS.filter(([, , , collection]) => collection === id).length;
  return COLLECTIONS.map(({ id, palette, isSpotlight, ...written }, position) => {
    const [titleEs, descriptionEs] = COLLECTIONS_IN_SPANISH[id] ?? [];
    return {
      ...written,
      titleEs,
      descriptionEs,
      id: collectionId(id),
      ...(hasSounds(written.category) ? { trackCount: countTracks(id) } : media.ofCollection(id)),
      palette: palette?.split(" ") ?? [],
      position,
      isSpotlight: isSpotlight ?? false,
    };
  });
}

/** The tracks, with duration and waveform of their generated sounds. */
export function listTracks(): (typeof soundTracks.$inferInsert)[] {
  const trending: readonly string[] = TRENDING;
  return TRACKS.map(([id, title, artist, collection, genre, mood, tags]) => {
    const { seconds, peaks } = soundOf(trackId(id));
    return {
      id: trackId(id),
      title,
      artist,
      duration: seconds,
      genre,
      mood,
      tags: tags.split(","),
      tagsEs: tags.split(",").map((tag) => TRACK_TAGS_IN_SPANISH[tag] ?? tag),
      waveform: peaks,
      collectionId: collectionId(collection),
      trendPosition: trending.includes(id) ? trending.indexOf(id) + 1 : null,
      isSpotlight: SPOTLIGHT_TRACKS.has(id),
    };
  });
}

/** One WAV file per track, about 3 MB in all. */
export function listSoundFiles(): (typeof soundFiles.$inferInsert)[] {
  return TRACKS.map(([id]) => ({ trackId: trackId(id), bytes: soundOf(trackId(id)).bytes }));
}
