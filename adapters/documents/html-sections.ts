import type { Section } from "#domain/spaces/passages.ts";
import { createHeadings } from "#domain/spaces/reading/text-sections.ts";

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!);

/** Elements after which a line ends. */
const LINES = new Set(["li", "tr", "br"]);
/** Elements after which a paragraph ends. */
const PARAGRAPHS = new Set(["p", "table", "ul", "ol"]);

/**
 * Sections of the HTML that mammoth makes of a Word document: headings, paragraphs, lists, and tables
 * with a line for each row and a tab between cells. Not for any other HTML.
 */
export function htmlSections(html: string): Section[] {
  const headings = createHeadings();
  const sections: Section[] = [];
  let text = "";
  let heading: string | undefined;
  let cells = 0;
  const end = () => {
    const body = text.replace(/\n{3,}/g, "\n\n").trim();
    if (body !== "" || heading)
      sections.push({ headings: headings.path, page: null, text: body || heading! });
    text = "";
    heading = undefined;
  };
  let title: string | undefined;
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      if (title === undefined) text += decode(token);
      else title += decode(token);
      continue;
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) {
      if (slash === "") {
        end();
        title = "";
      } else {
        const read = (title ?? "").trim();
        title = undefined;
        if (read === "") continue;
        headings.add(Number(level), read);
        heading = read;
      }
    } else if (name === "tr" && slash === "") cells = 0;
    else if ((name === "td" || name === "th") && slash === "") {
      if (cells > 0) text = `${text.trimEnd()}\t`;
      cells += 1;
    } else if (name === "br") text += "\n";
    else if (slash === "" && (name === "ul" || name === "ol")) text = text && `${text.trimEnd()}\n`;
    else if (slash !== "" && PARAGRAPHS.has(name)) text += cells > 0 && name === "p" ? " " : "\n\n";
    else if (slash !== "" && LINES.has(name)) {
      text = `${text.trimEnd()}\n`;
      if (name === "tr") cells = 0;
    }
  }
  end();
  return sections;
}
