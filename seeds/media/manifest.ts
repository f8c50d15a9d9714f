/** The list of the multimedia library's things that the build writes beside them. */
import fs from "node:fs";
import path from "node:path";
import type { CreationKind } from "#domain/studio/creations.ts";
import type { LookNumbers } from "#domain/studio/look.ts";
import type { CUT_SECONDS, MediumKind, ScriptLanguage, StartScreen } from "#domain/studio/media.ts";

/** One size of every thumbnail in a collection's sprite, in pixels. */
export const MEDIA_CELL = { width: 240, height: 180 } as const;

export interface MediaFile {
  /** Name in the folder of media. */
  file: string;
  /** Name of the download. */
  fileName: string;
  mediaType: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
  /** Pixels, of pictures. */
  width?: number;
  height?: number;
}

export interface MediaThing {
  /** Unique in the manifest: lower-case letters, digits and hyphens. */
  id: string;
  /** Id of its collection as in the list of written ones: `warm-clay`. */
  collection: string;
  kind: MediumKind;
  title: string;
  titleEs: string;
  /** One plain sentence: what it is for. May be empty. */
  note: string;
  noteEs: string;
  /** From 0: its place in the collection, and its cell in the sprite (row by row). */
  position: number;
  /** The best one for most people first. Empty for looks, scripts and starts. */
  files: MediaFile[];
  /** A script's text, with blanks. */
  text?: string;
  /** A script's language. */
  textLang?: ScriptLanguage;
  /** A look's numbers: `writeCube` makes its file. */
  look?: LookNumbers;
  /** The screen that a start opens, and with what. */
  opens?: {
    screen: StartScreen;
    /** The prompt that fills the Creator's input, or the key of the builder's page template. */
    value: string;
    valueEs: string;
    /** Kind of creation that the Creator makes from the prompt. */
    kind?: CreationKind;
  };
}

export interface MediaCollection {
  /** A WebP: the thumbnails of all its things in one grid. Absent where a picture would say nothing. */
  sprite?: string;
  /** Cells in a row of the sprite; 0 without one. */
  columns: number;
  cell: { width: number; height: number };
  /** A WebP, 480 by 360, at most 14 KB. */
  cover?: string;
}

/** A piece of music made as long as a spot. */
export interface MediaCut {
  /** Id of the track: `track-mercado`. */
  track: string;
  seconds: (typeof CUT_SECONDS)[number];
  file: string;
  fileName: string;
  mediaType: "audio/mpeg";
  size: number;
  sha256: string;
}

/** A track's sound, as the library plays it. */
export interface MediaSound {
  /** Id of the track: `track-mercado`. */
  track: string;
  seconds: number;
  /** Peaks from 0 to 100. */
  waveform: number[];
  /** A WAV file. */
  file: string;
  size: number;
  sha256: string;
}

export interface MediaManifest {
  /** By id as in the list of written collections, without music and sound effects. */
  collections: Record<string, MediaCollection>;
  media: MediaThing[];
  sounds: MediaSound[];
  cuts: MediaCut[];
}

/**
 * The things of a folder.
 *
 * @throws Error, in one line, when the build has not made them
 */
export function readMediaManifest(folder: string): MediaManifest {
  const file = path.join(folder, "manifest.json");
  if (!fs.existsSync(file))
    throw new Error(`${file} is missing: make the media first (npm run build, or npm run media)`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as MediaManifest;
}
