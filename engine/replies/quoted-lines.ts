import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { CandidatePassage } from "./reply.ts";

/** Lines as Markdown that quotes them, those of one passage together. */
export const quotedLines = (
  lines: readonly { passage: CandidatePassage; quote: string }[],
): string =>
  [...new Set(lines.map(({ passage }) => passage))]
    .map((one) => {
      const own = lines.filter(({ passage }) => passage === one).map(({ quote }) => quote);
      return quoted({ heading: one.heading, text: own.join("\n") });
    })
    .join("\n\n");

/** A text below its heading, as Markdown that quotes it. */
export const quoted = ({ heading: above, text }: { heading: string; text: string }): string => {
  const heading = above && `**${escapeMarkdown(above)}**\n`;
  // Two spaces at the end of a line: the quote keeps its lines.
  const lines = text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => `> ${escapeMarkdown(line)}`);
  return `${heading}${lines.join("  \n")}`;
};
