/** The part of fast-formula-parser that tests use. */
declare module "fast-formula-parser" {
  interface Cell {
    row: number;
    col: number;
  }
  export default class FormulaParser {
    constructor(cells: {
      onCell: (cell: Cell) => unknown;
      onRange: (range: { from: Cell; to: Cell }) => unknown[][];
    });
    parse(formula: string, at: Cell & { sheet: string }): unknown;
  }
}
