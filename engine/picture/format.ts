import type { Asked, Material } from "#engine/asked.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Palette } from "#domain/pictures/canvas.ts";

/** A kind of picture. */
export interface PictureFormat extends Asked {
  /** Pixels. */
  width: number;
  height: number;
  /** Note on its use, as a sentence. */
  note?: Readonly<Record<Locale, string>>;
  /** The drawing inside of the picture, as SVG elements. */
  draw: (request: PictureRequest) => string;
}

export interface PictureRequest extends Material {
  width: number;
  height: number;
  palette: Palette;
  /** Index of the tile drawing. */
  drawing: number;
  /** The prompt after `fold`, and as it was written. */
  folded: string;
  prompt: string;
  /** The words to write, clause by clause; empty where facts were corrected or changed afterwards. */
  told: readonly string[];
}
