import { hasSounds } from "#domain/studio/multimedia-list.ts";
import type { multimediaCollections, soundTracks } from "#db/schema/studio/multimedia.ts";
import {
  COLLECTIONS_IN_SPANISH,
  TRACK_TAGS_IN_SPANISH,
} from "./content/spanish/multimedia-in-spanish.ts";
import { COLLECTIONS, SPOTLIGHT_TRACKS, TRACKS, TRENDING } from "./content/multimedia.ts";
import type { SeededMedia } from "./media/seeded-media.ts";

/** Stable ids: `track-lluvia`, `collection-warm-clay`. */
const trackId = (id: string) => `track-${id}`;
const collectionId = (id: string) => `collection-${id}`;

/** @param media what the build has made for collections without sounds */
export function listCollections(
  media: Pick<SeededMedia, "ofCollection">,
): (typeof multimediaCollections.$inferInsert)[] {
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

/** @param media what the build has made: the sounds of the tracks */
export function listTracks(
  media: Pick<SeededMedia, "ofTrack">,
): (typeof soundTracks.$inferInsert)[] {
  const trending: readonly string[] = TRENDING;
  return TRACKS.map(([id, title, artist, collection, genre, mood, tags]) => {
    return {
      id: trackId(id),
      title,
      artist,
      ...media.ofTrack(trackId(id)),
      genre,
      mood,
      tags: tags.split(","),
      tagsEs: tags.split(",").map((tag) => TRACK_TAGS_IN_SPANISH[tag] ?? tag),
      collectionId: collectionId(collection),
      trendPosition: trending.includes(id) ? trending.indexOf(id) + 1 : null,
      isSpotlight: SPOTLIGHT_TRACKS.has(id),
    };
  });
}
