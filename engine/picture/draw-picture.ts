import { TILE_COUNT } from "#domain/items/tiles.ts";
import type { Material } from "#engine/asked.ts";
import { fold } from "#engine/reading/folded.ts";
import { picture } from "#domain/pictures/canvas.ts";
import type { PictureFormat } from "./format.ts";
import { paletteOf } from "./palette.ts";

/** A picture of a format, as SVG. Each seed has another drawing of tiles. */
export function drawPicture(
  { width, height, name, draw }: PictureFormat,
  material: Material,
  { instructions, seed }: { instructions: readonly string[]; seed: number },
): string {
  const prompt = instructions.join("\n");
  const folded = fold(prompt);
  const palette = paletteOf(instructions.map(fold), material.business, seed);
  const title = [name[material.locale], material.facts.what].filter(Boolean).join(": ");
  const drawing = seed % TILE_COUNT;
  return picture(
    width,
    height,
    title,
    draw({ ...material, width, height, palette, drawing, folded, prompt }),
  );
}
