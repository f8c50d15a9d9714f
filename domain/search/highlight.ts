import { fold } from "./text-fold.ts";
import { graphemesOf } from "#domain/format/truncate.ts";

/** A piece of a text; the pieces in their order are the text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text where a search matches it, blind to case and accents as the search itself (spec 9:
 * "Matching is case-insensitive and highlighted"). Whole characters are marked, whatever their
 * folded length: searching "strasse" marks "Straße".
 *
 * Matches do not overlap and each is a part of its own; two that meet inside one character are one.
 *
 * @param typed what was searched for; blank matches nothing
 */
export function highlight(text: string, typed: string): TextPart[] {
  // Folded character by character on both sides: some letters fold differently beside others.
  const query = charactersOf(typed.trim()).map(foldCharacter).join("");
  if (query === "") return text === "" ? [] : [{ text, isMatch: false }];

  let all = "";
  /** Where in `text` the character begins and ends whose folded form holds each position. */
  const begins: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of charactersOf(text)) {
    const piece = foldCharacter(character);
    for (let index = 0; index < piece.length; index++) {
      begins.push(position);
      ends.push(position + character.length);
    }
    all += piece;
    position += character.length;
  }

  const matches: { begin: number; end: number }[] = [];
  for (let at = all.indexOf(query); at !== -1; at = all.indexOf(query, at + query.length)) {
    const begin = begins[at] ?? 0;
    const end = ends[at + query.length - 1] ?? text.length;
    const last = matches.at(-1);
    if (last && begin < last.end) last.end = end;
    else matches.push({ begin, end });
  }
  return cut(text, matches);
}

/** Letters, digits and signs of Latin script that are one character each, whatever stands beside. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** A segmenter takes ten times as long, and a dropdown marks 48 texts on every key. */
const charactersOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split("") : [...graphemesOf(text)];

const FOLDED_MAX = 2_000;
const folded = new Map<string, string>();

/** Remembers what few characters texts are made of. */
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
