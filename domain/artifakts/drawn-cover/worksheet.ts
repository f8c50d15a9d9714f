import { TABLE_COLUMNS, TABLE_ROWS } from "./table.ts";

/** Maximum characters read of one cell, row or string. */
const PART_MAX = 4_000;
const STRINGS_MAX = 200_000;

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, dec, hex, name) => {
      if (name)
        return { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[String(name).toLowerCase()]!;
      const code = dec ? Number(dec) : parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : all;
    },
  );

/** Text between a start tag's end and the end tag; empty for anything else. */
function inside(part: string, endTag: string): string {
  const from = part.indexOf(">") + 1;
  const to = part.indexOf(endTag, from);
  return from > 0 && to >= from ? part.slice(from, to) : "";
}

/** The text of all `<t>` elements. */
const textsOf = (part: string): string =>
  unescapeXml(
    part
      .slice(0, PART_MAX)
      .split(/<t(?=[\s>])/)
      .slice(1)
      .map((each) => inside(each, "</t>"))
      .join(""),
  );

/** Column from 0 of a reference such as "AB12"; -1 for none. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((column, each) => column * 26 + each.charCodeAt(0) - 64, 0) - 1;
}

function cellText(part: string, strings: readonly string[]): string {
  const type = /^[^>]{0,200}\bt="(\w{1,12})"/.exec(part)?.[1];
  if (type === "inlineStr") return textsOf(part);
  const at = part.indexOf("<v");
  const value = at < 0 ? "" : unescapeXml(inside(part.slice(at), "</v>"));
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "✓" : "";
  if (type || !/^-?\d+\.\d{3,}/.test(value)) return value;
  // Doubles: 0.30000000000000004.
  return String(Math.round(Number(value) * 100) / 100);
}

/**
 * The first rows and columns of an Office Open XML worksheet, read by cutting at its tags: no parser,
 * so no entities, and a time that grows with the text alone.
 */
export function readWorksheet(sheetXml: string, sharedStringsXml: string): string[][] {
  const strings = sharedStringsXml
    .split(/<si(?=[\s>])/, STRINGS_MAX)
    .slice(1)
    .map((part) => textsOf(part.slice(0, PART_MAX)));
  const rows: string[][] = [];
  for (const row of sheetXml.split(/<row(?=[\s>])/, TABLE_ROWS * 4).slice(1)) {
    const cells: string[] = [];
    for (const part of row.split(/<c(?=[\s>])/, TABLE_COLUMNS + 12).slice(1)) {
      const reference = /^[^>]{0,200}?\br="([A-Z]{1,3}\d{1,7})"/.exec(part)?.[1];
      const column = reference ? columnOf(reference) : cells.length;
      if (column < 0 || column >= TABLE_COLUMNS) continue;
      while (cells.length <= column) cells.push("");
      cells[column] = cellText(part.slice(0, PART_MAX), strings);
    }
    if (cells.some((cell) => cell.trim())) rows.push(cells);
    if (rows.length === TABLE_ROWS) break;
  }
  return rows;
}
