import { cleanText, drawing, HEIGHT, textAt, WIDTH } from "./svg.ts";

const SWATCHES_MAX = 12;

/** Different colours among the strings of a JSON text, as #rrggbb, in their order. */
export function findColors(json: string): string[] {
  const colors = new Set<string>();
  for (const [, hex] of json.matchAll(/"#([\da-f]{3,8})"/gi)) {
    const digits = hex!.toLowerCase();
    if (![3, 4, 6, 8].includes(digits.length)) continue;
    const long = digits.length < 6 ? [...digits].map((each) => each + each).join("") : digits;
    colors.add(`#${long.slice(0, 6)}`);
    if (colors.size === SWATCHES_MAX) break;
  }
  return [...colors];
}

/** Perceived lightness, 0 to 255. */
function lightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return red! * 0.299 + green! * 0.587 + blue! * 0.114;
}

/** Colours as swatches that fill the picture, each with its value; undefined for fewer than two. */
export function drawPalette(colors: readonly string[]): string | undefined {
  const shown = colors.filter((each) => /^#[\da-f]{6}$/.test(each)).slice(0, SWATCHES_MAX);
  if (shown.length < 2) return undefined;
  const columns =
    shown.length <= 5 ? shown.length : Math.ceil(shown.length / (shown.length > 8 ? 3 : 2));
  const rows = Math.ceil(shown.length / columns);
  const height = HEIGHT / rows;
  const parts = shown.map((color, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const width = WIDTH / inRow;
    const [x, y] = [(index % columns) * width, row * height];
    return (
      `<rect x="${x.toFixed(1)}" y="${y}" width="${(width + 0.5).toFixed(1)}" height="${height}" fill="${color}"/>` +
      textAt(Math.round(x + 12), Math.round(y + height - 14), cleanText(color), {
        size: Math.min(17, Math.floor((width - 18) / 4.4)),
        isMono: true,
        fill: lightness(color) > 140 ? "#1d1b24" : "#ffffff",
      })
    );
  });
  return drawing(parts.join(""));
}
