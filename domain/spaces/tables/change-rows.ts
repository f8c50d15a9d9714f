import { moveRows, refsOf } from "./formula.ts";
import { mapRows } from "./map-rows.ts";
import { isFormula, storedCell, TABLE_ROWS_MAX, typedCell, type Table } from "./table.ts";

/**
 * A change of one row, made with a version of the table that may no longer be the newest. Rows are indexes
 * of `Table.rows`, from 1. `cells` are as typed, by column; undefined where the form has no field.
 */
export type RowChange =
  | { kind: "save"; row: number; cells: readonly (string | undefined)[] }
  | { kind: "add"; cells: readonly (string | undefined)[] }
  | { kind: "delete"; row: number }
  /** Brings a deleted row back; the version it was made with still has it. */
  | { kind: "restore"; row: number };

export type RowChanged =
  | { kind: "done"; table: Table; row: number }
  /**
   * - `changed`: the row was changed meanwhile; `row` is where it is in the newest version
   * - `gone`: the row was deleted meanwhile
   * - `columns`: the table has other columns than the form
   * - `full`: it has TABLE_ROWS_MAX rows
   * - `empty`: a row without any text
   */
  | { kind: "refused"; reason: "changed"; row: number }
  | { kind: "refused"; reason: "gone" | "columns" | "full" | "empty" };

/**
 * Makes a change in the newest version. Changes of different rows that were made with the same version
 * give the same table in any order; added rows stand at the end in the order in which they come.
 *
 * @param base the version that the form was made with
 */
export function changeRow(base: Table, newest: Table, change: RowChange): RowChanged {
  const [names, newNames] = [base.rows[0]!, newest.rows[0]!];
  if (names.length !== newNames.length || names.some((name, at) => name !== newNames[at]))
    return { kind: "refused", reason: "columns" };
  if (change.kind === "add") return addRow(newest, change.cells);
  const before = base.rows[change.row];
  if (!before || change.row < 1) return { kind: "refused", reason: "gone" };
  if (change.kind === "restore") return restoreRow(base, newest, change.row);
  const row = mapRows(base, newest)[change.row];
  if (row === undefined) {
    const now = newest.rows.findIndex((cells, at) => at > 0 && cells[0] === before[0]);
    return now < 0
      ? { kind: "refused", reason: "gone" }
      : { kind: "refused", reason: "changed", row: now };
  }
  if (change.kind === "delete") return { kind: "done", table: withoutRow(newest, row), row };
  const cells = newest.rows[row]!.map((stored, at) => {
    const typed = change.cells[at];
    if (typed === undefined || isFormula(stored) || typed === typedCell(stored)) return stored;
    return storedCell(typed);
  });
  if (isEmpty(cells)) return { kind: "refused", reason: "empty" };
  return { kind: "done", table: withRow(newest, row, cells), row };
}

const isEmpty = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === "" || isFormula(cell));

const withRow = (table: Table, row: number, cells: readonly string[]): Table => ({
  ...table,
  rows: table.rows.map((old, at) => (at === row ? cells : old)),
});

const mapFormulas = (
  rows: Table["rows"],
  rowOf: (row: number) => number | undefined,
): Table["rows"] =>
  rows.map((row) => row.map((cell) => (isFormula(cell) ? moveRows(cell, rowOf) : cell)));

function withoutRow(table: Table, gone: number): Table {
  const rows = mapFormulas(table.rows, (row) =>
    row === gone ? undefined : row > gone ? row - 1 : row,
  );
  return { ...table, rows: rows.filter((_, at) => at !== gone) };
}

function restoreRow(base: Table, newest: Table, row: number): RowChanged {
  if (isSame(withoutRow(base, row), newest)) return { kind: "done", table: base, row };
  if (newest.rows.length > TABLE_ROWS_MAX) return { kind: "refused", reason: "full" };
  const map = mapRows(base, newest);
  // Brought back already.
  const there = map[row];
  if (there !== undefined) return { kind: "done", table: newest, row: there };
  const above = map.slice(0, row).findLast((place) => place !== undefined) ?? 0;
  const place = above + 1;
  const moved = mapFormulas(newest.rows, (at) => (at >= place ? at + 1 : at));
  const placeOf = (at: number) => {
    const now = at === row ? place : map[at];
    return now !== undefined && at !== row && now >= place ? now + 1 : now;
  };
  const [cells] = mapFormulas([base.rows[row]!], placeOf);
  return {
    kind: "done",
    table: { ...newest, rows: moved.toSpliced(place, 0, cells!) },
    row: place,
  };
}

const isSame = (one: Table, other: Table): boolean =>
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => row.every((cell, column) => cell === other.rows[at]![column]));

function addRow(table: Table, typed: readonly (string | undefined)[]): RowChanged {
  const row = table.rows.length;
  if (row > TABLE_ROWS_MAX) return { kind: "refused", reason: "full" };
  const formulas = newRowFormulas(table);
  const cells = table.rows[0]!.map((_, at) => formulas[at] ?? storedCell(typed[at] ?? ""));
  if (isEmpty(cells)) return { kind: "refused", reason: "empty" };
  return { kind: "done", table: { ...table, rows: [...table.rows, cells] }, row };
}

/**
 * The formulas of a new row at the end, by column: that of the nearest row above which calculates with its
 * own row, or in the last row also with the row above it, as a spreadsheet fills down.
 */
export function newRowFormulas({ rows }: Table): (string | undefined)[] {
  const last = rows.length - 1;
  return (rows[0] ?? []).map((_, column) => {
    for (let row = last; row > 0; row -= 1) {
      const cell = rows[row]![column]!;
      if (!isFormula(cell)) continue;
      const refs = refsOf(cell);
      const isRepeated =
        refs.some((ref) => ref.row === row) &&
        refs.every((ref) => ref.row === row || (row === last && ref.row === row - 1));
      if (isRepeated) return moveRows(cell, (at) => at + rows.length - row);
    }
    return undefined;
  });
}
