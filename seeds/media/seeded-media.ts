/** Rows of the multimedia library's items and sounds, from the manifest that the build has written. */
import fs from "node:fs";
import path from "node:path";
import type { libraryFiles, mediaItems } from "#db/schema/studio/media.ts";
import type {
  multimediaCollections,
  soundFiles,
  soundTracks,
} from "#db/schema/studio/multimedia.ts";
import { readMediaManifest, type MediaManifest } from "./manifest.ts";

/** Stable ids: `medium-clay-tile`. */
const itemId = (id: string) => `medium-${id}`;

type CollectionRow = typeof multimediaCollections.$inferInsert;

/** Rows of what the build has made for the library. */
export interface SeededMedia {
  /** The number of items of a collection, and its sprite. */
  ofCollection(id: string): Pick<CollectionRow, "trackCount" | "sprite" | "spriteColumns">;
  /** Duration in seconds and waveform of a track's sound. */
  ofTrack(id: string): Pick<typeof soundTracks.$inferInsert, "duration" | "waveform">;
  sounds: (typeof soundFiles.$inferInsert)[];
  items: (typeof mediaItems.$inferInsert)[];
  files: (typeof libraryFiles.$inferInsert)[];
}

/**
 * The items of a folder.
 *
 * @throws Error, in one line, when the build has not made them; from `ofTrack` for a track without a sound
 */
export function readSeededMedia(folder: string): SeededMedia {
  const { collections, media, sounds, cuts } = readMediaManifest(folder);
  const tracks = new Map(sounds.map((sound) => [sound.track, sound]));
  return {
    ofCollection: (id) => {
      const sprite = collections[id]?.sprite ?? null;
      return {
        trackCount: media.filter(({ collection }) => collection === id).length,
        sprite,
        spriteColumns: sprite === null ? null : (collections[id]?.columns ?? null),
      };
    },
    ofTrack: (id) => {
      const sound = tracks.get(id);
      if (!sound) throw new Error(`${folder} has no sound of ${id}`);
      return { duration: sound.seconds, waveform: sound.waveform };
    },
    sounds: sounds.map(({ track, file }) => ({
      trackId: track,
      bytes: fs.readFileSync(path.join(folder, file)),
    })),
    items: media.map(({ id, collection, files: _, opens, ...item }) => ({
      ...item,
      id: itemId(id),
      collectionId: `collection-${collection}`,
      opensScreen: opens?.screen,
      opens: opens?.value,
      opensEs: opens?.valueEs,
      opensKind: opens?.kind,
    })),
    files: [...filesOf(media), ...cutsOf(cuts)],
  };
}

const filesOf = (media: MediaManifest["media"]): SeededMedia["files"] =>
  media.flatMap(({ id, files }) =>
    files.map(({ file, ...facts }, place) => ({
      name: file,
      itemId: itemId(id),
      place,
      ...facts,
    })),
  );

const cutsOf = (cuts: MediaManifest["cuts"]): SeededMedia["files"] =>
  cuts.map(({ track, file, ...facts }) => ({
    name: file,
    trackId: track,
    place: facts.seconds,
    ...facts,
  }));
