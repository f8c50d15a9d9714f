import { FILE_CODE } from "./files.ts";
import { PAGE_CODE } from "./pages.ts";
import { OWN_FORMULAS } from "./own-formulas.ts";
import type { CodePiece } from "./piece.ts";
import { SHEET_CODE } from "./sheets.ts";

/** All code that the engine can vouch for. */
export const CODE: readonly CodePiece[] = [
  ...OWN_FORMULAS,
  ...SHEET_CODE,
  ...PAGE_CODE,
  ...FILE_CODE,
];
