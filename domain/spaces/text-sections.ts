import type { Section } from "./passages.ts";

/** A heading of Markdown: one to six number signs (ATX). */
const ATX = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Headings from the outermost, as they are met: a heading ends those of its level and below. */
export function createHeadings() {
  const open: { level: number; text: string }[] = [];
  return {
    get path(): string[] {
      return open.map(({ text }) => text);
    },
    add(level: number, text: string): void {
      while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
      open.push({ level, text });
    },
  };
}

/** A plain text: one section. */
export const plainSections = (text: string): Section[] => [{ headings: [], page: null, text }];

/**
 * A text with Markdown's headings. The lines of the headings stand in the path of what is below them; a
 * heading with nothing below it is a section of its own.
 */
export function markdownSections(text: string): Section[] {
  const headings = createHeadings();
  const sections: Section[] = [];
  let lines: string[] = [];
  let heading: string | undefined;
  let isCode = false;
  const end = () => {
    const body = lines.join("\n");
    if (body.trim() !== "") sections.push({ headings: headings.path, page: null, text: body });
    else if (heading) sections.push({ headings: headings.path, page: null, text: heading });
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks, title] = (!isCode && ATX.exec(line)) || [];
    if (!marks || !title) {
      lines.push(line);
      continue;
    }
    end();
    heading = title;
    headings.add(marks.length, title);
  }
  end();
  return sections;
}

/**
 * A table as text: each record is a section as it stands in the file, under the line with the names of
 * the columns. Records may have line ends inside quotes.
 *
 * @param atMost sections; a table with more records has several in one
 */
export function csvSections(text: string, atMost: number): Section[] {
  const [head, ...records] = recordsOf(text);
  if (head === undefined) return [];
  if (records.length === 0) return plainSections(head);
  const section = (part: string): Section => ({ headings: [head], page: null, text: part });
  return records.length <= atMost ? records.map(section) : [section(records.join("\n"))];
}

function recordsOf(text: string): string[] {
  const records: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (at < text.length && (text[at] !== "\n" || isQuoted)) continue;
    const record = text.slice(from, at);
    if (record.trim() !== "") records.push(record);
    from = at + 1;
  }
  // A quote that is never closed is no quote.
  return isQuoted ? text.split("\n").filter((line) => line.trim() !== "") : records;
}
