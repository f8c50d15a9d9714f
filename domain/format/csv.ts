/** First characters that make spreadsheets run a field as a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * CSV (RFC 4180) with a byte order mark, which tells spreadsheets that it is UTF-8. A field that
 * would run as a formula gets a leading apostrophe.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (value: string) => {
    const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
