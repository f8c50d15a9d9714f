/** Prices from a table of the owner's, as the lines of a price list. */
import { fold } from "#domain/search/text-fold.ts";
import { BODY_MAX_LENGTH } from "#domain/studio/builder/builder.ts";
import { readNumber } from "#domain/spaces/tables/cell-number.ts";
import { typedCell, type Table } from "#domain/spaces/tables/table.ts";

const PRICE = /\b(?:precios?|prices?|tarifas?|rates?)\b/;
/** Columns that customers must not see: what the owner pays, and prices for resale. */
const NOT_FOR_CUSTOMERS =
  /\b(?:compra|costos?|costes?|proveedor|mayoreo|cost|purchase|supplier|wholesale)\b/;
const NAME =
  /\b(?:nombre|producto|platillo|plato|servicio|articulo|concepto|pieza|curso|name|product|dish|service|item|course)s?\b/;
const SECTION = /\b(?:categoria|seccion|grupo|category|section|group)\b/;
/** `$95`, `95.50`; a price in another currency is not read. */
const AMOUNT = /^(?:US\$|MX\$|\$)?\s*\d[\d.,' ]*$/;
/** One row is no list. */
const ROWS_MIN = 2;

/**
 * The price list that a table holds: a column of names and one of prices for customers, and where there is a
 * column of categories, headings.
 *
 * @returns null for another table, one with several columns of prices, and one that is too long for a block
 */
export function pricesOf({ rows: [head = [], ...rows] }: Table): string | null {
  const names = head.map((cell) => fold(cell));
  const columns = (pattern: RegExp) =>
    names.flatMap((name, at) => (pattern.test(name) && !NOT_FOR_CUSTOMERS.test(name) ? [at] : []));
  const [price, ...otherPrices] = columns(PRICE);
  const [name] = columns(NAME).filter((at) => at !== price);
  if (price === undefined || name === undefined || otherPrices.length > 0) return null;
  const [section] = columns(SECTION);
  const sold = rows.flatMap((row) => {
    const line = lineOf(row[name] ?? "", row[price] ?? "");
    return line
      ? [{ line, section: section === undefined ? "" : cleaned(row[section] ?? "") }]
      : [];
  });
  if (sold.length < ROWS_MIN) return null;
  const body = [...new Set(sold.map((one) => one.section))]
    .map((heading) => {
      const lines = sold.flatMap((one) => (one.section === heading ? [one.line] : []));
      return [...(heading ? [heading] : []), ...lines].join("\n");
    })
    .join("\n\n");
  return body.length <= BODY_MAX_LENGTH ? body : null;
}

function lineOf(name: string, price: string): string | null {
  const amount = typedCell(price).trim();
  const value = AMOUNT.test(amount) ? readNumber(amount) : undefined;
  const said = cleaned(name);
  if (value === undefined || said === "") return null;
  const written = Number.isInteger(value) ? `${value}` : value.toFixed(2);
  return `${said} ... ${amount.startsWith("US") ? "US$" : "$"}${written}`;
}

const cleaned = (cell: string) => typedCell(cell).replace(/\s+/g, " ").trim();
