/** The result of parsing a Range header (RFC 9110, section 14). */
export type ByteRange =
  /** The whole file: no Range header, or one that is ignored. */
  | { kind: "whole" }
  /** Bytes `start` to `end`, both inclusive and within the file. */
  | { kind: "part"; start: number; end: number }
  /** Not satisfiable: the range begins after the end of the file (416). */
  | { kind: "outside" };

const WHOLE: ByteRange = { kind: "whole" };
const OUTSIDE: ByteRange = { kind: "outside" };

/** `first-last`, `first-` or `-length`. */
const SPEC = /^(\d*)-(\d*)$/;

/**
 * Parses a Range header. Never fails: other units, malformed headers and multiple ranges are
 * ignored, as RFC 9110 allows.
 *
 * @param header null without a header
 * @param size of the file in bytes
 */
export function parseByteRange(header: string | null, size: number): ByteRange {
  const [, list = ""] = /^bytes=(.*)$/i.exec(header?.trim() ?? "") ?? [];
  const specs = list.split(",").map((spec) => spec.trim());
  const ranges = specs.filter(Boolean);
  const [, first = "", last = ""] = SPEC.exec(ranges[0] ?? "") ?? [];
  if (ranges.length !== 1 || (first === "" && last === "")) return WHOLE;

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
 * Whether a partial response is allowed: an If-Range header must equal the strong ETag (RFC 9110,
 * 13.1.5). A date never matches, since no Last-Modified is sent.
 *
 * @param etag strong, with its quotes
 */
export const isRangeCurrent = (ifRange: string | null, etag: string): boolean =>
  ifRange === null || ifRange.trim() === etag;
