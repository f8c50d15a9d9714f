import {
  formatDuration,
  soundVersion,
  type MultimediaCategory,
} from "#domain/studio/multimedia-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { waveformLevels } from "#domain/studio/waveform.ts";
import * as m from "#app/messages/messages.js";
import type { Listening } from "#db/queries/studio/listening.ts";
import type { LibraryCollection, LibraryTrack } from "#db/queries/studio/multimedia.ts";
import { sayWord } from "./track-words.server.ts";
import { countPieces, sectionName } from "./words.server.ts";

/** From rows to what the library shows, in the page's language: no field that is not. */
export interface TrackItem {
  id: string;
  title: string;
  artist: string;
  /** "cumbia · joyful". */
  note: string;
  /** "0:07". */
  time: string;
  /** "#rain #roof"; only where they are shown. */
  tags?: string;
  /** Of its sound, which its address says. */
  version: string;
  /** Its peaks, a digit each. */
  levels: string;
  /** Among the person's favourites. */
  isFavorite?: true;
}

/** Where the person stopped listening. */
export interface PlaceItem extends TrackItem {
  /** From its start. */
  seconds: number;
  /** "Go on with … at 0:12". */
  words: string;
}

export interface CollectionItem {
  id: string;
  title: string;
  /** Only where it is shown. */
  description?: string;
  /** "Music · 4 tracks". */
  note: string;
  /** The colours of a look. */
  palette?: string;
}

/** The collection that is open. */
export interface OpenCollectionItem extends CollectionItem {
  category: MultimediaCategory;
}

/** A track on a card. */
export const toTrackCard = (
  track: LibraryTrack,
  locale: Locale,
  { favorites }: Pick<Listening, "favorites">,
): TrackItem => ({
  ...(favorites.includes(track.id) && { isFavorite: true as const }),
  id: track.id,
  title: track.title,
  artist: track.artist,
  note: `${sayWord(track.genre, locale)} · ${sayWord(track.mood, locale)}`,
  time: formatDuration(track.duration),
  version: soundVersion(track.hash),
  levels: waveformLevels(track.waveform),
});

/** A track in a list, with its tags. */
export const toTrackRow = (
  track: LibraryTrack,
  locale: Locale,
  kept: Pick<Listening, "favorites">,
): TrackItem => ({
  ...toTrackCard(track, locale, kept),
  tags: track.tags.map((tag) => `#${tag}`).join(" "),
});

/** The track somebody was listening to, and where. */
export function toPlace(track: LibraryTrack, milliseconds: number, locale: Locale): PlaceItem {
  const seconds = milliseconds / 1_000;
  const words = m.multimedia_continue(
    { title: track.title, time: formatDuration(seconds) },
    { locale },
  );
  return { ...toTrackCard(track, locale, { favorites: [] }), seconds, words };
}

/** A collection among others of its category: its cover, its title and how much is in it. */
export const toTile = (collection: LibraryCollection, locale: Locale): CollectionItem => ({
  id: collection.id,
  title: collection.title,
  note: countPieces(collection, locale),
  ...(collection.palette.length > 0 && { palette: collection.palette.join(" ") }),
});

/** A collection among others of any category: it says which is its own. */
export const toMixedTile = (collection: LibraryCollection, locale: Locale): CollectionItem => ({
  ...toTile(collection, locale),
  note: `${sectionName(collection.category, locale)} · ${countPieces(collection, locale)}`,
});

/** A collection with what it says of itself. */
export const toCard = (collection: LibraryCollection, locale: Locale): CollectionItem => ({
  ...toMixedTile(collection, locale),
  description: collection.description,
});

/** The one that is open: its category says where there is more. */
export const toOpen = (collection: LibraryCollection, locale: Locale): OpenCollectionItem => ({
  ...toCard(collection, locale),
  category: collection.category,
});
