/** What a Range header asks of a file (RFC 9110, 14). */
export type ByteRange =
  /** All of it: there is no range, or none that has to be honoured. */
  | { kind: "whole" }
  /** From `start` to `end`, both included, both in the file. */
  | { kind: "part"; start: number; end: number }
  /** A range that begins past the end: 416. */
  | { kind: "outside" };

const WHOLE: ByteRange = { kind: "whole" };
const OUTSIDE: ByteRange = { kind: "outside" };

/** `first-last`, `first-` or `-length`. */
const SPEC = /^(\d*)-(\d*)$/;

/**
 * The part of a file that a Range header asks for. Never fails: another unit, a header that is not
 * one, and several ranges at once (which no player asks for) are answered with the whole, as the
 * standard allows.
 *
 * @param header as it came; null when there is none
 * @param size of the file in bytes
 */
export function parseByteRange(header: string | null, size: number): ByteRange {
  const [, list = ""] = /^bytes=(.*)$/i.exec(header?.trim() ?? "") ?? [];
  const specs = list.split(",").map((spec) => spec.trim());
  const asked = specs.filter(Boolean);
  const [, first = "", last = ""] = SPEC.exec(asked[0] ?? "") ?? [];
  if (asked.length !== 1 || (first === "" && last === "")) return WHOLE;

  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? OUTSIDE : { kind: "part", start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return WHOLE;
  if (start >= size) return OUTSIDE;
  return { kind: "part", start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

/**
 * Whether a range may be answered with a part: an If-Range header must name the very bytes there
 * are, by their strong tag (RFC 9110, 13.1.5). A date never does: none is given out.
 *
 * @param etag strong, with its quotes
 */
export const isRangeCurrent = (ifRange: string | null, etag: string): boolean =>
  ifRange === null || ifRange.trim() === etag;
