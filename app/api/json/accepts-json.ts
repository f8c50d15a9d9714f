interface MediaRange {
  /** How exactly it names JSON: 2 `application/json`, 1 any application, 0 anything. */
  precision: number;
  /** 0 (not acceptable) to 1. */
  weight: number;
}

const PRECISION: ReadonlyMap<string, number> = new Map([
  ["application/json", 2],
  ["application/*", 1],
  ["*/*", 0],
]);

/** RFC 9110, 12.4.2: at most three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
/** Splits at a separator that stands outside quoted strings. One pass: the header is a stranger's. */
function split(text: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === "\\") at += 1;
    else if (!isQuoted && character === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/**
 * Whether a client takes JSON (RFC 9110, 12.5.1): the most exact range that covers it decides, and
 * its weight must not be 0. Parameters other than the weight are not looked at: there is one form
 * of each answer. No header, or an empty one, takes anything.
 */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  const ranges = split(accept, ",").flatMap(parseRange);
  const precision = ranges.reduce((most, range) => Math.max(most, range.precision), 0);
  return ranges.some((range) => range.precision === precision && range.weight > 0);
}

/** The range, or nothing when it does not cover JSON or its weight is not one. */
function parseRange(text: string): MediaRange[] {
  const [name = "", ...parameters] = split(text, ";").map((part) => part.trim().toLowerCase());
  const precision = PRECISION.get(name);
  if (precision === undefined) return [];
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  const weight = given?.slice(given.indexOf("=") + 1).trim() ?? "1";
  return WEIGHT.test(weight) ? [{ precision, weight: Number(weight) }] : [];
}
