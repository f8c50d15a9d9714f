import { quoted, type CandidatePassage } from "./reply.ts";

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
