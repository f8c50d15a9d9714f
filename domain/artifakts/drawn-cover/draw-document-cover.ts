import { HEADING_SEPARATOR, type Passage } from "#domain/spaces/passages.ts";
import { drawPage, GAP, readPage, type PageLine } from "./page.ts";

/**
 * The cover of a document, as SVG: its first heading as a title, other headings, and their text.
 *
 * @returns undefined where there is nothing to show
 */
export function drawDocumentCover(passages: readonly Passage[]): string | undefined {
  const lines: PageLine[] = [];
  let before: string[] = [];
  for (const { heading, text } of passages) {
    const headings = heading === "" ? [] : heading.split(HEADING_SEPARATOR);
    const changed = headings.findIndex((each, depth) => each !== before[depth]);
    if (changed >= 0)
      for (const each of headings.slice(changed))
        lines.push({ look: lines.length === 0 ? "title" : "heading", text: each });
    before = headings;
    // A heading without text under it is its own text.
    if (text !== headings.at(-1)) lines.push(GAP, ...readPage(text, "text"), GAP);
  }
  return drawPage(lines);
}
