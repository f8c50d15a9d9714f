import { readNumber } from "./cell-number.ts";
import { calculate, refsOf, tokensOf, type CellRef } from "./formula.ts";
import { isFormula, typedCell, type Table } from "./table.ts";

/** Cells of formulas that wait for each other, one inside the other; more count as no number. */
const DEPTH_MAX = 200;

/** Values of a table. All indexes are those of `Table.rows`. */
export interface TableValues {
  /** The number in a cell, typed or calculated; undefined for text and what cannot be calculated. */
  numberAt(ref: CellRef): number | undefined;
  /** By column: whether it holds numbers. The first column names the rows, whatever it holds. */
  isNumeric: readonly boolean[];
  /**
   * By column: the sum of its numbers; undefined for text, for fewer than two numbers, and for a column of
   * quotients, whose sum says nothing. A cell that adds up others of its column is not counted twice.
   */
  sums: readonly (number | undefined)[];
}

/** Calculates a table. */
export function valuesOf({ rows }: Table): TableValues {
  const known = new Map<string, number | undefined>();
  const numberAt = (ref: CellRef, depth = 0): number | undefined => {
    const cell = rows[ref.row]?.[ref.column];
    if (cell === undefined || depth > DEPTH_MAX) return undefined;
    if (!isFormula(cell)) return cell.trim() === "" ? 0 : readNumber(typedCell(cell));
    const key = `${ref.column}:${ref.row}`;
    if (!known.has(key)) {
      // A formula that leads back to itself meets this, and is no number.
      known.set(key, undefined);
      known.set(
        key,
        calculate(cell, (other) => numberAt(other, depth + 1)),
      );
    }
    return known.get(key);
  };
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.slice(1).map((row, at) => ({ cell: row[column]!, row: at + 1 }));
    const filled = cells.filter(({ cell }) => cell.trim() !== "");
    const counted = filled.filter(
      ({ cell, row }) => isFormula(cell) || numberAt({ column, row }) !== undefined,
    );
    const isNumeric = column > 0 && counted.length > 0 && counted.length * 2 >= filled.length;
    const isQuotient = counted.some(({ cell }) => isFormula(cell) && hasQuotient(cell));
    const numbers = counted
      .filter(({ cell, row }) => !addsUpColumn(cell, { column, row }))
      .flatMap(({ row }) => numberAt({ column, row }) ?? []);
    const hasSum = isNumeric && !isQuotient && numbers.length > 1;
    return { isNumeric, sum: hasSum ? numbers.reduce((sum, each) => sum + each, 0) : undefined };
  });
  return {
    numberAt: (ref) => (rows[ref.row]?.[ref.column]?.trim() === "" ? undefined : numberAt(ref)),
    isNumeric: columns.map(({ isNumeric }) => isNumeric),
    sums: columns.map(({ sum }) => sum),
  };
}

const hasQuotient = (formula: string): boolean =>
  tokensOf(formula).some((token) => token.kind === "sign" && token.sign === "/");

const addsUpColumn = (cell: string, { column, row }: CellRef): boolean =>
  isFormula(cell) && refsOf(cell).some((ref) => ref.column === column && ref.row !== row);

/**
 * Indexes of the rows below the names of the columns, sorted by a column: numbers before texts, empty cells
 * last in both directions. The stored order stays.
 */
export function sortedRows(
  { rows }: Table,
  values: TableValues,
  sort: { column: number; isDescending: boolean } | undefined,
): number[] {
  const order = rows.slice(1).map((_, at) => at + 1);
  if (!sort) return order;
  const { column } = sort;
  const turn = sort.isDescending ? -1 : 1;
  const keyed = order.map((row) => {
    const text = typedCell(rows[row]![column] ?? "").trim();
    return { row, text, value: values.numberAt({ column, row }) };
  });
  const rank = ({ text, value }: (typeof keyed)[number]) =>
    text === "" ? 2 : value === undefined ? 1 : 0;
  return keyed
    .sort((one, other) => {
      const ranks = rank(one) - rank(other);
      if (ranks !== 0) return ranks;
      const order =
        one.value !== undefined && other.value !== undefined
          ? one.value - other.value
          : COLLATOR.compare(one.text, other.text);
      return order * turn;
    })
    .map(({ row }) => row);
}

const COLLATOR = new Intl.Collator("es", { sensitivity: "base", numeric: true });
