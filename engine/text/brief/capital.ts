/** Capitalises the first letter of a text, after opening quotation marks and similar signs. */
export const capital = (text: string): string =>
  text.replace(
    /^([^\p{L}\d]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** A text with a small letter at its beginning, to stand within a sentence. */
export const small = (text: string): string =>
  ALWAYS_CAPITAL.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/** "I" and the English days and months. */
const ALWAYS_CAPITAL =
  /^(?:I(?![\p{L}])|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u;
