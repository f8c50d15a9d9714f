/** Short forms for the rows of workbooks. */
import { MEDIA, type Good } from "../good.ts";
import { sheetCover } from "./covers.ts";
import {
  writeWorkbook,
  type Cell,
  type CellLook,
  type CellValue,
  type WorkbookOf,
} from "./workbook.ts";

/** Cells of one look each, or of the same. */
export const row = (looks: CellLook | readonly CellLook[], ...values: CellValue[]): Cell[] =>
  values.map((value, index) => ({
    value,
    look: typeof looks === "string" ? looks : (looks[index] ?? looks.at(-1)!),
  }));

/** The name of a sheet and how it is used: its first three rows. */
export const heading = (title: string, note: string): Cell[][] => [
  [{ value: title, look: "title" }],
  [{ value: note, look: "note" }],
  [],
];

/** Rows that are filled by a function of their number in the sheet. */
export const times = (count: number, first: number, make: (row: number, index: number) => Cell[]) =>
  Array.from({ length: count }, (_, index) => make(first + index, index));

/** A good that is one workbook. */
export function workbookGood(
  artifakt: number,
  fileName: string,
  versions: readonly (readonly [notes: string, book: WorkbookOf])[],
  ground?: string,
): Good {
  return {
    artifakt,
    versions: versions.map(([notes, book]) => ({
      fileName,
      mediaType: MEDIA.zip,
      notes,
      bytes: writeWorkbook(book),
    })),
    cover: sheetCover(versions.at(-1)![1], ground),
  };
}
