/** Plaza's own screens as results of the search. */
import { searchedText } from "./search-request.ts";
import { fold } from "./text-fold.ts";

/** Screens that one search shows: they stand above the items. */
export const SCREENS_MAX = 4;
/** Shorter texts begin too many words. */
const LETTERS_MIN = 3;

/** A screen that a person may open. */
export interface SearchedScreen {
  /** Its address. */
  url: string;
  name: string;
  /** Synonyms, and words that people look for there, separated by commas, in all languages. */
  words: string;
}

/**
 * The screens of which a name or a synonym has a word that begins with the searched text: "créd" finds "créditos",
 * "ito" does not. Without regard to accents and case; matches in names come first, equal ones keep their order.
 */
export function findScreens<Screen extends SearchedScreen>(
  typed: string,
  screens: readonly Screen[],
): Screen[] {
  const query = fold(searchedText(typed)).replace(/\s+/g, " ").trim();
  if (query.length < LETTERS_MIN) return [];
  const begins = (text: string) => ` ${fold(text).replaceAll(",", " ")}`.includes(` ${query}`);
  const named = screens.filter(({ name }) => begins(name));
  const others = screens.filter(({ name, words }) => !begins(name) && begins(words));
  return [...named, ...others].slice(0, SCREENS_MAX);
}
