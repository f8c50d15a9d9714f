import { escapeXml } from "#domain/artifakts/drawn-cover/svg.ts";
import { contrastOf } from "#domain/people/business/business-colours.ts";
import { tilePaths, TILE_SIZE } from "#domain/items/tiles.ts";

/** A rectangle in pixels of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Colours of a picture. Text in `ink` stands on `paper`, text in `paper` on `main`. */
export interface Palette {
  main: string;
  accent: string;
  paper: string;
  ink: string;
}

/** Text of a stack. */
export interface Line {
  text: string;
  /** Pixels; a stack that is too high is drawn smaller. */
  size: number;
  isBold?: boolean;
  fill: string;
  /** Pixels above it. */
  gap?: number;
}

/** Smallest share of a text's size; longer texts are cut. */
const SMALLEST = 0.42;
const LINE_HEIGHT = 1.2;
const FONT = "DejaVu Sans, Verdana, sans-serif";

/** Widths in em of DejaVu Sans Bold, from above: other fonts are narrower. */
const emOf = (letter: string): number => {
  if (/[iljI.,:;'!|¡]/.test(letter)) return 0.4;
  if (/[mwMW@%]/.test(letter)) return 1.12;
  if (/[A-ZÁÉÍÓÚÑ0-9$]/.test(letter)) return 0.8;
  if (/\p{L}/u.test(letter)) return 0.73;
  if (letter === " ") return 0.37;
  return letter.codePointAt(0)! < 0x2000 ? 0.6 : 1.1;
};
/** Width of text in pixels, never less than it is drawn. */
const widthOfText = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + emOf(letter), 0) * size;

/** Text without what XML or a font cannot show: controls, pictographs, marks of direction. */
const drawable = (text: string): string =>
  text
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}\uFE0F\uFFFE\uFFFF\u2028\u2029]+/gu,
      (found) => (/[0-9#*©®]/.test(found) ? found : " "),
    )
    .replace(/\s+/g, " ")
    .trim();

/** Breaks text into lines that fit a width; a word that does not is broken too. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (words: string) => widthOfText(words, size) <= width;
  for (let word of drawable(text).split(" ")) {
    if (fits(`${line} ${word}`.trim())) {
      line = `${line} ${word}`.trim();
      continue;
    }
    if (line) lines.push(line);
    while (!fits(word) && word.length > 1) {
      let end = word.length - 1;
      while (end > 1 && !fits(word.slice(0, end))) end -= 1;
      lines.push(word.slice(0, end));
      word = word.slice(end);
    }
    line = word;
  }
  return line ? [...lines, line] : lines;
}

/**
 * Texts below each other in a box, centred in its height: as large as they fit, and cut with an
 * ellipsis where even the smallest size does not.
 *
 * @param align where the lines stand in the box
 */
export function stack(
  lines: readonly Line[],
  box: Box,
  align: "start" | "middle" = "middle",
): string {
  const shown = lines.filter(({ text }) => drawable(text) !== "");
  const set = (scale: number) =>
    shown.map((line, index) => ({
      ...line,
      size: line.size * scale,
      gap: index === 0 ? 0 : (line.gap ?? 0) * scale,
      rows: wrap(line.text, line.size * scale, box.width),
    }));
  const heightOf = (texts: ReturnType<typeof set>) =>
    texts.reduce((sum, { rows, size, gap }) => sum + gap + rows.length * size * LINE_HEIGHT, 0);
  let scale = 1;
  while (scale > SMALLEST && heightOf(set(scale)) > box.height) scale -= 0.04;
  const texts = set(scale);
  let y = box.y + Math.max(0, (box.height - heightOf(texts)) / 2);
  const x = align === "middle" ? box.x + box.width / 2 : box.x;
  let drawn = "";
  for (const { rows, size, gap, isBold, fill } of texts) {
    y += gap;
    for (const [index, row] of rows.entries()) {
      const isLast = y + size * LINE_HEIGHT * 2 > box.y + box.height && index < rows.length - 1;
      if (y + size > box.y + box.height) return drawn;
      y += size * LINE_HEIGHT;
      const text = isLast ? `${row.slice(0, -1)}…` : row;
      drawn += textAt(x, y - size * 0.28, text, { size, fill, isBold: isBold ?? false, align });
    }
  }
  return drawn;
}

/** One line of text, its baseline at `y`. */
export function textAt(
  x: number,
  y: number,
  text: string,
  {
    size,
    fill,
    isBold = false,
    align = "start",
  }: { size: number; fill: string; isBold?: boolean; align?: "start" | "middle" | "end" },
): string {
  const weight = isBold ? ` font-weight="700"` : "";
  return `<text x="${round(x)}" y="${round(y)}" font-family="${FONT}" font-size="${round(size)}" fill="${fill}"${weight} text-anchor="${align}">${escapeXml(drawable(text))}</text>`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ""}/>`;

/** A strip of tile art, cut at its edges. */
export function tiles(
  { x, y, width, height }: Box,
  {
    drawing,
    cell,
    strong,
    soft,
    ground,
  }: { drawing: number; cell: number; strong: string; soft: string; ground: string },
): string {
  const scale = cell / TILE_SIZE;
  const paths = tilePaths(drawing, Math.ceil(width / cell), Math.ceil(height / cell));
  return (
    `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}">` +
    `${rect({ x: 0, y: 0, width, height }, ground)}<g transform="scale(${scale})">` +
    `<path fill="${soft}" fill-rule="evenodd" d="${paths.soft}"/><path fill="${strong}" fill-rule="evenodd" d="${paths.strong}"/></g></svg>`
  );
}

/** White or dark, whichever is easier to read on a colour. */
export const inkOn = (ground: string): string =>
  contrastOf("#ffffff", ground) >= contrastOf("#1d1b24", ground) ? "#ffffff" : "#1d1b24";

/** A whole picture. */
export const picture = (width: number, height: number, title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(drawable(title))}</title>${body}</svg>`;
