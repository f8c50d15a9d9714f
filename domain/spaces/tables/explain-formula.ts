import { tokensOf, type CellRef } from "./formula.ts";
import { typedCell, type Table } from "./table.ts";

const SIGNS: Readonly<Record<string, string>> = { "*": " × ", "/": " ÷ ", "+": " + ", "-": " − " };

/**
 * A formula with the names of its cells, `Existencia ÷ Venta por semana`. Cells of other rows have the first
 * cell of their row with them.
 *
 * @param row the row of the formula
 */
export function explainFormula({ rows }: Table, formula: string, row: number): string {
  const nameOf = (ref: CellRef): string => {
    const column = typedCell(rows[0]?.[ref.column] ?? "").trim();
    const place = `${String.fromCharCode(65 + ref.column)}${ref.row + 1}`;
    if (column === "") return place;
    if (ref.row === row) return column;
    return `${column} (${typedCell(rows[ref.row]?.[0] ?? "").trim() || place})`;
  };
  return tokensOf(formula)
    .map((token) => {
      if (token.kind === "cell") return nameOf(token.ref);
      return token.kind === "number" ? String(token.value) : (SIGNS[token.sign] ?? token.sign);
    })
    .join("")
    .trim();
}
