import { TILE_COUNT } from "#domain/items/tiles.ts";
import type { Material } from "#engine/asked.ts";
import { fold } from "#engine/reading/folded.ts";
import { picture } from "#domain/pictures/canvas.ts";
import type { PictureFormat } from "./format.ts";
import { namesColour, paletteOf } from "./palette.ts";
import { toldLines } from "./told-lines.ts";

/** A follow-up of more words changes more than the colour: "ponlo en verde". */
const COLOUR_MAX_WORDS = 4;

/** A picture of a format, as SVG. Each seed has another drawing of tiles. */
export function drawPicture(
  { width, height, name, draw }: PictureFormat,
  material: Material,
  {
    instructions,
    corrections = {},
    seed,
  }: {
    instructions: readonly string[];
    corrections?: Readonly<Record<string, string>>;
    seed: number;
  },
): string {
  const prompt = instructions.join("\n");
  const folded = fold(prompt);
  const palette = paletteOf(instructions.map(fold), material.business, seed);
  const title = [name[material.locale], material.facts.what].filter(Boolean).join(": ");
  const drawing = seed % TILE_COUNT;
  const [first = "", ...followUps] = instructions;
  const isColourAlone = (followUp: string) =>
    namesColour(fold(followUp)) && followUp.trim().split(/\s+/).length <= COLOUR_MAX_WORDS;
  const isChanged = Object.keys(corrections).length > 0 || !followUps.every(isColourAlone);
  const told = isChanged ? [] : toldLines(first, material.locale);
  return picture(
    width,
    height,
    title,
    draw({ ...material, width, height, palette, drawing, folded, prompt, told }),
  );
}
