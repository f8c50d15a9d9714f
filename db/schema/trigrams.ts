import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * All trigrams of a folded string, for a GIN index that finds any substring, including single
 * characters and punctuation, which pg_trgm's own operator class does not. The function declares a
 * high COST (migration 0016), so that the planner prefers the index to evaluating it for each row.
 */
export const trigramsOf = (text: AnyPgColumn | SQL): SQL => sql`plaza_trigrams(${text})`;

/** Index expression: the folded name at the start of an item's `search_text`. */
export const foldedNameOf = ({ searchText, nameLength }: Searchable): SQL =>
  sql`left(${searchText}, ${nameLength})`;

export interface Searchable {
  searchText: AnyPgColumn;
  nameLength: AnyPgColumn;
}
