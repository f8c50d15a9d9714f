import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fold } from "#domain/search/text-fold.ts";
import { trigramsOf } from "#db/schema/trigrams.ts";

/**
 * Whether a folded text contains what a person typed, blind to case and accents. It is compared row
 * by row: an index is asked by {@link hasTrigrams}.
 *
 * @param searchText the column, or a folded text made as it is read, where a table is small
 * @returns undefined for an empty search, which `and()` leaves out
 */
export function matchesText(searchText: AnyPgColumn | SQL, typed: string): SQL | undefined {
  return typed ? sql`${searchText} LIKE ${patternOf(typed)}` : undefined;
}

/**
 * Whether a text has every three characters of what was typed, as its trigram index knows: it has
 * where it contains it, and seldom where it does not, so `matchesText` stands beside this.
 *
 * @param indexed the text, in the words of its index
 * @returns undefined for marks without a letter, which are in every text
 */
export const hasTrigrams = (indexed: AnyPgColumn | SQL, typed: string): SQL | undefined =>
  fold(typed) === ""
    ? undefined
    : sql`${trigramsOf(indexed)} @@ plaza_trigram_query(${foldedText(typed)})`;

/** What both fold alike (text-fold.db.test.ts); whatever else is typed, Postgres folds. */
const PLAIN = /^[\x20-\x7e\u00e0-\u00f6\u00f9-\u00fcÁÉÍÓÚÜÑ]*$/u;

/**
 * Whether the trigram index alone tells what has a text: it is one trigram, or the beginning of some,
 * and has no space in it that could stand between a name and a description.
 */
export const isFoundByTrigrams = (typed: string): boolean =>
  PLAIN.test(typed) && /^\S{1,3}$/u.test(fold(typed));

/**
 * What was typed, folded like `search_text`. Here where it can be: the planner folds it anew for each
 * place in a query, and a search has many.
 */
const foldedText = (typed: string): SQL =>
  PLAIN.test(typed) ? sql`${fold(typed)}::text` : sql`plaza_fold(${typed}::text)`;

/** What was typed is a text, not a pattern; and folding may bring a "%" to light. */
export const patternOf = (typed: string): SQL =>
  PLAIN.test(typed)
    ? sql`${`%${fold(typed).replace(/[\\%_]/g, "\\$&")}%`}::text`
    : sql`('%' || regexp_replace(plaza_fold(${typed}::text), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
