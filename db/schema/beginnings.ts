import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Every three letters of a folded text as a tsvector: under a GIN index it finds what has one or two
 * letters somewhere by the beginnings of its trigrams, which a trigram index cannot.
 */
export const beginnings = (text: AnyPgColumn | SQL): SQL =>
  sql`array_to_tsvector(show_trgm(${text}))`;
