/** What is not a plain letter with an accent, as Postgres' unaccent spells it. */
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
 * A text for comparing: lower case, without accents. Equal in effect to the SQL function
 * `plaza_fold` for what Spanish and Portuguese are written in, so that the browser's search and the
 * database's find the same. Its length may differ from the text's.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPELLED_PATTERN, (character) => SPELLED[character] ?? character);
}
