import { z } from "zod";
import { cleanText } from "#domain/spaces/reading/clean-text.ts";
import { DOCUMENT_FAILURES, PASSAGES_MAX } from "#domain/spaces/documents.ts";
import { cutPassages, type Section } from "#domain/spaces/passages.ts";

/** Result of reading a document: JSON on the standard output of the reader's process. */
export const DOCUMENT_TEXT = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("ready"),
    pages: z.number().int().nullable(),
    passages: z.array(
      z.object({ heading: z.string(), page: z.number().int().nullable(), text: z.string().min(1) }),
    ),
  }),
  z.object({ state: z.literal("failed"), failure: z.enum(DOCUMENT_FAILURES) }),
]);
export type DocumentText = z.output<typeof DOCUMENT_TEXT>;

/** The passages of a document's sections. */
export function documentText(sections: readonly Section[], pages: number | null): DocumentText {
  const passages = cutPassages(
    sections.map(({ headings, page, text }) => ({
      headings: headings.map(cleanText),
      page,
      text: cleanText(text),
    })),
  );
  if (passages.length === 0) return { state: "failed", failure: "empty" };
  if (passages.length > PASSAGES_MAX) return { state: "failed", failure: "too-long" };
  return { state: "ready", pages, passages };
}
