import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fold } from "#app/domain/text-fold.ts";
import { beginnings } from "#db/schema/beginnings.ts";

/**
 * Whether a folded `search_text` contains what a person typed, blind to case and accents. Uses the
 * column's trigram index from three characters on.
 *
 * @param searchText the column, or a folded text made as it is read, where a table is small
 * @returns undefined for an empty search, which `and()` leaves out
 */
export function matchesText(searchText: AnyPgColumn | SQL, typed: string): SQL | undefined {
  return typed ? sql`${searchText} LIKE ${patternOf(typed)}` : undefined;
}

/** What both fold alike (text-fold.db.test.ts); whatever else is typed, Postgres folds. */
const PLAIN = /^[\x20-\x7e\u00e0-\u00f6\u00f9-\u00fcÁÉÍÓÚÜÑ]*$/u;

/**
 * What was typed, folded like `search_text`. Here where it can be: the planner folds it anew for each
 * place in a query, and a search has many.
 */
export const foldedText = (typed: string): SQL =>
  PLAIN.test(typed) ? sql`${fold(typed)}::text` : sql`plaza_fold(${typed}::text)`;

/** What was typed is a text, not a pattern; and folding may bring a "%" to light. */
export const patternOf = (typed: string): SQL =>
  PLAIN.test(typed)
    ? sql`${`%${fold(typed).replace(/[\\%_]/g, "\\$&")}%`}::text`
    : sql`('%' || regexp_replace(plaza_fold(${typed}::text), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/**
 * One or two letters are in no trigram index, but what has them somewhere has a trigram that begins
 * with them, and those have one (`…_search_short`): `ab` in `cab` begins `ab `. A single letter at the
 * end of a word begins none, and is found by the one before it.
 *
 * @returns undefined where a trigram index serves, or none does: other signs have no trigrams
 */
export function hasShortText(searchText: AnyPgColumn | SQL, typed: string): SQL | undefined {
  const letters = fold(typed);
  if (!/^[a-z0-9]{1,2}$/.test(letters)) return undefined;
  const ends = letters.length === 1 ? ["", ...LETTERS].map((one) => `'${one}${letters} '`) : [];
  const query = [`'${letters}':*`, ...ends].join(" | ");
  return sql`${beginnings(searchText)} @@ ${query}::tsquery`;
}
