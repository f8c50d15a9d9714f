import type { Section } from "#domain/spaces/passages.ts";
import { createHeadings } from "#domain/spaces/reading/text-sections.ts";

/** A piece of a page's text, as pdf.js gives it. */
export interface PdfPiece {
  str: string;
  hasEOL: boolean;
  /** Height of the letters, in points. */
  height: number;
  width: number;
  /** The last two are where it begins: from the left, and from the bottom. */
  transform: readonly number[];
}

interface Line {
  text: string;
  height: number;
  /** Height of its baseline above the bottom of the page. */
  y: number;
  right: number;
}

/** A line with letters so much larger than most of the document's is a heading. */
const HEADING_TIMES = 1.18;
const HEADING_MAX_CHARACTERS = 120;
/** A gap of so many times the letters' height ends a paragraph. */
const PARAGRAPH_TIMES = 1.9;
/** A line that reaches so far to the right goes on in the next one. */
const FULL_LINE = 0.85;

/** The lines of a page. */
export function linesOf(pieces: readonly PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line && line.text.trim() !== "") lines.push({ ...line, text: line.text.trim() });
    line = undefined;
  };
  for (const { str, hasEOL, height, width, transform } of pieces) {
    const [x = 0, y = 0] = transform.slice(4);
    line ??= { text: "", height: 0, y, right: 0 };
    line.text += str;
    line.height = Math.max(line.height, str.trim() === "" ? 0 : height);
    line.right = Math.max(line.right, x + width);
    if (hasEOL) end();
  }
  end();
  return lines;
}

/**
 * Sections of a document's pages: headings by the size of their letters, paragraphs by the gaps between
 * lines. A line that fills the width goes on in the next one, with a space.
 */
export function pdfSections(pages: readonly (readonly Line[])[]): Section[] {
  const bodyHeight = commonHeight(pages.flat());
  const headings = createHeadings();
  const sections: Section[] = [];
  let heading: string | undefined;
  pages.forEach((lines, index) => {
    const page = index + 1;
    let text = "";
    let before: Line | undefined;
    const end = () => {
      if (text !== "" || heading)
        sections.push({ headings: headings.path, page, text: text || heading! });
      text = "";
      heading = undefined;
      before = undefined;
    };
    const fullRight = Math.max(0, ...lines.map(({ right }) => right)) * FULL_LINE;
    for (const line of lines) {
      if (isHeading(line, bodyHeight)) {
        end();
        headings.add(Math.round(1_000 / line.height), line.text);
        heading = line.text;
        continue;
      }
      text += (before ? between(before, line, fullRight) : "") + line.text;
      before = line;
    }
    end();
  });
  return sections;
}

function between(before: Line, line: Line, fullRight: number): string {
  const gap = before.y - line.y;
  if (gap < 0 || gap > PARAGRAPH_TIMES * Math.max(before.height, line.height, 1)) return "\n\n";
  return before.right >= fullRight && !/[.:;?!…]$/.test(before.text) ? " " : "\n";
}

const isHeading = ({ text, height }: Line, bodyHeight: number): boolean =>
  height >= bodyHeight * HEADING_TIMES &&
  text.length <= HEADING_MAX_CHARACTERS &&
  /\p{L}/u.test(text);

/** The height of most letters. */
function commonHeight(lines: readonly Line[]): number {
  const characters = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  return [...characters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}
