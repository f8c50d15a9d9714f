/** Nesting beyond which a text counts as wrong: no manifest is so deep, and recursion stays small. */
const DEPTH_MAX = 40;

const SPACE = /[\t\n\r ]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown inside; carries the place. */
class Wrong extends Error {
  constructor(readonly at: number) {
    super("not JSON");
  }
}

/**
 * Position where a text stops being JSON (RFC 8259); undefined for JSON. `JSON.parse` does not say
 * it for every error. Line and column count from 1, columns in UTF-16 units.
 */
export function findJsonError(text: string): { line: number; column: number } | undefined {
  try {
    const end = skip(text, readValue(text, skip(text, 0), 0));
    if (end < text.length) throw new Wrong(end);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Wrong)) throw thrown;
    const before = text.slice(0, thrown.at).split("\n");
    return { line: before.length, column: before.at(-1)!.length + 1 };
  }
}

const match = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};
const skip = (text: string, at: number): number => match(SPACE, text, at) ?? at;

/** @returns the place after the value */
function readValue(text: string, at: number, depth: number): number {
  if (depth > DEPTH_MAX) throw new Wrong(at);
  const first = text[at];
  if (first === "{" || first === "[") return readList(text, at, depth, first === "{");
  const end = match(first === '"' ? STRING : LITERAL, text, at);
  if (end === undefined) throw new Wrong(at);
  return end;
}

/** An object or an array. */
function readList(text: string, from: number, depth: number, isObject: boolean): number {
  const close = isObject ? "}" : "]";
  let at = skip(text, from + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    if (isObject) {
      const colon = match(STRING, text, at);
      if (colon === undefined) throw new Wrong(at);
      at = skip(text, colon);
      if (text[at] !== ":") throw new Wrong(at);
      at = skip(text, at + 1);
    }
    at = skip(text, readValue(text, at, depth + 1));
    if (text[at] === close) return at + 1;
    if (text[at] !== ",") throw new Wrong(at);
    at = skip(text, at + 1);
  }
}
