import type { Locale } from "#domain/preferences/preferences.ts";
import { readNumber, showNumber } from "#domain/spaces/tables/cell-number.ts";
import { newRowFormulas } from "#domain/spaces/tables/change-rows.ts";
import { explainFormula } from "#domain/spaces/tables/explain-formula.ts";
import {
  isFormula,
  TABLE_ROWS_PER_PAGE,
  typedCell,
  type Table,
} from "#domain/spaces/tables/table.ts";
import { sortedRows, valuesOf, type TableValues } from "#domain/spaces/tables/table-values.ts";
import { readPlace, readRow, readUndo, sortOf, type TablePlace } from "./table-place.ts";

/** Text of a formula that has no result yet. */
const NO_RESULT = "—";
/** A number without a currency or thousands, which is shown as the reader's language writes it. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

export interface ShownTable extends TablePlace {
  columns: { name: string; isNumeric: boolean }[];
  /** The rows of this page, each with its index in the table. */
  rows: { row: number; cells: string[] }[];
  /** By column; null where there is none. Undefined for a table without sums. */
  sums: (string | null)[] | undefined;
  /** All rows of the table. */
  count: number;
}

export interface ShownRowForm {
  row: number | "new";
  fields: {
    name: string;
    value: string;
    isNumeric: boolean;
    /** Set for a cell that is calculated, which has no field. */
    formula?: { result: string; text: string };
  }[];
}

/** Data of a table's page, by the parameters of its address: the rows, or the form of one row. */
export function showTable(
  table: Table,
  params: URLSearchParams,
  { locale, canEdit }: { locale: Locale; canEdit: boolean },
) {
  const values = valuesOf(table);
  const row = canEdit ? readRow(params) : undefined;
  const form = row === undefined ? undefined : showForm(table, values, row, locale);
  return {
    // One thing at a time: the form of a row stands in the place of the rows.
    shown: form ? undefined : showRows(table, values, readPlace(params), locale),
    form,
    place: readPlace(params),
    undo: canEdit ? readUndo(params) : undefined,
  };
}

function showRows(
  table: Table,
  values: TableValues,
  { sort, from }: TablePlace,
  locale: Locale,
): ShownTable {
  const { rows } = table;
  const by = sortOf(Math.abs(sort) > rows[0]!.length ? 0 : sort);
  const order = sortedRows(table, values, by);
  const sums = values.sums.map((sum) => (sum === undefined ? null : showNumber(sum, locale)));
  return {
    sort: by ? sort : 0,
    from,
    columns: namesOf(table).map((name, at) => ({ name, isNumeric: values.isNumeric[at]! })),
    rows: order.slice(from - 1, from - 1 + TABLE_ROWS_PER_PAGE).map((row) => ({
      row,
      cells: rows[row]!.map((cell, column) => showCell(cell, { row, column }, values, locale)),
    })),
    sums: sums.some((sum) => sum !== null) ? sums : undefined,
    count: rows.length - 1,
  };
}

/** Names of the columns; one without a name has its letter. */
const namesOf = ({ rows }: Table): string[] =>
  rows[0]!.map((name, at) => typedCell(name).trim() || String.fromCharCode(65 + at));

function showCell(
  cell: string,
  ref: { row: number; column: number },
  values: TableValues,
  locale: Locale,
): string {
  if (isFormula(cell)) {
    const value = values.numberAt(ref);
    return value === undefined ? NO_RESULT : showNumber(value, locale);
  }
  const value = values.isNumeric[ref.column] && PLAIN.test(cell) ? readNumber(cell) : undefined;
  return value === undefined ? typedCell(cell) : showNumber(value, locale);
}

function showForm(
  table: Table,
  values: TableValues,
  asked: number | "new",
  locale: Locale,
): ShownRowForm {
  const { rows } = table;
  const row = asked === "new" || asked >= rows.length ? "new" : asked;
  const at = row === "new" ? rows.length : row;
  const cells = row === "new" ? newRowFormulas(table).map((cell) => cell ?? "") : rows[row]!;
  return {
    row,
    fields: namesOf(table).map((name, column) => {
      const cell = cells[column]!;
      const field = { name, isNumeric: values.isNumeric[column]! };
      if (!isFormula(cell)) return { ...field, value: typedCell(cell) };
      const result = row === "new" ? "" : showCell(cell, { row, column }, values, locale);
      return { ...field, value: "", formula: { result, text: explainFormula(table, cell, at) } };
    }),
  };
}
