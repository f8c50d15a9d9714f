/** The formulas of tables: cells, numbers, `+ - * /` and parentheses. */
import { isFormula } from "./table.ts";

/** A cell of a table: indexes from 0, so that B3 is column 1 of row 2. */
export interface CellRef {
  column: number;
  row: number;
}

export type FormulaToken =
  | { kind: "cell"; ref: CellRef }
  | { kind: "number"; value: number }
  | { kind: "sign"; sign: string };

const TOKEN = /([A-Z])(\d+)|(\d+(?:\.\d+)?)|([-+*/()])/g;
const REF = /([A-Z])(\d+)/g;

/** The parts of a formula in their order. */
export const tokensOf = (formula: string): FormulaToken[] =>
  [...formula.matchAll(TOKEN)].map(([, column, row, number, sign]) => {
    if (column) return { kind: "cell", ref: refOf(column, row!) };
    return sign ? { kind: "sign", sign } : { kind: "number", value: Number(number) };
  });

const refOf = (column: string, row: string): CellRef => ({
  column: column.charCodeAt(0) - 65,
  row: Number(row) - 1,
});

/** The cells that a formula calculates with. */
export const refsOf = (formula: string): CellRef[] =>
  [...formula.matchAll(REF)].map(([, column, row]) => refOf(column!, row!));

/**
 * A formula with its rows renamed, as when rows above it come or go.
 *
 * @param rowOf another row's index by a row's; undefined for one that is gone, which counts as 0
 */
export const moveRows = (formula: string, rowOf: (row: number) => number | undefined): string =>
  formula.replace(REF, (_, column: string, row: string) => {
    const moved = rowOf(Number(row) - 1);
    return moved === undefined ? "0" : `${column}${moved + 1}`;
  });

/**
 * Calculates a formula: `*` and `/` before `+` and `-`.
 *
 * @param valueOf a cell's number; undefined for one that has none
 * @returns undefined where a cell is no number, for a division by zero and for what cannot be read
 */
export function calculate(
  formula: string,
  valueOf: (ref: CellRef) => number | undefined,
): number | undefined {
  if (!isFormula(formula)) return undefined;
  const tokens = tokensOf(formula);
  let at = 0;
  const isNext = (signs: string): string | undefined => {
    const token = tokens[at];
    return token?.kind === "sign" && signs.includes(token.sign) ? token.sign : undefined;
  };
  const factor = (): number => {
    const token = tokens[at++];
    if (token?.kind === "number") return token.value;
    if (token?.kind === "cell") return valueOf(token.ref) ?? Number.NaN;
    if (token?.sign === "-") return -factor();
    if (token?.sign === "+") return factor();
    if (token?.sign !== "(") return Number.NaN;
    const value = sum();
    if (isNext(")") === undefined) return Number.NaN;
    at += 1;
    return value;
  };
  const product = (): number => {
    let value = factor();
    for (let sign = isNext("*/"); sign; sign = isNext("*/")) {
      at += 1;
      const next = factor();
      value = sign === "*" ? value * next : value / next;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = isNext("+-"); sign; sign = isNext("+-")) {
      at += 1;
      const next = product();
      value = sign === "+" ? value + next : value - next;
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}
