import { COLORS, cleanText, SHEET, sheet, textAt, widthOf } from "./svg.ts";

/** A line of a page and how it looks. */
export interface PageLine {
  text: string;
  look: "title" | "heading" | "text" | "note" | "code" | "rule" | "gap";
}

const LOOKS = {
  title: { size: 27, isBold: true, step: 36 },
  heading: { size: 20, isBold: true, step: 30 },
  text: { size: 17, step: 26 },
  note: { size: 14, step: 22, fill: COLORS.accent, isMono: true },
  code: { size: 15, step: 23, isMono: true },
} as const;

const LEFT = SHEET.x + 28;
const INNER = SHEET.width - 56;
const BOTTOM = 352;
/** Lines of a file that are looked at. */
const LINES_MAX = 60;

const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\f\v]/, LINES_MAX);

/** A little room between paragraphs. */
export const GAP: PageLine = { look: "gap", text: "" };

/** A Markdown line as a person reads it, without its marks. */
function readMarkdown(line: string): PageLine {
  if (!line.trim()) return GAP;
  const heading = /^\s{0,3}(#{1,6})\s+(.{0,400})/.exec(line);
  const plain = (text: string) =>
    text
      .slice(0, 400)
      .replace(/!?\[([^\][]*)\]\([^()]*\)/g, "$1")
      .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, "");
  if (heading)
    return { look: heading[1]!.length === 1 ? "title" : "heading", text: plain(heading[2]!) };
  if (/^\s*(?:[-*_]\s*){3,}$/.test(line.slice(0, 100))) return { look: "rule", text: "" };
  return {
    look: "text",
    text: plain(line.replace(/^\s{0,8}[-*+]\s+(?:\[[ x]\]\s+)?/i, "• ").replace(/^\s*>\s?/, "")),
  };
}

/** A line of subtitles: its number is dropped, its times are a note. */
function readSubtitle(line: string): PageLine | undefined {
  if (/^\s*\d{1,9}\s*$/.test(line)) return undefined;
  if (!line.trim()) return GAP;
  if (line.includes("-->"))
    return { look: "note", text: line.replace(/,\d{3}/g, "").replace("-->", "–") };
  return { look: "text", text: line.slice(0, 400).replace(/<[^<>]{0,40}>/g, "") };
}

/** The first lines of a text as the lines of a page. */
export function readPage(text: string, kind: "text" | "markdown" | "srt" | "code"): PageLine[] {
  const lines = linesOf(text);
  if (kind === "markdown") return lines.map(readMarkdown);
  if (kind === "srt") return lines.flatMap((line) => readSubtitle(line) ?? []);
  if (kind === "code")
    return lines.map((line) => ({
      look: "code",
      // Leading spaces stay as such in a drawing only where they do not break.
      text: line.slice(0, 200),
    }));
  return lines.map((line) => (line.trim() ? { look: "text", text: line } : GAP));
}

/** Breaks text into lines of a width in pixels. */
function wrap(text: string, size: number, isBold: boolean): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of cleanText(text, 400).split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer, size, isBold) > INNER) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

/** Lines as a sheet of paper; undefined without any text. */
export function drawPage(lines: readonly PageLine[]): string | undefined {
  let y = SHEET.y + 22;
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (y > BOTTOM) break;
    if (line.look === "gap") {
      if (parts.length > 0 && lines[index - 1]?.look !== "gap") y += 9;
      continue;
    }
    if (line.look === "rule") {
      y += 18;
      parts.push(`<path stroke="${COLORS.line}" stroke-width="2" d="M${LEFT} ${y - 4}h${INNER}"/>`);
      continue;
    }
    const { step, ...style } = LOOKS[line.look];
    if (parts.length > 0 && style.size >= 20) y += 6;
    const indent =
      line.look === "code" ? /^\s*/.exec(line.text)![0].replace(/\t/g, "  ").length : 0;
    const rows =
      line.look === "code" || line.look === "note"
        ? [cleanText(line.text, 60)]
        : wrap(line.text, style.size, "isBold" in style);
    for (const row of rows) {
      y += step;
      if (y > BOTTOM + step) break;
      parts.push(textAt(LEFT + Math.min(indent, 16) * 9, y, row, style));
    }
  }
  return parts.some((part) => part.startsWith("<text")) ? sheet(parts.join("")) : undefined;
}

/** Names of files as a list on a sheet of paper, with the number of those that do not fit. */
export function drawFileNames(names: readonly string[]): string | undefined {
  const ROWS = 8;
  const shown = names.length > ROWS ? names.slice(0, ROWS - 1) : names;
  if (shown.length === 0) return undefined;
  const rows = shown.map((name, index) => {
    const y = SHEET.y + 46 + index * 37;
    const icon = `<path fill="none" stroke="${COLORS.accent}" stroke-width="2.2" stroke-linejoin="round" d="M${LEFT} ${y - 17}h11l6 6v15h-17z"/>`;
    return icon + textAt(LEFT + 32, y, cleanText(name.split("/").at(-1)!, 34), { size: 18 });
  });
  const left = names.length - shown.length;
  if (left > 0)
    rows.push(
      textAt(LEFT + 32, SHEET.y + 46 + shown.length * 37, `+ ${left}`, {
        size: 18,
        isBold: true,
        fill: COLORS.soft,
      }),
    );
  return sheet(rows.join(""));
}
