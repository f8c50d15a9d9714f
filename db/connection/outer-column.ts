import { sql, type Column, type SQL } from "drizzle-orm";

/**
 * A column with its table's name, for use in a subselect: the column of the outer query's row.
 *
 * Drizzle leaves the table's name out in the columns of a select from a single table, and in a
 * subselect a bare name means the subselect's own column where it has one of that name. Drizzle
 * takes the name only from columns that stand directly in a template; this one stands in its own.
 * The ESLint rule `plaza/outer-column` finds those without.
 */
export const outer = (column: Column): SQL => sql`${column}`;
