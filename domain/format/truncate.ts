/** Descriptions on cards. */
const TRUNCATE_DEFAULT_CHARACTERS = 100;
/** Descriptions in search results. */
export const TRUNCATE_SEARCH_CHARACTERS = 120;
export const ELLIPSIS = "…";

/** Characters that are one grapheme each; the first combining mark is U+0300. */
const PLAIN = /^[ -\u02ff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * The graphemes of a text: an emoji with its skin tone, a letter with its accents. Without
 * `Intl.Segmenter` (Firefox before 125) an approximation: a character with its marks and what
 * zero-width joiners connect.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (typeof Intl.Segmenter === "function") {
    segmenter ??= new Intl.Segmenter("es", { granularity: "grapheme" });
    for (const { segment } of segmenter.segment(text)) yield segment;
    return;
  }
  const cluster = /\r\n|\p{RI}\p{RI}|.[\p{M}\p{EMod}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;
  for (const [segment] of text.matchAll(cluster)) yield segment;
}

/** At most `limit` graphemes of a text, followed by an ellipsis where it was cut. */
export function truncate(text: string, limit: number = TRUNCATE_DEFAULT_CHARACTERS): string {
  // A grapheme has at least one code unit: a text with few enough units needs no counting.
  if (text.length <= limit) return text;
  // Fast path: true for nearly every text.
  if (PLAIN.test(text.slice(0, limit + 1))) return text.slice(0, limit) + ELLIPSIS;
  let kept = 0;
  let end = 0;
  for (const grapheme of graphemesOf(text)) {
    if (kept === limit) return text.slice(0, end) + ELLIPSIS;
    kept += 1;
    end += grapheme.length;
  }
  return text;
}
