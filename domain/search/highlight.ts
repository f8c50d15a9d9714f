import { searchWords } from "./search-words.ts";
import { fold } from "./text-fold.ts";
import { graphemesOf } from "#domain/format/truncate.ts";

/** A part of a text; the parts joined in order are the text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into matching and other parts, ignoring case and accents like the search itself.
 * Whole characters (graphemes) are marked, whatever the length of their folded form: the search
 * "strasse" marks "Straße".
 *
 * Where the text does not contain what was typed as it is, its words match. Matches do not overlap; two
 * matches that share a character become one part.
 *
 * @param typed the search; a blank one matches nothing
 */
export function highlight(text: string, typed: string): TextPart[] {
  // Both sides are folded character by character: some letters fold differently next to others.
  const query = foldSearched(typed.trim());
  if (query === "") return text === "" ? [] : [{ text, isMatch: false }];

  let foldedText = "";
  /** For each position in the folded text: start and end of its character in `text`. */
  const begins: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of charactersOf(text)) {
    const piece = foldCharacter(character);
    for (let index = 0; index < piece.length; index++) {
      begins.push(position);
      ends.push(position + character.length);
    }
    foldedText += piece;
    position += character.length;
  }

  const words = [query, ...searchWords(typed).map(foldSearched)];
  const searched = foldedText.includes(query) ? [query] : words;
  const matches: { begin: number; end: number }[] = [];
  for (let at = 0; at < foldedText.length;) {
    const found = longestAt(foldedText, at, searched);
    if (found === 0) {
      at += 1;
      continue;
    }
    const begin = begins[at] ?? 0;
    const end = ends[at + found - 1] ?? text.length;
    const last = matches.at(-1);
    if (last && begin < last.end) last.end = end;
    else matches.push({ begin, end });
    at += found;
  }
  return cut(text, matches);
}

const foldSearched = (typed: string): string => charactersOf(typed).map(foldCharacter).join("");

/** Length of the longest of some texts that is at a position; 0 if none is. */
function longestAt(text: string, at: number, searched: readonly string[]): number {
  let longest = 0;
  for (const one of searched)
    if (one.length > longest && text.startsWith(one, at)) longest = one.length;
  return longest;
}

/** Latin letters, digits and punctuation that are always one grapheme per code unit. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/**
 * Avoids `Intl.Segmenter` where possible: it takes 10 times as long, and each keystroke marks 48
 * texts.
 */
const charactersOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split("") : [...graphemesOf(text)];

/** Maximum entries of the cache below. */
const FOLDED_MAX = 2_000;
const folded = new Map<string, string>();

/** Cached by character: texts consist of few different ones. */
function foldCharacter(character: string): string {
  let piece = folded.get(character);
  if (piece === undefined) {
    piece = fold(character);
    if (folded.size < FOLDED_MAX) folded.set(character, piece);
  }
  return piece;
}

function cut(text: string, matches: readonly { begin: number; end: number }[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { begin, end } of matches) {
    if (begin > done) parts.push({ text: text.slice(done, begin), isMatch: false });
    parts.push({ text: text.slice(begin, end), isMatch: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
