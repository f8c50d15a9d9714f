const IS_FEMALE = /^\p{L}+(?:i[oó]n|as?|dad)(?!\p{L})|^(?:clase|sucursal)/iu;

/** Whether a Spanish text begins with a feminine noun or adjective, by its ending. */
export const isFeminine = (text: string): boolean => IS_FEMALE.test(text);

/** What the owner calls theirs in a prompt, as the business says it: "mi local", "nuestro local". */
export const inOurWords = (text: string): string =>
  text.replace(
    /(?<!\p{L})mi(s?) (?=(\p{L}+))/giu,
    (_, plural: string, word: string) => `nuestr${isFeminine(word) ? "a" : "o"}${plural} `,
  );
