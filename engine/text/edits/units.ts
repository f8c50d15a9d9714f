/* Lines and sentences of a text, for changes to it. */

import type { Range } from "#engine/reading/folded.ts";

/** The line in which a range begins, with its break. */
export function lineOfRange(text: string, { from }: Range): Range {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", from);
  return { from: start, to: end < 0 ? text.length : end + 1 };
}

/** The sentence around a range, or a point of a list; a line's own where it has only one. */
export function unitOf(text: string, range: Range): Range {
  const line = lineOfRange(text, range);
  const words = text.slice(line.from, line.to);
  const ends = [...words.matchAll(/[.!?…]+(?=\s|$)\s*/g)].map(
    (match) => match.index + match[0].length,
  );
  const starts = [0, ...ends].filter((at) => at < words.length);
  const at = range.from - line.from;
  const start = starts.findLast((each) => each <= at) ?? 0;
  const end = starts.find((each) => each > at) ?? words.length;
  return { from: line.from + start, to: line.from + end };
}

/** The smallest piece around a range: what stands in brackets or between commas, or its sentence. */
export function pieceOf(text: string, range: Range): Range {
  const unit = unitOf(text, range);
  const open = text.lastIndexOf("(", range.from);
  const close = text.indexOf(")", range.to);
  if (open >= unit.from && close >= 0 && close < unit.to) return { from: open, to: close + 1 };
  const before = text.lastIndexOf(",", range.from);
  const after = text.indexOf(",", range.to);
  if (before >= unit.from)
    return { from: before, to: after >= 0 && after < unit.to ? after : sentenceEnd(text, unit) };
  return unit;
}

const sentenceEnd = (text: string, unit: Range): number =>
  unit.from + text.slice(unit.from, unit.to).replace(/[.!?*\s]+$/, "").length;

/** The last sentence of a text, or the last point of its last list. */
export function lastSentence(text: string): Range {
  const end = text.trimEnd().length;
  return unitOf(text, { from: Math.max(end - 2, 0), to: end });
}

/** A text after something was taken out: no empty labels, brackets, points or doubled spaces. */
export const tidyEdited = (text: string): string =>
  text
    .replace(/\(\s*\)/g, "")
    .replace(/:\*\*(?=\s*(?:\n|$|!))/g, "**")
    .replace(/:(?=\s*(?:!|\n- |$))/g, (sign, at: number, whole: string) =>
      whole.slice(at + 1).startsWith("\n- ") ? sign : "",
    )
    .replace(/[ \t]+([.,;:!?])/g, "$1")
    .replace(/(?<=\S)[ \t]+\*\*(?=\n|$)/g, "**")
    .replace(/[,;]+(?=[.!?])/g, "")
    .replace(/,\s*,/g, ",")
    .replace(/[,;]+(?=\s*(?:\n|$))/g, (signs, at: number, whole: string) =>
      /^[^\n]{0,40},$/.test(
        whole
          .slice(0, at + 1)
          .split("\n")
          .at(-1)!,
      ) && at < 60
        ? signs
        : "",
    )
    .replace(/(^|\n)[-*•]\s*(?:\*\*\s*\*\*)?\s*[.,;]?\s*(?=\n|$)/g, "$1")
    .replace(/(^|[^*])\*\*\s*\*\*(?!\*)/g, "$1")
    .replace(/(?<=[.!?]) *[.,;]+(?=\s|$)/g, "")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/(^|\n)[ \t]+/g, "$1")
    .replace(/(?<=\n)[.,;]\s*/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(
      /(^|[.!?]\s|\n)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
