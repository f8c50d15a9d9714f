/** Tables as CSV (RFC 4180), in the dialects that spreadsheets write. */
import papa from "papaparse";
import { cleanText } from "#domain/spaces/reading/clean-text.ts";
import {
  CELL_MAX_CHARACTERS,
  SEPARATORS,
  TABLE_COLUMNS_MAX,
  TABLE_MAX_CHARACTERS,
  TABLE_ROWS_MAX,
  type Separator,
  type Table,
} from "#domain/spaces/tables/table.ts";

/**
 * Reads a CSV text; short rows are filled up with empty cells.
 *
 * @returns undefined for one that is empty or beyond the limits of tables
 */
export function parseTable(text: string): Table | undefined {
  if (text.length > TABLE_MAX_CHARACTERS) return undefined;
  const clean = cleanText(text)
    .replace(/^\uFEFF/, "")
    .replace(/\n+$/, "");
  if (clean.trim() === "") return undefined;
  const separator = separatorOf(clean);
  const { data } = papa.parse<string[]>(clean, { delimiter: separator, newline: "\n" });
  const width = Math.max(...data.map((row) => row.length));
  if (width > TABLE_COLUMNS_MAX || data.length > TABLE_ROWS_MAX + 1) return undefined;
  if (data.some((row) => row.some((cell) => cell.length > CELL_MAX_CHARACTERS))) return undefined;
  const rows = data.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""));
  return { separator, rows };
}

/** The CSV text of a table. `parseTable` reads the same table from it. */
export function serializeTable({ separator, rows }: Table): string {
  // A line without any character would be no row.
  const isNarrow = rows[0]?.length === 1;
  const text = papa.unparse(
    rows.map((row) => [...row]),
    {
      delimiter: separator,
      newline: "\r\n",
      // Separators of the other dialects are quoted as well, so that the dialect is recognized.
      quotes: (cell: unknown) => (isNarrow && cell === "") || /[,;\t]/.test(String(cell)),
    },
  );
  return `${text}\r\n`;
}

/** The separator that the first line has most of, outside quotes; a comma where there is none. */
function separatorOf(text: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === "\n" && !isQuoted) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: Separator) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
