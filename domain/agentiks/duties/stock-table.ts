/** Reads tables of stock in documents: what there is of each item, and the least there should be. */
import { CELL_SEPARATOR } from "#domain/spaces/tables/table-sections.ts";

export interface StockItem {
  name: string;
  amount: number;
  least: number;
  /** Unit beside the amount or in its own column: `kg`; empty without one. */
  unit: string;
  supplier: string;
}

/** A piece of a document, as `cutPassages` makes them. */
export interface TablePassage {
  documentId: string;
  /** A CSV file's line with the names of its columns. */
  heading: string;
  text: string;
}

/** Names of the columns, in lower case and without accents. The first that fits is used. */
const COLUMNS = {
  name: /^(?:producto|articulo|insumo|ingrediente|material|nombre|item|product|ingredient|name|produto)s?$/,
  amount:
    /^(?:existencias?|hay|quedan?|cantidad|stock|inventario|en mano|on hand|in stock|quantity|qty|left|estoque)$/,
  least:
    /^(?:minimo|minima|min|punto de reorden|reorden|minimum|least|reorder(?: (?:at|point))?)\.?$/,
  unit: /^(?:unidad|medida|unit)$/,
  supplier: /^(?:proveedor|proveedora|supplier|vendor|fornecedor)$/,
} as const;
type Column = keyof typeof COLUMNS;
type Places = Partial<Record<Column, number>>;

const SEPARATORS = ["|", ";", ",", "\t"] as const;

/**
 * The items of all tables that have columns for the item, its stock and its minimum: tables in Markdown,
 * and CSV. Rows without two numbers are left out.
 *
 * @param passages in the order of each document
 */
export function readStock(passages: readonly TablePassage[]): StockItem[] {
  const items: StockItem[] = [];
  let table: { documentId: string; places: Places; separator: string } | undefined;
  for (const { documentId, heading, text } of passages) {
    if (table?.documentId !== documentId) table = undefined;
    for (const line of [heading, ...text.split("\n")]) {
      const head = readHead(line);
      if (head) {
        table = { documentId, ...head };
        continue;
      }
      const item =
        readNamed(line) ?? (table && readItem(cellsOf(line, table.separator), table.places));
      if (item) items.push(item);
    }
  }
  return items;
}

/** Items at or below their minimum, the scarcest first. */
export const runningOut = (items: readonly StockItem[]): StockItem[] =>
  items
    .filter(({ amount, least }) => amount <= least)
    .sort((a, b) => shareOf(a) - shareOf(b) || a.name.localeCompare(b.name, "es"));

const shareOf = ({ amount, least }: StockItem) => (least === 0 ? 1 : amount / least);

function readHead(line: string): { places: Places; separator: string } | undefined {
  for (const separator of SEPARATORS) {
    const names = cellsOf(line, separator).map(foldName);
    const places: Places = {};
    for (const [column, pattern] of Object.entries(COLUMNS) as [Column, RegExp][]) {
      const at = names.findIndex((name) => pattern.test(name));
      if (at >= 0) places[column] = at;
    }
    if (places.name !== undefined && places.amount !== undefined && places.least !== undefined)
      return { places, separator };
  }
  return undefined;
}

function readItem(cells: readonly string[], places: Places): StockItem | undefined {
  const cell = (column: Column) => cells[places[column] ?? -1]?.trim() ?? "";
  const name = cell("name");
  const amount = readAmount(cell("amount"));
  const least = readAmount(cell("least"));
  if (name === "" || !amount || !least) return undefined;
  return {
    name,
    amount: amount.number,
    least: least.number,
    unit: cell("unit") || amount.unit || least.unit,
    supplier: cell("supplier"),
  };
}

/** A row as documents keep those of CSV files: "Café · Existencia: 15 · Mínimo: 10". */
function readNamed(line: string): StockItem | undefined {
  const [first = "", ...named] = line.split(CELL_SEPARATOR);
  const cells: string[] = [first];
  const places: Places = { name: 0 };
  for (const cell of named) {
    const colon = cell.lastIndexOf(": ");
    const heading = foldName(cell.slice(0, Math.max(colon, 0)));
    const column = (Object.keys(COLUMNS) as Column[]).find((each) => COLUMNS[each].test(heading));
    if (column) places[column] = cells.push(cell.slice(colon + 2)) - 1;
  }
  return readItem(cells, places);
}

/** `1,200.5 kg` -> 1200.5 and `kg`; `0,5` -> 0.5; undefined for what is no number from 0 up. */
function readAmount(text: string): { number: number; unit: string } | undefined {
  const [, digits, unit = ""] = /^(\d[\d.,]*)\s*(\p{L}[\p{L}. ]{0,19})?$/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
    ? digits.replaceAll(",", "")
    : digits.replace(",", ".");
  const number = Number(plain);
  return Number.isFinite(number) ? { number, unit: unit.trim() } : undefined;
}

/** The cells of a line; a separator inside quotes is text (RFC 4180). */
function cellsOf(line: string, separator: string): string[] {
  const inner = separator === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of inner) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}

const foldName = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("*", "").trim();
