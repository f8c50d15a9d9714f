import {
  formatDuration,
  soundVersion,
  type MultimediaCategory,
} from "#domain/studio/multimedia-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { waveformLevels } from "#domain/studio/waveform.ts";
import { truncate } from "#domain/format/truncate.ts";
import { mediaFilePath } from "#domain/addresses/media-paths.ts";
import * as m from "#app/messages/messages.js";
import { describeIn, tagsIn, titleIn } from "#app/presenters/text-in-language.server.ts";
import type { Listening } from "#db/queries/studio/listening.ts";
import type { LibraryItem } from "#db/queries/studio/media.ts";
import type { LibraryCollection, LibraryTrack } from "#db/queries/studio/multimedia.ts";
import { sayWord } from "#app/presenters/library/track-words.server.ts";
import {
  mediumKindLabel,
  spriteCellOf,
  type SpriteCell,
} from "#app/presenters/library/library-medium.server.ts";
import { countPieces, sectionName } from "./words.server.ts";

/** A track, formatted in the page's language, with no field that the library does not show. */
export interface TrackItem {
  id: string;
  title: string;
  artist: string;
  /** "cumbia · joyful". */
  note: string;
  /** "0:07". */
  time: string;
  /** "#rain #roof"; only in rows. */
  tags?: string;
  tagsLang?: Locale;
  /** Content hash of the sound file, part of its URL. */
  version: string;
  /** The waveform's peaks, one digit each. */
  levels: string;
  /** One of the viewer's favourites. */
  isFavorite?: true;
}

/** The track and position where the viewer stopped listening. */
export interface PlaceItem extends TrackItem {
  /** Position from the track's start. */
  seconds: number;
  /** "Go on with … at 0:12". */
  words: string;
}

/** A thing of a collection that is no sound. */
export interface MediumItem {
  id: string;
  title: string;
  /** "Look", "Text to read aloud · In Spanish". */
  note: string;
  /** Its cell in the sprite of its collection. */
  cell?: SpriteCell;
  /** The beginning of a text. */
  text?: string;
  textLang?: string;
}

export interface CollectionItem {
  id: string;
  title: string;
  /** A window of its sprite, as its cover. */
  cell?: SpriteCell;
  /** Only on cards; tiles do not show it. */
  description?: string;
  /** The language of the description. */
  textLang?: Locale;
  /** "Music · 4 tracks". */
  note: string;
  /** Only for LUTs: CSS colours, separated by spaces. */
  palette?: string;
}

/** The open collection. */
export interface OpenCollectionItem extends CollectionItem {
  category: MultimediaCategory;
}

/** A track as a card. */
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

/** A track as a row, with its tags. */
export const toTrackRow = (
  track: LibraryTrack,
  locale: Locale,
  kept: Pick<Listening, "favorites">,
): TrackItem => {
  const { tags, tagsLang } = tagsIn(track, locale);
  return {
    ...toTrackCard(track, locale, kept),
    tags: tags.map((tag) => `#${tag}`).join(" "),
    tagsLang,
  };
};

/**
 * The track that the viewer was listening to, with the label of its resume link.
 *
 * @param milliseconds position at which the viewer stopped
 */
export function toPlace(track: LibraryTrack, milliseconds: number, locale: Locale): PlaceItem {
  const seconds = milliseconds / 1_000;
  const words = m.multimedia_continue(
    { title: track.title, time: formatDuration(seconds) },
    { locale },
  );
  return { ...toTrackCard(track, locale, { favorites: [] }), seconds, words };
}

/** The characters of a text that a list shows. */
const TEXT_CHARACTERS = 140;

/** An item of a collection, or one that was found. */
export function toMedium(item: LibraryItem, locale: Locale): MediumItem {
  const cell = spriteCellOf(item);
  return {
    id: item.id,
    title: titleIn(item, locale),
    note: mediumKindLabel(item.kind, { locale }),
    ...(cell && { cell }),
    ...(item.text &&
      item.textLang && {
        text: truncate(item.text, TEXT_CHARACTERS),
        textLang: item.textLang,
      }),
  };
}

/** Columns and rows of a sprite that a cover shows. */
const COVER_CELLS = 3;

/** The first cells of a collection's sprite as its cover. */
function coverOf({
  sprite,
  spriteColumns,
}: Pick<LibraryCollection, "sprite" | "spriteColumns">): SpriteCell | undefined {
  if (!sprite || !spriteColumns) return undefined;
  return {
    backgroundImage: `url(${mediaFilePath(sprite)})`,
    backgroundSize: `${(100 * spriteColumns) / COVER_CELLS}% auto`,
    backgroundPosition: "0 0",
  };
}

/** A collection as a tile among others of its category: cover, title and size. */
export const toTile = (collection: LibraryCollection, locale: Locale): CollectionItem => ({
  id: collection.id,
  title: titleIn(collection, locale),
  note: countPieces(collection, locale),
  ...(collection.palette.length > 0 && { palette: collection.palette.join(" ") }),
});

/** A collection as a tile among others of any category; its note names its category. */
export const toMixedTile = (collection: LibraryCollection, locale: Locale): CollectionItem => ({
  ...toTile(collection, locale),
  note: `${sectionName(collection.category, locale)} · ${countPieces(collection, locale)}`,
});

/** A collection as a card, with its description. */
export function toCard(collection: LibraryCollection, locale: Locale): CollectionItem {
  const cell = coverOf(collection);
  return {
    ...toMixedTile(collection, locale),
    ...describeIn(collection, locale),
    ...(cell && { cell }),
  };
}

/** The open collection, with its category for the link back. */
export const toOpen = (collection: LibraryCollection, locale: Locale): OpenCollectionItem => ({
  ...toCard(collection, locale),
  category: collection.category,
});
