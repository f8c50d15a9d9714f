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
/** Splits at commas or semicolons, but not inside a quoted string. */
const split = (text: string, separator: "," | ";") =>
  text.match(separator === "," ? /(?:"(?:\\.|[^"\\])*"|[^,])+/g : /(?:"(?:\\.|[^"\\])*"|[^;])+/g) ??
  [];

/**
 * Whether a client takes JSON (RFC 9110, 12.5.1): the most exact range that covers it decides, and
 * its weight must not be 0. Parameters other than the weight are not looked at: there is one form
 * of each answer. No header, or an empty one, takes anything.
 */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  const ranges = split(accept, ",").flatMap(parseRange);
  const precision = Math.max(...ranges.map((range) => range.precision));
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
