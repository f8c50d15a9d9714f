/** Tables: documents in CSV that are shown and changed row by row. */

/** Columns have one letter in formulas. */
export const TABLE_COLUMNS_MAX = 26;
/** Rows below the names of the columns. */
export const TABLE_ROWS_MAX = 1_000;
export const CELL_MAX_CHARACTERS = 1_000;
/** Characters of a whole table as CSV. */
export const TABLE_MAX_CHARACTERS = 200_000;
/** Rows that one page shows. */
export const TABLE_ROWS_PER_PAGE = 50;

export const SEPARATORS = [",", ";", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A table as it is stored. */
export interface Table {
  separator: Separator;
  /**
   * Cells by row, all rows of one width. The first row has the names of the columns, so that the row at
   * index 1 is row 2 of the formulas, as in a spreadsheet.
   */
  rows: readonly (readonly string[])[];
}

/**
 * First characters by which spreadsheets take a cell for a formula, also in full width and after white
 * space (OWASP, CSV injection).
 */
const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;
const ESCAPED = /^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r]))/u;
/** Harmless in a spreadsheet: a number, a telephone number, a dash. */
const HARMLESS = /^(?:[+-]?\d[\d ]*(?:\.\d+)?|-+)$/;
/** Cells, numbers and `+ - * /`: no function, some of which read addresses of the web. */
const FORMULA = /^=(?:[A-Z][1-9]\d{0,3}|\d+(?:\.\d+)?|[-+*/() ])+$/;

/** Whether a cell looks like a formula of Plaza's; whether it can be calculated, `readFormula` says. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** A typed text as it is stored: what a spreadsheet would run gets an apostrophe in front. */
export const storedCell = (typed: string): string =>
  ESCAPED.test(typed) || (RUNS.test(typed) && !HARMLESS.test(typed) && !isFormula(typed))
    ? `'${typed}`
    : typed;

/** A stored cell as it was typed. */
export const typedCell = (stored: string): string => stored.replace(ESCAPED, "");
