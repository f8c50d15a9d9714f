import { COLORS, cleanText, HEIGHT, SHEET, sheet, textAt } from "./svg.ts";

/** Rows and columns of a drawn table. */
export const TABLE_ROWS = 9;
export const TABLE_COLUMNS = 4;
const CELL_MAX = 40;
const ROW_HEIGHT = 38;
const FONT = 15;

/** The character between the cells of a text with comma-separated values or their like. */
function delimiterOf(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/));
  const [best] = [",", ";", "\t", "|"]
    .map((each) => ({ each, count: line.split(each).length }))
    .sort((a, b) => b.count - a.count);
  return best!.each;
}

/** The first rows and columns of comma-, semicolon- or tab-separated values (RFC 4180). */
export function readDelimited(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    if (row.length < TABLE_COLUMNS) row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim())) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length < TABLE_ROWS; at += 1) {
    const each = text[at]!;
    if (isQuoted) {
      if (each !== '"') cell += cell.length < CELL_MAX * 4 ? each : "";
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (each === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
    else if (each === delimiter) endCell();
    else if (each === "\n") endRow();
    else if (each !== "\r" && cell.length < CELL_MAX * 4) cell += each;
  }
  if (rows.length < TABLE_ROWS && (cell || row.length > 0)) endRow();
  return rows;
}

/** Text in which each of the first lines has the same number of tabs: a table saved as text. */
export function looksTabbed(text: string): boolean {
  const counts = text
    .split(/\r?\n/, 4)
    .slice(0, 3)
    .map((line) => line.split("\t").length);
  return counts.length === 3 && counts[0]! > 1 && counts.every((count) => count === counts[0]);
}

const isNumber = (cell: string) => /^[-+$€£]?\s?\d[\d.,\s]*%?$/.test(cell);

/** Widths in pixels of the columns, by their longest cell. */
function widthsOf(rows: readonly string[][], columns: number): number[] {
  const lengths = Array.from(
    { length: columns },
    (_, column) => Math.min(16, Math.max(6, ...rows.map((row) => (row[column] ?? "").length))) + 2,
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => (length / total) * SHEET.width);
}

/** The head of a table, its first row emphasised; undefined without two cells. */
export function drawTable(rows: readonly (readonly string[])[]): string | undefined {
  const cells = rows
    .slice(0, TABLE_ROWS)
    .map((row) => row.slice(0, TABLE_COLUMNS).map((cell) => cleanText(cell, CELL_MAX)));
  const columns = Math.max(0, ...cells.map((row) => row.length));
  if (columns === 0 || cells.flat().filter(Boolean).length < 2) return undefined;
  const widths = widthsOf(cells, columns);
  const parts: string[] = [];
  for (let line = 0; line < Math.ceil((HEIGHT - SHEET.y) / ROW_HEIGHT); line += 1) {
    const y = SHEET.y + line * ROW_HEIGHT;
    const fill = line === 0 ? COLORS.table : line % 2 === 0 ? COLORS.stripe : COLORS.paper;
    parts.push(
      `<path fill="${fill}" d="M${SHEET.x} ${y}h${SHEET.width}v${ROW_HEIGHT}h-${SHEET.width}z"/>`,
    );
  }
  let x: number = SHEET.x;
  for (const [column, width] of widths.entries()) {
    const room = Math.max(1, Math.floor((width - 18) / (FONT * 0.57)));
    if (column > 0)
      parts.push(
        `<path stroke="${COLORS.line}" d="M${x.toFixed(1)} ${SHEET.y + ROW_HEIGHT}V${HEIGHT}"/>`,
      );
    for (const [line, row] of cells.entries()) {
      const cell = cleanText(row[column] ?? "", room);
      const isRight = line > 0 && isNumber(row[column] ?? "");
      parts.push(
        textAt(
          Math.round(isRight ? x + width - 12 : x + 12),
          SHEET.y + line * ROW_HEIGHT + 25,
          cell,
          {
            size: FONT,
            isBold: line === 0,
            fill: line === 0 ? "#ffffff" : COLORS.ink,
            anchor: isRight ? "end" : "start",
          },
        ),
      );
    }
    x += width;
  }
  return sheet(parts.join(""));
}
