import { cleanText } from "#domain/spaces/reading/clean-text.ts";
import { PASSAGES_MAX, type DocumentKind } from "#domain/spaces/documents.ts";
import type { Section } from "#domain/spaces/passages.ts";
import {
  csvSections,
  markdownSections,
  plainSections,
} from "#domain/spaces/reading/text-sections.ts";
import { tableSections } from "#domain/spaces/tables/table-sections.ts";
import { parseTable } from "./csv-table.ts";
import { ReaderProblem } from "./reader-problem.ts";

/** Reads a text file in UTF-8. @throws ReaderProblem `broken` for other bytes */
export function readText(
  bytes: Uint8Array,
  kind: Extract<DocumentKind, "txt" | "md" | "csv">,
): Section[] {
  let text: string;
  try {
    text = cleanText(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ReaderProblem("broken", { cause: error });
  }
  if (kind === "csv") {
    // A text beyond the limits of tables is read as it stands.
    const table = parseTable(text);
    return table ? tableSections(table) : csvSections(text, PASSAGES_MAX);
  }
  return kind === "md" ? markdownSections(text) : plainSections(text);
}
