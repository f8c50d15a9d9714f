/**
 * A text in lower case and without accents, one code unit for each of the original, so that a position
 * in it is a position in the prompt. "ñ" becomes "n".
 */
export const fold = (text: string): string =>
  text.replace(/[A-Z\u0080-\uffff]/g, (unit) => unit.normalize("NFD")[0]!.toLowerCase()[0]!);

/** A range of a prompt, `to` exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** A text with spaces in place of a range, so that other positions stay. */
export const blank = (text: string, { from, to }: Range): string =>
  text.slice(0, from) + " ".repeat(to - from) + text.slice(to);

/** Ranges of all matches of a pattern with the flag `g`. */
export const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => [
  ...text.matchAll(pattern),
];

export const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;
