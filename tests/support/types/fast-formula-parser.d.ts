/** The part of fast-formula-parser that seeds and tests use. */
declare module "fast-formula-parser" {
  interface Cell {
    row: number;
    col: number;
    sheet?: string;
  }
  export default class FormulaParser {
    constructor(cells: {
      /** Functions that the library lacks; of a range the value is rows of cells. */
      functions?: Record<string, (...values: { value: unknown }[]) => unknown>;
      onCell: (cell: Cell) => unknown;
      onRange: (range: { from: Cell; to: Cell; sheet?: string }) => unknown[][];
    });
    parse(formula: string, at: Cell & { sheet: string }): unknown;
  }
}
