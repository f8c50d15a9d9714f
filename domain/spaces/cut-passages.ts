import { PASSAGE_MAX_CHARACTERS } from "./documents.ts";

/** A piece of a text, verbatim, with the headings above it. */
export interface Passage {
  /** Outermost first, joined by " › "; empty for none. */
  heading: string;
  text: string;
}

const HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/;

/**
 * Cuts a text into passages: at Markdown headings and empty lines, what is longer at the end of a line
 * or sentence, and at last anywhere. Short neighbours under one heading stay together.
 */
export function cutPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  const headings: { level: number; title: string }[] = [];
  for (const block of text.replace(/\r\n?/g, "\n").split(/\n\s*\n/)) {
    let lines: string[] = [];
    const flush = () => {
      const body = lines.join("\n").trim();
      lines = [];
      if (body === "") return;
      const heading = headings.map(({ title }) => title).join(" › ");
      for (const piece of piecesOf(body)) {
        const last = passages.at(-1);
        const joined = last?.heading === heading ? `${last.text}\n\n${piece}` : "";
        if (last && joined !== "" && joined.length <= PASSAGE_MAX_CHARACTERS) last.text = joined;
        else passages.push({ heading, text: piece });
      }
    };
    for (const line of block.split("\n")) {
      const [, marks, title] = HEADING.exec(line) ?? [];
      if (!marks || !title) {
        lines.push(line);
        continue;
      }
      flush();
      while ((headings.at(-1)?.level ?? 0) >= marks.length) headings.pop();
      headings.push({ level: marks.length, title });
    }
    flush();
  }
  // A heading that nothing follows is still a text.
  if (passages.length === 0 && headings.length > 0)
    return headings.map(({ title }) => ({ heading: "", text: title }));
  return passages;
}

/** Pieces of at most PASSAGE_MAX_CHARACTERS, cut at a line, a sentence, a word, or anywhere. */
function piecesOf(body: string): string[] {
  const pieces: string[] = [];
  let rest = body;
  while (rest.length > PASSAGE_MAX_CHARACTERS) {
    const head = rest.slice(0, PASSAGE_MAX_CHARACTERS);
    const ends = [
      head.lastIndexOf("\n"),
      Math.max(...[". ", "? ", "! "].map((end) => head.lastIndexOf(end))) + 1,
      head.lastIndexOf(" "),
    ];
    const cut = ends.find((end) => end > PASSAGE_MAX_CHARACTERS / 3) ?? safeCut(head);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== "");
}

/** Not between the two code units of one character. */
const safeCut = (head: string): number =>
  /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
