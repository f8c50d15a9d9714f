/** What a spreadsheet would run as a formula, unless it is a number. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table as comma-separated values (RFC 4180), with the mark that tells spreadsheets it is UTF-8. A
 * field that a spreadsheet would run is made a text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (value: string) => {
    const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
