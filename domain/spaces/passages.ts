import { PASSAGE_MAX_CHARACTERS } from "./documents.ts";

/** Between the headings of a passage, outermost first. */
export const HEADING_SEPARATOR = " › ";
/** Characters of a whole heading path. */
const HEADING_MAX_CHARACTERS = 400;
/** A passage that is this long takes no further paragraph: what belongs together is quoted together. */
const ENOUGH_CHARACTERS = 600;

/** A part of a document under one heading, on one page. */
export interface Section {
  /** Headings above it, outermost first. */
  headings: readonly string[];
  page: number | null;
  /** Paragraphs are apart by an empty line. */
  text: string;
}

/** A piece of a section's text. */
export interface Passage {
  /** Headings above it, joined; empty for none. */
  heading: string;
  page: number | null;
  /** Verbatim, at most PASSAGE_MAX_CHARACTERS, without the white space around it. */
  text: string;
}

/** Cuts sections into passages: at ends of paragraphs, else of lines, of sentences, of words. */
export const cutPassages = (sections: readonly Section[]): Passage[] =>
  sections.flatMap(({ headings, page, text }) => {
    const heading = joinHeadings(headings);
    return cutText(text).map((piece) => ({ heading, page, text: piece }));
  });

/** The headings above a passage in one line; the innermost are kept where they are too long. */
export function joinHeadings(headings: readonly string[]): string {
  const joined = headings
    .map((heading) => heading.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(HEADING_SEPARATOR);
  return [...joined].slice(-HEADING_MAX_CHARACTERS).join("");
}

/**
 * Pieces of a text, in its order. Each is a part of the text as it is; only white space between them is
 * left out.
 */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (from < text.length) {
    const to = endOfPiece(text, from);
    const piece = text.slice(from, to).trim();
    if (piece !== "") pieces.push(piece);
    from = to;
  }
  return pieces;
}

/** Boundaries of a piece, the best first: after an empty line, a line, a sentence, a word. */
const ENDS = [/\n[^\S\n]*\n\s*/g, /\n\s*/g, /[.!?…;:]["”»')\]]*\s+/g, /\s+/g] as const;

/** @returns where the piece that begins at `from` ends */
function endOfPiece(text: string, from: number): number {
  const start =
    from + (/^\s*/.exec(text.slice(from, from + PASSAGE_MAX_CHARACTERS))?.[0].length ?? 0);
  const limit = start + PASSAGE_MAX_CHARACTERS;
  const [paragraphs] = ENDS;
  // One character more than fits: white space there ends a piece of the longest length.
  const stretch = text.slice(start, limit + 1);
  const paragraphEnds = endsIn(stretch, paragraphs);
  const enough = paragraphEnds.find((end) => end >= ENOUGH_CHARACTERS);
  if (enough !== undefined) return start + enough;
  if (text.length <= limit) return text.length;
  for (const end of ENDS) {
    const last = endsIn(stretch, end).at(-1);
    if (last !== undefined) return start + last;
  }
  // No white space at all: between two characters, not inside one (a surrogate pair).
  const isInside = /[\uD800-\uDBFF]/.test(text[limit - 1]!) && /[\uDC00-\uDFFF]/.test(text[limit]!);
  return isInside ? limit - 1 : limit;
}

/** Ends of pieces in a text that begins with what is no white space. */
function endsIn(text: string, end: RegExp): number[] {
  return [...text.matchAll(end)].map(({ index, 0: { length } }) => index + length);
}
