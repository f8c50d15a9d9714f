import type { Section } from "#domain/spaces/passages.ts";
import { showNumber } from "./cell-number.ts";
import { isFormula, typedCell, type Table } from "./table.ts";
import { valuesOf } from "./table-values.ts";

/** Between the cells of a row. */
export const CELL_SEPARATOR = " · ";

/**
 * A table as agentiks read and quote it: a section for each row, "Café · Existencia: 15 · Mínimo: 10".
 * Formulas are calculated, empty cells left out.
 */
export function tableSections(table: Table): Section[] {
  const [names = [], ...rows] = table.rows;
  const { numberAt } = valuesOf(table);
  const shown = (cell: string, column: number, row: number): string => {
    if (!isFormula(cell)) return typedCell(cell).replace(/\s+/g, " ").trim();
    const value = numberAt({ column, row });
    return value === undefined ? "" : showNumber(value, "es");
  };
  return rows.flatMap((cells, at) => {
    const parts = cells.flatMap((cell, column) => {
      const text = shown(cell, column, at + 1);
      const name = typedCell(names[column] ?? "").trim();
      return text === "" ? [] : [column === 0 || name === "" ? text : `${name}: ${text}`];
    });
    return parts.length > 0 ? [{ headings: [], page: null, text: parts.join(CELL_SEPARATOR) }] : [];
  });
}
