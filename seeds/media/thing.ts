/** Content of a collection as it is written, before it is drawn and packed. */
import type { CreationKind } from "#domain/studio/creations.ts";
import type { LookNumbers } from "#domain/studio/look.ts";
import type { MediumKind, ScriptLanguage, StartScreen } from "#domain/studio/media.ts";

/** A file with its bytes. */
export interface MadeFile {
  /** Unique in a thing, with its ending: `plate.png`. */
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Pixels, of pictures. */
  width?: number;
  height?: number;
}

/** A thing of a collection. */
export interface MadeThing {
  id: string;
  kind: MediumKind;
  title: string;
  titleEs: string;
  note: string;
  noteEs: string;
  files: MadeFile[];
  text?: string;
  textLang?: ScriptLanguage;
  look?: LookNumbers;
  opens?: {
    screen: StartScreen;
    value: string;
    valueEs: string;
    kind?: CreationKind;
  };
  /** Source of its thumbnail, an SVG or a picture of any size; absent where there is none. */
  thumb?: string | Uint8Array;
}

/** A collection in display order of its things. */
export interface MadeCollection {
  id: string;
  things: MadeThing[];
  /** Source of its cover; its first thing's thumbnail without one. */
  cover?: string | Uint8Array;
}

export type MakeCollection = () => Promise<MadeCollection> | MadeCollection;

/** Title, Spanish title, note, Spanish note. */
export type Words = readonly [title: string, titleEs: string, note: string, noteEs: string];

/** The texts of a thing by name. */
export const named = ([title, titleEs, note, noteEs]: Words) => ({ title, titleEs, note, noteEs });
