/** Spec 9: text truncation default. */
export const TRUNCATE_DEFAULT_CHARACTERS = 100;
/** Spec 2 and 9: descriptions in search results. */
export const TRUNCATE_SEARCH_CHARACTERS = 120;
export const ELLIPSIS = "…";

/** Letters that none after them joins, and signs: each is a grapheme (U+0300 is the first mark). */
const PLAIN = /^[ -\u02ff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * What a person calls a character: an emoji with its skin tone, a letter with its accents. Browsers
 * without Intl.Segmenter (Firefox before 125) get a letter, its marks, and what a joiner binds.
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

/**
 * At most `limit` characters of a text, then an ellipsis; unchanged when it is within the limit
 * (spec 9). Characters are graphemes, so that none is cut in two.
 */
export function truncate(text: string, limit: number = TRUNCATE_DEFAULT_CHARACTERS): string {
  // A grapheme is one code unit or more: what has few enough units needs no counting.
  if (text.length <= limit) return text;
  // Nearly every text here, and many on a list: not worth a look at each character.
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
