/** Capitalises the first letter of a text, after opening quotation marks and similar signs. */
export const capital = (text: string): string =>
  text.replace(
    /^([^\p{L}\d]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** A text with a small letter at its beginning, to stand within a sentence. */
export const small = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
