import { highlight } from "./highlight.ts";

/**
 * The part of a long text around the first match of a search, in one line; the beginning without a match.
 * Left out parts are marked by "…", and words stay whole where they are short.
 *
 * @param typed the search, as in `highlight`
 * @param maxCharacters of the excerpt, without the marks; in UTF-16 code units
 */
export function excerpt(text: string, typed: string, maxCharacters: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= maxCharacters) return line;
  const [first] = highlight(line, typed);
  const match = first && !first.isMatch && first.text.length < line.length ? first.text.length : 0;
  const wanted = Math.max(0, Math.min(match - maxCharacters / 3, line.length - maxCharacters));
  const begin = wanted === 0 ? 0 : wordStart(line, Math.floor(wanted));
  const rest = line.slice(begin);
  const shown =
    rest.length <= maxCharacters
      ? rest
      : `${rest
          .slice(0, maxCharacters)
          .replace(/[\uD800-\uDBFF]$/u, "")
          .replace(/\s\S{0,20}$/u, "")}…`;
  return begin === 0 ? shown : `…${shown}`;
}

/** Start of the next word, if it comes soon; never the middle of a surrogate pair. */
function wordStart(line: string, at: number): number {
  const space = line.indexOf(" ", at);
  if (space !== -1 && space - at <= 20) return space + 1;
  return /[\uDC00-\uDFFF]/u.test(line[at] ?? "") ? at + 1 : at;
}
