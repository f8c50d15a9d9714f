import { COLORS, drawing, escapeXml, HEIGHT, WIDTH } from "./svg.ts";

export const ICONS_MAX = 12;
/** Maximum size of an icon's SVG in bytes. */
export const ICON_SVG_MAX_BYTES = 48_000;
/** Maximum elements of one icon, since drawing takes time. */
const ELEMENTS_MAX = 600;

/** The only elements an icon may have: shapes, groups and gradients. */
const ELEMENTS = new Set([
  "svg",
  "g",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "title",
  "desc",
  "defs",
  "clippath",
  "lineargradient",
  "radialgradient",
  "stop",
]);

/**
 * The SVG of an icon as it may be drawn; undefined for one with anything else than shapes and
 * gradients: no `use` (which multiplies), text, styles, scripts, pictures, filters, patterns, dashes,
 * entities, nor a reference out of the drawing.
 */
export function safeIcon(text: string): string | undefined {
  if (text.length > ICON_SVG_MAX_BYTES) return undefined;
  // eslint-disable-next-line no-control-regex -- the bytes that XML forbids
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) return undefined;
  const bare = text
    .replace(/^\uFEFF/, "")
    .replace(/^\s*<\?xml[^<>]*\?>/, "")
    .replace(/<!DOCTYPE[^<>[\]]*>/i, "")
    .replace(/<!--(?:[^-]|-(?!->))*-->/g, "")
    .trim();
  if (!/^<svg[\s>]/.test(bare) || /<[!?]/.test(bare)) return undefined;
  const names = [...bare.matchAll(/<\/?([^\s<>/]*)/g)].map(([, name]) => name!.toLowerCase());
  if (names.length > ELEMENTS_MAX * 2 || !names.every((name) => ELEMENTS.has(name)))
    return undefined;
  // Clips in clips multiply too.
  if (names.filter((name) => name === "clippath").length > 4) return undefined;
  if (
    /dasharray|@|javascript|[\s:]href\s*=\s*["']?(?!["']?#)|url\(\s*(?!["']?#)|\son\w+\s*=/i.test(
      bare,
    )
  )
    return undefined;
  if (/&(?!amp;|lt;|gt;|quot;|apos;|#\d{1,6};)/.test(bare)) return undefined;
  return bare;
}

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
