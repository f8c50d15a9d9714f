import type { Section } from "#domain/spaces/passages.ts";

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

/** A heading with its level: 1 is the outermost. */
interface Heading {
  level: number;
  title: string;
}

/** Level of a heading in capitals: below those of Markdown. */
const CAPITALS_LEVEL = 7;
const CAPITALS_MAX_WORDS = 4;
/** Two capitals or more, and nothing but letters and what joins them. */
const CAPITALS = /^\s*(?=.*\p{Lu}\p{Lu})([\p{Lu}\p{Lo} ,/&'()-]+?)\s*:?\s*$/u;
/** Words of a warning, "NO SE FÍA", which is no heading. */
const IS_SENTENCE = /(?:^| )(?:NO|SE|HAY|ES|SON|ESTÁ|ESTÁN|IS|ARE|DO|PLEASE|FAVOR)(?: |$)/;

/** A line in capitals with something below it, as people write headings without marks: "POSTRES". */
function headingInCapitals(line: string, next: string | undefined): Heading | undefined {
  const title = CAPITALS.exec(line)?.[1];
  if (!title || !next?.trim() || CAPITALS.test(next)) return undefined;
  const isLong = title.split(/\s+/).length > CAPITALS_MAX_WORDS;
  return isLong || IS_SENTENCE.test(title) ? undefined : { level: CAPITALS_LEVEL, title };
}

/** Level of a heading that nothing but its place marks: below those in capitals. */
const ALONE_LEVEL = 8;
const ALONE_MAX_WORDS = 6;
const ALONE_MAX_CHARACTERS = 60;
/** A title, "Budget" or "Formas de pago": no figure, no list, no end of a sentence. */
const TITLE = /^\s*(\p{Lu}[\p{L} /&'’()-]*[\p{L})])\s*$/u;
/** A line that says something: it ends a sentence, has a figure, or is longer than titles are. */
const SAYS_SOMETHING = /[.!?…]["”»)]*\s*$|\d|(?:\S+\s+){7}/;
/** A line that goes on with the sentence of the line before. */
const GOES_ON = /^\s*\p{Ll}/u;

/**
 * A short line between an empty line and a text, as people write headings in plain texts: "Budget" above
 * "It is $4,000 at most." Above the first item of a list of short lines there is none.
 */
function headingAlone(line: string, at: number, all: readonly string[]): Heading | undefined {
  const title = TITLE.exec(line)?.[1];
  if (!title || all[at - 1]?.trim()) return undefined;
  if (title.length > ALONE_MAX_CHARACTERS || title.split(/\s+/).length > ALONE_MAX_WORDS)
    return undefined;
  const below = all[at + 1]?.trim() ? all[at + 1] : all[at + 2];
  if (!below?.trim() || GOES_ON.test(below) || !SAYS_SOMETHING.test(below)) return undefined;
  return { level: ALONE_LEVEL, title };
}

/** A plain text, by its headings in capitals and those that stand alone. */
export const plainSections = (text: string): Section[] =>
  sectionsOf(
    text,
    (line, at, all) => headingInCapitals(line, all[at + 1]) ?? headingAlone(line, at, all),
  );

/** A text by the headings of Markdown, and below them those in capitals; one without any as a plain text. */
export function markdownSections(text: string): Section[] {
  if (!text.split("\n").some((line) => ATX.test(line) || FENCE.test(line)))
    return plainSections(text);
  let isCode = false;
  return sectionsOf(text, (line, at, all) => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) return undefined;
    const [, marks, title] = ATX.exec(line) ?? [];
    return marks && title ? { level: marks.length, title } : headingInCapitals(line, all[at + 1]);
  });
}

/**
 * Cuts a text at its headings. The headings stand in the path of what is below them; a heading with nothing
 * below it is a section of its own.
 */
function sectionsOf(
  text: string,
  headingOf: (line: string, at: number, all: readonly string[]) => Heading | undefined,
): Section[] {
  const headings = createHeadings();
  const sections: Section[] = [];
  let lines: string[] = [];
  let heading: string | undefined;
  const end = () => {
    const body = lines.join("\n");
    if (body.trim() !== "") sections.push({ headings: headings.path, page: null, text: body });
    else if (heading) sections.push({ headings: headings.path, page: null, text: heading });
    lines = [];
  };
  const all = text.split("\n");
  for (const [at, line] of all.entries()) {
    const found = headingOf(line, at, all);
    if (!found) {
      lines.push(line);
      continue;
    }
    end();
    heading = found.title;
    headings.add(found.level, found.title);
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
  if (records.length === 0) return [{ headings: [], page: null, text: head }];
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
