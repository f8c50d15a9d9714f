import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Every three characters of a folded text. Under a GIN index it finds what has a text somewhere, be
 * it one letter or signs alone, which pg_trgm's own index does not. The function says what it costs
 * (migration 0016), so that the planner always takes the index for cheaper than asking it of each row.
 */
export const trigramsOf = (text: AnyPgColumn | SQL): SQL => sql`plaza_trigrams(${text})`;

/** The folded name at the beginning of an item's `search_text`. */
export const foldedNameOf = ({ searchText, nameLength }: Searchable): SQL =>
  sql`left(${searchText}, ${nameLength})`;

export interface Searchable {
  searchText: AnyPgColumn;
  nameLength: AnyPgColumn;
}
