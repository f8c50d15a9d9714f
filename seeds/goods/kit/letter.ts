/**
 * Word documents to fill in, and a picture of their first page. Long because both read the same blocks.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { repack } from "./archive.ts";
import { coverOf } from "./covers.ts";
import { wrapText } from "./fonts.ts";
import { LETTER, Paper } from "./paper.ts";
import { svgMarks } from "./paper-svg.ts";

/** A part of a document. In all texts `[brackets]` are places to fill in, which stand out. */
export type LetterBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "clause"; name: string; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "note"; text: string }
  | { kind: "table"; rows: readonly (readonly string[])[]; widths: readonly number[] }
  | { kind: "signatures"; names: readonly string[] }
  | { kind: "break" };

export interface LetterOf {
  title: string;
  lang: string;
  /** Six hexadecimal digits. */
  accent: string;
  blocks: readonly LetterBlock[];
}

const FONT = "Calibri";
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "CFC8BA" } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" } as const;

/** Text with its places to fill in marked. */
const runsOf = (text: string, style: { bold?: boolean; color?: string; italics?: boolean } = {}) =>
  text
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("[")
        ? new TextRun({
            ...style,
            text: part,
            shading: { fill: "FFF1C2", type: "clear", color: "auto" },
          })
        : new TextRun({ ...style, text: part }),
    );

/** A document as .docx, letter size. */
export async function writeLetter({ title, lang, accent, blocks }: LetterOf): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: "Plaza",
    styles: {
      default: {
        document: {
          run: { font: FONT, size: "11pt", language: { value: lang } },
          paragraph: { spacing: { after: 140, line: 280 } },
        },
        title: { run: { font: FONT, size: "24pt", bold: true, color: accent } },
        heading1: {
          run: { font: FONT, size: "14pt", bold: true, color: accent },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 1_200, bottom: 1_100, left: 1_300, right: 1_300 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ text: `${title} · `, size: "9pt", color: "75707C" }),
                  new TextRun({ children: [PageNumber.CURRENT], size: "9pt", color: "75707C" }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          ...blocks.flatMap((block) => elementsOf(block)),
        ],
      },
    ],
  });
  const packed = new Uint8Array(await Packer.toBuffer(document));
  return repack(packed, (_, xml) =>
    // Identifiers that the library draws at random.
    xml.replace(/ w:rsid\w*="[^"]*"/g, ""),
  );
}

function elementsOf(block: LetterBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case "heading":
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          keepNext: true,
          children: runsOf(block.text),
        }),
      ];
    case "text":
      return [new Paragraph({ children: runsOf(block.text) })];
    case "clause":
      return [
        new Paragraph({
          children: [...runsOf(`${block.name} `, { bold: true }), ...runsOf(block.text)],
        }),
      ];
    case "list":
      return block.items.map(
        (item) =>
          new Paragraph({ bullet: { level: 0 }, spacing: { after: 60 }, children: runsOf(item) }),
      );
    case "note":
      return [
        new Paragraph({
          indent: { left: 360 },
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: "E0A93B", space: 10 } },
          children: runsOf(block.text, { italics: true, color: "5D5866" }),
        }),
      ];
    case "table":
      return [tableOf(block.rows, block.widths), new Paragraph("")];
    case "signatures":
      return [signaturesOf(block.names)];
    case "break":
      return [new Paragraph({ pageBreakBefore: true })];
  }
}

function tableOf(rows: readonly (readonly string[])[], widths: readonly number[]): Table {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => Math.round((9_640 * width) / total)),
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.map(
            (text, column) =>
              new TableCell({
                width: {
                  size: Math.round((100 * widths[column]!) / total),
                  type: WidthType.PERCENTAGE,
                },
                margins: { top: 70, bottom: 70, left: 110, right: 110 },
                borders: { top: LINE, bottom: LINE, left: LINE, right: LINE },
                ...(index === 0 && { shading: { fill: "EFEBE2" } }),
                children: [
                  new Paragraph({
                    spacing: { after: 0 },
                    children: runsOf(text, { bold: index === 0 }),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

function signaturesOf(names: readonly string[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: names.map(() => Math.round(9_640 / names.length)),
    borders: {
      top: NONE,
      bottom: NONE,
      left: NONE,
      right: NONE,
      insideHorizontal: NONE,
      insideVertical: NONE,
    },
    rows: [
      new TableRow({
        cantSplit: true,
        children: names.map(
          (name) =>
            new TableCell({
              borders: { top: NONE, bottom: NONE, left: NONE, right: NONE },
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: { before: 700, after: 0 },
                  text: "_____________________________",
                }),
                ...name.split("\n").map(
                  (line) =>
                    new Paragraph({
                      alignment: AlignmentType.CENTER,
                      spacing: { after: 0 },
                      children: runsOf(line),
                    }),
                ),
              ],
            }),
        ),
      }),
    ],
  });
}

/** The first page, as Word shows it. */
export function letterCover({ title, accent, blocks }: LetterOf, ground = "#d9e2ec"): string {
  const paper = new Paper(LETTER);
  let y = 96;
  y =
    paper.block(66, y, 480, title, {
      font: "heavy",
      size: 27,
      color: `#${accent}`,
      leading: 1.15,
    }) + 8;
  const line = (
    text: string,
    x: number,
    size = 14.5,
    font: "text" | "semi" | "heavy" = "text",
    color = "#24222b",
  ) => {
    for (const part of wrapText(text, font, size, 546 - x)) {
      if (y > 560) return;
      paper.text(x, y, part, { font, size, color });
      y += size * 1.42;
    }
    y += 5;
  };
  for (const block of blocks) {
    if (y > 540) break;
    if (block.kind === "heading") {
      y += 8;
      line(block.text, 66, 18, "heavy", `#${accent}`);
    } else if (block.kind === "text") line(block.text, 66);
    else if (block.kind === "clause") line(`${block.name} ${block.text}`, 66);
    else if (block.kind === "note") {
      paper.rect(66, y - 13, 3, 30, { fill: "#e0a93b" });
      line(block.text, 78, 13.5, "text", "#5d5866");
    } else if (block.kind === "list") for (const item of block.items) line(`•  ${item}`, 78);
    else if (block.kind === "table")
      for (const [index, row] of block.rows.entries()) {
        const total = block.widths.reduce((sum, width) => sum + width, 0);
        let x = 66;
        row.forEach((text, column) => {
          const width = (480 * block.widths[column]!) / total;
          paper.rect(x, y - 15, width, 24, {
            fill: index ? "#ffffff" : "#efebe2",
            stroke: "#cfc8ba",
          });
          const [first = ""] = wrapText(text, index ? "text" : "semi", 12, width - 12);
          paper.text(x + 6, y + 1, first, { font: index ? "text" : "semi", size: 12 });
          x += width;
        });
        y += 24;
      }
  }
  const scale = 380 / LETTER[0];
  return coverOf(
    `<rect x="53" y="31" width="380" height="400" rx="3" opacity=".22"/><g transform="translate(50 26) scale(${scale})">${svgMarks(paper.marks)}</g>`,
    ground,
  );
}
