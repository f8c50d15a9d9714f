import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Every three letters of a folded text: under a GIN index it finds what has one or two letters
 * somewhere by the beginnings of its trigrams, which a trigram index cannot. The function says what
 * it costs (migration 0016), so that the planner does not take it for cheaper than the index.
 */
export const beginnings = (text: AnyPgColumn | SQL): SQL => sql`plaza_beginnings(${text})`;
