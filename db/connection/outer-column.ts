import { sql, type Column, type SQL } from "drizzle-orm";

/**
 * A column qualified with its table's name, for use in a correlated subquery: the outer row's
 * column.
 *
 * Drizzle omits the table's name in the columns of a single-table select. In a subquery the bare
 * name would mean the subquery's own column of that name. Drizzle strips only columns placed
 * directly in a template; this one is nested in a template of its own. The ESLint rule
 * `plaza/outer-column` reports unqualified ones.
 */
export const outer = (column: Column): SQL => sql`${column}`;
