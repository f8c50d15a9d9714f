import { fold } from "./text-fold.ts";

/** Characters of a trigram, by which the database finds words. */
export const TRIGRAM = 3;

/**
 * The words of a search: a text is found if it contains each of them, in any order. Words that fold to nothing
 * (combining marks only) are left out. Short words alone, such as "de la", are one text with its spaces: the
 * database's index does not find them by themselves.
 */
export function searchWords(typed: string): string[] {
  const words = typed.split(/\s+/u).filter((word) => fold(word) !== "");
  const isFound = words.length <= 1 || words.some((word) => fold(word).length >= TRIGRAM);
  return isFound ? words : [typed.trim()];
}
