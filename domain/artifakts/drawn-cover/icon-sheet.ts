import { safeSvg, SVG_SHAPES } from "#domain/input/safe-svg.ts";
import { COLORS, drawing, escapeXml, HEIGHT, WIDTH } from "./svg.ts";

export const ICONS_MAX = 12;
/** Maximum size of an icon's SVG in bytes. */
export const ICON_SVG_MAX_BYTES = 48_000;
/** An icon: its text and pictures would not be seen, and what is drawn takes time. */
const ICON = {
  elements: new Set<string>(SVG_SHAPES),
  elementsMax: 600,
  charactersMax: ICON_SVG_MAX_BYTES,
  mayDash: false,
} as const;

/** The SVG of an icon as it may be drawn; undefined for one with anything else than shapes and gradients. */
export const safeIcon = (text: string): string | undefined => safeSvg(text, ICON);

const columnsOf = (count: number): number =>
  count <= 3 ? count : count === 4 ? 2 : count <= 9 ? 3 : 4;

/**
 * Pictures on white cards; undefined without any.
 *
 * @param hrefs `data:` addresses
 */
export function drawIconSheet(hrefs: readonly string[]): string | undefined {
  const shown = hrefs.filter((href) => href.startsWith("data:image/")).slice(0, ICONS_MAX);
  if (shown.length === 0) return undefined;
  const columns = columnsOf(shown.length);
  const rows = Math.ceil(shown.length / columns);
  const gap = 14;
  const side = Math.min(
    (WIDTH - gap * (columns + 1)) / columns,
    (HEIGHT - gap * (rows + 1)) / rows,
    240,
  );
  const top = (HEIGHT - rows * side - (rows - 1) * gap) / 2;
  const parts = shown.map((href, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const left = (WIDTH - inRow * side - (inRow - 1) * gap) / 2;
    const [x, y] = [left + (index % columns) * (side + gap), top + row * (side + gap)];
    const pad = side * 0.14;
    return (
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}" rx="14" fill="${COLORS.paper}" stroke="${COLORS.line}"/>` +
      `<image x="${(x + pad).toFixed(1)}" y="${(y + pad).toFixed(1)}" width="${(side - 2 * pad).toFixed(1)}" height="${(side - 2 * pad).toFixed(1)}" xlink:href="${escapeXml(href)}"/>`
    );
  });
  return drawing(parts.join(""));
}
