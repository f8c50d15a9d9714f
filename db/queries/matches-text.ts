import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a folded `search_text` contains what a person typed, blind to case and accents. Uses the
 * column's trigram index from three characters on.
 *
 * @param searchText the column, or a folded text made as it is read, where a table is small
 * @returns undefined for an empty search, which `and()` leaves out
 */
export function matchesText(searchText: AnyPgColumn | SQL, typed: string): SQL | undefined {
  if (!typed) return undefined;
  // What was typed is a text, not a pattern.
  const literal = typed.replace(/[\\%_]/g, "\\$&");
  return sql`${searchText} LIKE '%' || plaza_fold(${literal}) || '%'`;
}
