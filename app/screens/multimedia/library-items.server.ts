import { formatDuration, type MultimediaCategory } from "#app/domain/multimedia-list.ts";
import { waveformLevels } from "#app/domain/waveform.ts";
import type { LocalText } from "#app/ui/local-text.ts";
import type { LibraryCollection, LibraryTrack } from "#db/queries/multimedia.ts";
import { genreLabel, moodLabel } from "./track-words.server.ts";

/** From rows to what the library shows: no field that is not. */
export interface TrackItem {
  id: string;
  title: string;
  artist: string;
  /** "0:07". */
  time: string;
  genre: LocalText;
  mood: LocalText;
  tags: string[];
  /** Of its sound: part of its address. */
  hash: string;
  /** Its peaks, a digit each. */
  levels: string;
}

export interface CollectionItem {
  id: string;
  title: string;
  /** Only where it is shown. */
  description?: string;
  category: MultimediaCategory;
  count: number;
  /** The colours of a look. */
  palette?: string[];
}

export const toTrack = (track: LibraryTrack): TrackItem => ({
  id: track.id,
  title: track.title,
  artist: track.artist,
  time: formatDuration(track.duration),
  genre: genreLabel(track.genre),
  mood: moodLabel(track.mood),
  tags: track.tags,
  hash: track.hash,
  levels: waveformLevels(track.waveform),
});

/** A collection in a row of many: its cover, its title and how much is in it. */
export const toTile = ({
  id,
  title,
  category,
  trackCount,
  palette,
}: LibraryCollection): CollectionItem => ({
  id,
  title,
  category,
  count: trackCount,
  ...(palette.length > 0 && { palette }),
});

/** A collection with what it says of itself. */
export const toCard = (collection: LibraryCollection): CollectionItem => ({
  ...toTile(collection),
  description: collection.description,
});
