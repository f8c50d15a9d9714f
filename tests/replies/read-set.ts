import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseTable } from "#adapters/documents/csv-table.ts";
import { cutPassages } from "#domain/spaces/passages.ts";
import { tableSections } from "#domain/spaces/tables/table-sections.ts";
import { markdownSections } from "#domain/spaces/reading/text-sections.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";

const QUESTIONS = z.array(
  z.object({
    document: z.string(),
    question: z.string(),
    /** The sentences that answer it; null for what no document answers. */
    answer: z.string().nullable(),
    /** Strings without which a reply is not right. */
    must_include: z.array(z.string()),
  }),
);
export type Question = z.infer<typeof QUESTIONS>[number];

/**
 * A set of questions over documents: a folder with `documents/*.md` or `documents/*.csv`, and
 * `questions/*.json`.
 */
export interface QuestionSet {
  questions: Question[];
  /** Text of each document by its file's name. */
  documents: Record<string, string>;
  /** Passages of each document, as a space has them. */
  passages: Map<string, CandidatePassage[]>;
}

export function readSet(folder: string): QuestionSet {
  const filesIn = (name: string) =>
    fs
      .readdirSync(path.join(folder, name))
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(folder, name, file), "utf8")] as const);
  const documents = Object.fromEntries(filesIn("documents"));
  return {
    questions: filesIn("questions").flatMap(([, text]) => QUESTIONS.parse(JSON.parse(text))),
    documents,
    passages: new Map(Object.entries(documents).map((entry) => [entry[0], passagesOf(entry)])),
  };
}

const passagesOf = ([source, text]: [string, string]): CandidatePassage[] =>
  cutPassages(sectionsOf(source, text)).map((passage, index) => ({
    ...passage,
    documentId: source,
    version: 1,
    passage: index + 1,
    source: source.replace(/^\d+-|\.(?:md|csv)$/g, "").replaceAll("-", " "),
  }));

const sectionsOf = (source: string, text: string) =>
  source.endsWith(".csv") ? tableSections(parseTable(text)!) : markdownSections(text);
