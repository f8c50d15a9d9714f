/** Boundaries at which a text is cut, the best first: a paragraph, a sentence or line, a word. */
const BOUNDARIES = [/\n\s*\n/g, /[.!?…]["»”)]*\s|\n/g, /\s/g] as const;

/**
 * Splits a long text into messages. Nothing but white space at the cuts is left out.
 *
 * @param max UTF-16 code units of a message, from 2
 * @returns no part is blank; empty for a blank text
 */
export function splitText(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const end = cutOf(rest, max);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part !== "");
}

/** End of the first part: as late as possible, but not in its first half at a better boundary. */
function cutOf(text: string, max: number): number {
  // One unit more: white space after a full part is a boundary.
  const head = text.slice(0, max + 1);
  for (const boundary of BOUNDARIES) {
    const ends = [...head.matchAll(boundary)].map(
      ({ 0: found, index }) => index + found.trimEnd().length,
    );
    const end = ends.findLast((one) => one <= max && one > max / 2);
    if (end !== undefined) return end;
  }
  // A surrogate pair stays whole.
  const last = text.charCodeAt(max - 1);
  return last >= 0xd800 && last < 0xdc00 && max > 1 ? max - 1 : max;
}
