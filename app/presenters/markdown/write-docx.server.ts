import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from "docx";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Block, Inline } from "#app/ui/markdown/blocks.ts";

/** Levels of nested lists that Word indents; deeper ones stay at the last. */
const LEVELS = [0, 1, 2, 3] as const;
/** Twentieths of a point: half an inch a level. */
const INDENT = 720;
const MONOSPACE = "Courier New";
const LANGUAGES: Readonly<Record<Locale, string>> = { en: "en-US", es: "es-MX" };

interface Place {
  /** Depth of the list around it; -1 outside. */
  level: number;
  /** Numbered lists so far: each counts from 1. */
  lists: { count: number };
  isQuote?: boolean;
}

/** Markdown that was read for a page, as a Word document (Office Open XML). */
export async function writeDocx(
  blocks: readonly Block[],
  { title, locale }: { title: string; locale: Locale },
): Promise<Buffer> {
  const lists = { count: 0 };
  const children = blocks.flatMap((block) => elementsOf(block, { level: -1, lists }));
  const document = new Document({
    title,
    creator: "Plaza",
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: "11pt", language: { value: LANGUAGES[locale] } },
          paragraph: { spacing: { after: 160, line: 276 } },
        },
      },
    },
    numbering: {
      config: Array.from({ length: lists.count }, (_, index) => ({
        reference: numberedList(index + 1),
        levels: LEVELS.map((level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: 360 } } },
        })),
      })),
    },
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}

const numberedList = (count: number): string => `numbered-${count}`;

function elementsOf(block: Block, place: Place): (Paragraph | Table)[] {
  const indent = place.isQuote ? { indent: { left: INDENT } } : {};
  switch (block.kind) {
    case "heading":
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runsOf(block.parts) })];
    case "paragraph":
      return [new Paragraph({ ...indent, children: runsOf(block.parts) })];
    case "quote":
      return block.blocks.flatMap((inner) => elementsOf(inner, { ...place, isQuote: true }));
    case "list":
      return listOf(block, place);
    case "code":
      return block.text.split("\n").map(
        (line) =>
          new Paragraph({
            spacing: { after: 0 },
            children: [new TextRun({ text: line, font: MONOSPACE })],
          }),
      );
    case "table":
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [rowOf(block.head, true), ...block.rows.map((row) => rowOf(row, false))],
        }),
        new Paragraph({}),
      ];
    case "rule":
      return [
        new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }),
      ];
  }
}

function listOf({ start, items }: Extract<Block, { kind: "list" }>, place: Place) {
  const level = Math.min(place.level + 1, LEVELS.length - 1);
  if (start !== null) place.lists.count += 1;
  const reference = numberedList(place.lists.count);
  const marked = start === null ? { bullet: { level } } : { numbering: { reference, level } };
  return items.flatMap((item) =>
    item.flatMap((block, index): (Paragraph | Table)[] =>
      index === 0 && block.kind === "paragraph"
        ? [new Paragraph({ ...marked, spacing: { after: 60 }, children: runsOf(block.parts) })]
        : elementsOf(block, { ...place, level }),
    ),
  );
}

const rowOf = (cells: readonly Inline[][], isHead: boolean): TableRow =>
  new TableRow({
    tableHeader: isHead,
    children: cells.map(
      (parts) =>
        new TableCell({
          margins: { top: 60, bottom: 60, left: 100, right: 100 },
          children: [
            new Paragraph({ spacing: { after: 0 }, children: runsOf(parts, { bold: isHead }) }),
          ],
        }),
    ),
  });

interface Style {
  bold?: boolean;
  italics?: boolean;
}

function runsOf(parts: readonly Inline[], style: Style = {}): ParagraphChild[] {
  return parts.flatMap((part): ParagraphChild[] => {
    if (typeof part === "string")
      return part
        .split("\n")
        .map((text, index) => new TextRun({ ...style, text, ...(index > 0 && { break: 1 }) }));
    if (part.kind === "code") return [new TextRun({ ...style, text: part.text, font: MONOSPACE })];
    const added = part.kind === "strong" ? { bold: true } : { italics: true };
    return runsOf(part.parts, { ...style, ...added });
  });
}
