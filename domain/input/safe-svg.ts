/** Limits of an SVG from outside; the time to draw it grows with its content. */
export interface SvgLimits {
  /** Names of elements, in lower case. */
  elements: ReadonlySet<string>;
  elementsMax: number;
  charactersMax: number;
  /** Whether lines may be dashed: a short dash on a long line is drawn many times. */
  mayDash: boolean;
}

/** Shapes, groups and gradients. */
export const SVG_SHAPES = [
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
] as const;

/** Clips in clips multiply. */
const CLIPS_MAX = 4;
const TAG = /<\/?([a-z]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** References out of the drawing, also as a style writes them with escapes and comments. */
const OUTSIDE = /@|\\|\/\*|javascript|url\(\s*(?!["']?#)/i;
const STYLED_DASHES = /dasharray/i;

/**
 * The SVG as it may be drawn and shown, without prolog and comments; undefined for one with anything
 * else than the given elements: no `use` (which multiplies), `image` (which the renderer would read from
 * the server's disk), style sheets, scripts, filters, patterns, entities of its own (XXE), nor a reference
 * out of the drawing.
 */
export function safeSvg(text: string, limits: SvgLimits): string | undefined {
  if (text.length > limits.charactersMax) return undefined;
  // eslint-disable-next-line no-control-regex -- the characters that XML forbids
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) return undefined;
  const bare = text
    .replace(/^\uFEFF/, "")
    .replace(/^\s*<\?xml[^<>]*\?>/, "")
    .replace(/<!DOCTYPE[^<>[\]]*>/i, "")
    .replace(/<!--(?:[^-]|-(?!->))*-->/g, "")
    .trim();
  if (!/^<svg[\s>]/.test(bare)) return undefined;
  const tags = [...bare.matchAll(TAG)];
  const names = tags.map(([, name]) => name!.toLowerCase());
  if (names.length > limits.elementsMax * 2) return undefined;
  if (!names.every((name) => limits.elements.has(name))) return undefined;
  if (names.filter((name) => name === "clippath").length > CLIPS_MAX) return undefined;
  // The rest is text: no tag that was not read.
  const words = bare.replace(TAG, "");
  if (words.includes("<") || /&(?!amp;|lt;|gt;|quot;|apos;|#\d{1,6};)/.test(words))
    return undefined;
  const attributes = tags.flatMap(([, , written = ""]) => [...written.matchAll(ATTRIBUTE)]);
  const areSafe = attributes.every(([, name = "", double, single]) =>
    isSafeAttribute(name, double ?? single ?? "", limits),
  );
  return areSafe ? bare : undefined;
}

function isSafeAttribute(name: string, value: string, { mayDash }: SvgLimits): boolean {
  if (/^on/i.test(name) || OUTSIDE.test(value)) return false;
  if (/&(?!amp;|lt;|gt;|quot;|apos;)/.test(value) || STYLED_DASHES.test(value)) return false;
  if (STYLED_DASHES.test(name))
    return mayDash && /^[1-9]\d{0,3}(?:[ ,]+[1-9]\d{0,3})*$/.test(value);
  return !/(?:^|:)href$/i.test(name) || value.startsWith("#");
}
