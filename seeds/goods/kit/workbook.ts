/** Workbooks as Office Open XML. Long because each part of the format is written here. */
import FormulaParser from "fast-formula-parser";
import { escapeXml } from "#domain/artifakts/drawn-cover/svg.ts";
import { writeZip } from "./archive.ts";
import { MADE_AT } from "./paper-pdf.ts";

/** A cell: text, a number, a formula that begins with "=", or nothing. */
export type CellValue = string | number | undefined;

/** Looks of cells, by name; what each is stands in STYLES. */
export type CellLook = keyof typeof STYLES;

export interface Cell {
  value?: CellValue;
  look?: CellLook;
}

export interface SheetOf {
  name: string;
  /** Widths of the columns in characters. */
  columns: readonly number[];
  /** Rows of cells, from row 1. */
  rows: readonly (readonly Cell[])[];
  /** Rows that stay in view. */
  frozen?: number;
  /** Choices of cells: a range and a list. */
  choices?: readonly { range: string; list: readonly string[] }[];
  /** Cells that turn red where a formula of their first cell is true. */
  alerts?: readonly { range: string; when: string }[];
  isWide?: boolean;
}

export interface WorkbookOf {
  title: string;
  lang: string;
  sheets: readonly SheetOf[];
  /** Colour of the title and the heads, six hexadecimal digits without a hash. */
  accent: string;
}

/** Numbers of the font, fill, border and number format (stylesXml); results do not show a zero. */
const STYLES = {
  text: {},
  title: { font: 1 },
  note: { font: 2, isWrapped: true },
  head: { font: 3, fill: 2, border: 1, align: "center", isWrapped: true },
  label: { font: 4, border: 1 },
  cell: { border: 1 },
  wrap: { border: 1, isWrapped: true },
  input: { fill: 3, border: 1 },
  inputNumber: { fill: 3, border: 1 },
  inputMoney: { fill: 3, border: 1, format: 164 },
  inputDate: { fill: 3, border: 1, format: 165 },
  inputPercent: { fill: 3, border: 1, format: 9 },
  inputTime: { fill: 3, border: 1, format: 20 },
  number: { border: 1, format: 168 },
  decimal: { border: 1, format: 169 },
  money: { border: 1, format: 167 },
  percent: { border: 1, format: 166 },
  date: { border: 1, format: 165 },
  totalLabel: { font: 4, fill: 4, border: 1 },
  total: { font: 4, fill: 4, border: 1, format: 164 },
  totalNumber: { font: 4, fill: 4, border: 1 },
  totalDecimal: { font: 4, fill: 4, border: 1, format: 4 },
  totalPercent: { font: 4, fill: 4, border: 1, format: 166 },
} as const satisfies Record<
  string,
  {
    font?: number;
    fill?: number;
    border?: number;
    format?: number;
    align?: string;
    isWrapped?: boolean;
  }
>;
const LOOKS = Object.keys(STYLES) as CellLook[];

/** "C7" of a row and a column from 1. */
export const cellName = (row: number, column: number): string => columnName(column) + row;
function columnName(column: number): string {
  return column > 26
    ? columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
}

/** Days since 1899-12-30, as spreadsheets count dates. */
export const dateNumber = (iso: string): number =>
  Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000) + 25_569;

const numbersOf = (values: readonly { value: unknown }[]): number[] =>
  values
    .flatMap(({ value }) => (Array.isArray(value) ? (value as unknown[]).flat() : [value]))
    .filter((value) => typeof value === "number");

/** Functions that the library lacks; MATCH for equal values alone. */
const FUNCTIONS = {
  MAX: (...values: { value: unknown }[]) => Math.max(...numbersOf(values)),
  MIN: (...values: { value: unknown }[]) => Math.min(...numbersOf(values)),
  MATCH: (wanted: { value: unknown }, among: { value: unknown }) =>
    (among.value as unknown[][]).flat().indexOf(wanted.value) + 1,
};

/**
 * Values of all formulas of a workbook, by sheet: kept in the file beside each, so that viewers that do
 * not calculate show them too.
 */
export function calculate({
  sheets,
}: Pick<WorkbookOf, "sheets">): Map<string, Map<string, string | number>> {
  const values = new Map<string, Map<string, string | number>>();
  for (const { name } of sheets) values.set(name, new Map());
  // A parser is slow to make and holds the state of one formula: one for each depth.
  const parsers: FormulaParser[] = [];
  let depth = -1;
  const find = (sheet: string, row: number, column: number): CellValue => {
    const value = sheets.find(({ name }) => name === sheet)?.rows[row - 1]?.[column - 1]?.value;
    if (typeof value !== "string" || !value.startsWith("=")) return value;
    const known = values.get(sheet)!.get(cellName(row, column));
    if (known !== undefined) return known;
    depth += 1;
    const parser = (parsers[depth] ??= new FormulaParser({
      functions: FUNCTIONS,
      onCell: ({ sheet: other, row: r, col }) => find(other!, r, col) ?? null,
      onRange: ({ sheet: other, from, to }) =>
        range(from.row, to.row).map((r) =>
          range(from.col, to.col).map((c) => find(other!, r, c) ?? null),
        ),
    }));
    // A formula that finds an empty cell is zero.
    const found = parser.parse(value.slice(1), { sheet, row, col: column }) ?? 0;
    depth -= 1;
    if (typeof found === "object")
      throw new Error(`${sheet}!${cellName(row, column)} ${value}: ${String(found)}`);
    const kept = typeof found === "boolean" ? Number(found) : (found as string | number);
    values.get(sheet)!.set(cellName(row, column), kept);
    return kept;
  };
  for (const { name, rows } of sheets)
    rows.forEach((row, r) => row.forEach((_, c) => find(name, r + 1, c + 1)));
  return values;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const HEADER = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const MAIN = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A workbook as .xlsx. */
export function writeWorkbook(book: WorkbookOf): Uint8Array {
  const { title, lang, sheets, accent } = book;
  const values = calculate(book);
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${kind}" Target="${target}"/>`;
  const numbers = sheets.map((_, index) => index + 1);
  const time = MADE_AT.toISOString().replace(".000", "");
  return writeZip({
    "[Content_Types].xml": `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type("/xl/workbook.xml", "officedocument.spreadsheetml.sheet.main")}${numbers.map((n) => type(`/xl/worksheets/sheet${n}.xml`, "officedocument.spreadsheetml.worksheet")).join("")}${type("/xl/styles.xml", "officedocument.spreadsheetml.styles")}${type("/docProps/core.xml", "package.core-properties")}</Types>`,
    "_rels/.rels": `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, `${RELATIONS}/officeDocument`, "xl/workbook.xml")}${relation(2, `${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml")}</Relationships>`,
    "docProps/core.xml": `${HEADER}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>Plaza</dc:creator><dc:language>${lang}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created></cp:coreProperties>`,
    "xl/workbook.xml": `${HEADER}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((n) => relation(n, `${RELATIONS}/worksheet`, `worksheets/sheet${n}.xml`)).join("")}${relation(sheets.length + 1, `${RELATIONS}/styles`, "styles.xml")}</Relationships>`,
    "xl/styles.xml": stylesXml(accent),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        sheetXml(sheet, values.get(sheet.name)!, index === 0),
      ]),
    ),
  });
}

function sheetXml(
  sheet: SheetOf,
  values: ReadonlyMap<string, string | number>,
  isFirst: boolean,
): string {
  const { columns, rows, frozen, choices = [], alerts = [], isWide } = sheet;
  // Titles and notes run over all columns.
  const merged = rows.flatMap(([first], r) =>
    first?.look === "title" || first?.look === "note"
      ? [`A${r + 1}:${cellName(r + 1, columns.length)}`]
      : [],
  );
  const selected = isFirst ? ` tabSelected="1"` : "";
  const pane = frozen
    ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
    : "";
  const cells = rows.map((row, r) => {
    const high = { title: 30, note: 32, head: 32 }[String(row[0]?.look)];
    const height = high ? ` ht="${high}" customHeight="1"` : "";
    return `<row r="${r + 1}"${height}>${row.map((cell, c) => cellXml(cell, cellName(r + 1, c + 1), values)).join("")}</row>`;
  });
  return `${HEADER}<worksheet ${MAIN}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"${selected}>${pane}</sheetView></sheetViews><cols>${columns.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join("")}</cols><sheetData>${cells.join("")}</sheetData>${merged.length ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>` : ""}${alerts.map(({ range: ref, when }, index) => `<conditionalFormatting sqref="${ref}"><cfRule type="expression" dxfId="0" priority="${index + 1}"><formula>${escapeXml(when)}</formula></cfRule></conditionalFormatting>`).join("")}${choices.length ? `<dataValidations count="${choices.length}">${choices.map(({ range: ref, list }) => `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${ref}"><formula1>&quot;${escapeXml(list.join(","))}&quot;</formula1></dataValidation>`).join("")}</dataValidations>` : ""}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup orientation="${isWide ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

function cellXml(
  { value, look = "text" }: Cell,
  name: string,
  values: ReadonlyMap<string, string | number>,
): string {
  const style = ` s="${LOOKS.indexOf(look)}"`;
  if (value === undefined || value === "") return look === "text" ? "" : `<c r="${name}"${style}/>`;
  if (typeof value === "number") return `<c r="${name}"${style}><v>${value}</v></c>`;
  if (value.startsWith("=")) {
    const kept = values.get(name)!;
    const kind = typeof kept === "string" ? ` t="str"` : "";
    return `<c r="${name}"${style}${kind}><f>${escapeXml(value.slice(1))}</f><v>${typeof kept === "string" ? escapeXml(kept) : kept}</v></c>`;
  }
  return `<c r="${name}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function stylesXml(accent: string): string {
  const font = (size: number, color: string, isBold = false) =>
    `<font>${isBold ? "<b/>" : ""}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;
  const fill = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill></fill>`;
  const edge = (name: string) => `<${name} style="thin"><color rgb="FFD8D2C6"/></${name}>`;
  const cells = LOOKS.map((look) => {
    const style: {
      font?: number;
      fill?: number;
      border?: number;
      format?: number;
      align?: string;
      isWrapped?: boolean;
    } = STYLES[look];
    const align =
      style.align || style.isWrapped
        ? `<alignment vertical="center"${style.align ? ` horizontal="${style.align}"` : ""}${style.isWrapped ? ` wrapText="1"` : ""}/>`
        : `<alignment vertical="center"/>`;
    return `<xf numFmtId="${style.format ?? 0}" fontId="${style.font ?? 0}" fillId="${style.fill ?? 0}" borderId="${style.border ?? 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${align}</xf>`;
  });
  return `${HEADER}<styleSheet ${MAIN}><numFmts count="6"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="0.0%"/><numFmt numFmtId="167" formatCode="&quot;$&quot;#,##0.00;-&quot;$&quot;#,##0.00;"/><numFmt numFmtId="168" formatCode="General;-General;"/><numFmt numFmtId="169" formatCode="#,##0.00;-#,##0.00;"/></numFmts><fonts count="5">${font(11, "24222B")}${font(20, accent, true)}${font(10, "6B6672")}${font(11, "FFFFFF", true)}${font(11, "24222B", true)}</fonts><fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill(accent)}${fill("FFF6DD")}${fill("EFEBE2")}</fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${edge("left")}${edge("right")}${edge("top")}${edge("bottom")}<diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join("")}</cellXfs><dxfs count="1"><dxf><font><b/><color rgb="FF9C1C1C"/></font><fill><patternFill><bgColor rgb="FFFBD9D3"/></patternFill></fill></dxf></dxfs></styleSheet>`;
}
