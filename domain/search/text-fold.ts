/** Replacements of Postgres' `unaccent` beyond removing accents. */
const SPELLED: Record<string, string> = {
  º: "o",
  ª: "a",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  "¿": "?",
  "¡": "!",
  "«": "<<",
  "»": ">>",
  "—": "-",
  "–": "-",
  "…": "...",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
};
const SPELLED_PATTERN = new RegExp(`[${Object.keys(SPELLED).join("")}]`, "g");

/**
 * Lower case without accents, for comparison. Equivalent to the SQL function `plaza_fold` for
 * Spanish and Portuguese text, so that the browser and the database find the same items. The length
 * may differ from the input's.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPELLED_PATTERN, (character) => SPELLED[character] ?? character);
}
