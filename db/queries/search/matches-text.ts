import { and, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { searchWords, TRIGRAM } from "#domain/search/search-words.ts";
import { fold } from "#domain/search/text-fold.ts";
import { trigramsOf } from "#db/schema/trigrams.ts";

/**
 * Condition: a folded column contains each word that was typed, regardless of case and accents. LIKEs on
 * each row; combine it with {@link hasTrigrams} to use the trigram index.
 *
 * @param searchText the folded column; on a small table also an expression folded while reading
 * @returns undefined for an empty search, which `and()` omits
 */
export function matchesText(searchText: AnyPgColumn | SQL, typed: string): SQL | undefined {
  return and(...searchWords(typed).map((word) => sql`${searchText} LIKE ${patternOf(word)}`));
}

/**
 * Condition for the trigram index: the column contains every trigram of the typed words, without those shorter
 * than a trigram if there is a longer one. Necessary but not sufficient for a match: combine it with
 * `matchesText`.
 *
 * @param indexed exactly the indexed expression
 * @returns undefined for input that folds to nothing (combining marks only), which every text
 *   contains
 */
export function hasTrigrams(indexed: AnyPgColumn | SQL, typed: string): SQL | undefined {
  const words = searchWords(typed);
  const long = words.filter((word) => fold(word).length >= TRIGRAM);
  const asked = long.length > 0 ? long : words;
  return and(
    ...asked.map(
      (word) => sql`${trigramsOf(indexed)} @@ plaza_trigram_query(${foldedInput(word)})`,
    ),
  );
}

/**
 * Input that `fold` and `plaza_fold` treat alike (text-fold.db.test.ts). PostgreSQL folds any
 * other.
 */
const FOLDED_IN_JS = /^[\x20-\x7e\u00e0-\u00f6\u00f9-\u00fcÁÉÍÓÚÜÑ]*$/u;

/**
 * Whether the trigram index alone is exact, without the LIKE: for input of at most three
 * characters, which is a trigram or the prefix of some, and of one word.
 */
export const isFoundByTrigrams = (typed: string): boolean =>
  FOLDED_IN_JS.test(typed) && /^\S{1,3}$/u.test(fold(typed));

/**
 * Typed text, folded like `search_text`. In JavaScript where possible, because the planner would
 * evaluate `plaza_fold` again at each place in the query.
 */
const foldedInput = (typed: string): SQL =>
  FOLDED_IN_JS.test(typed) ? sql`${fold(typed)}::text` : sql`plaza_fold(${typed}::text)`;

/**
 * LIKE pattern for a substring. Escapes `%`, `_` and backslash after folding, which may produce
 * them.
 */
export const patternOf = (typed: string): SQL =>
  FOLDED_IN_JS.test(typed)
    ? sql`${`%${fold(typed).replace(/[\\%_]/g, "\\$&")}%`}::text`
    : sql`('%' || regexp_replace(plaza_fold(${typed}::text), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
