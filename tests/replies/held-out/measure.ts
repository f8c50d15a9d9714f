import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { cutPassages } from "#domain/spaces/passages.ts";
import { markdownSections } from "#domain/spaces/text-sections.ts";
import { reply, type CandidatePassage } from "#engine/replies/reply.ts";

/**
 * Sixty questions over fifteen documents, written by someone who did not know the engine, and held out: no
 * rule and no word of the engine may be written for one of them. Change the engine by what the tests in
 * engine/replies say, then measure here.
 */
const FOLDER = import.meta.dirname;

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
type Question = z.infer<typeof QUESTIONS>[number];

export const readQuestions = (): Question[] =>
  fs
    .readdirSync(path.join(FOLDER, "questions"))
    .sort()
    .flatMap((file) =>
      QUESTIONS.parse(JSON.parse(fs.readFileSync(path.join(FOLDER, "questions", file), "utf8"))),
    );

export const readDocuments = (): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(FOLDER, "documents"))
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(FOLDER, "documents", file), "utf8")]),
  );

const passagesOf = ([source, text]: [string, string]): CandidatePassage[] =>
  cutPassages(markdownSections(text)).map((passage, index) => ({
    ...passage,
    documentId: source,
    version: 1,
    passage: index + 1,
    source: source.replace(/^\d+-|\.md$/g, "").replaceAll("-", " "),
  }));

/**
 * - `right`: the quote has what the answer must have, or nothing answers and the reply says so
 * - `back`: asked back between two, one of which is right
 * - `near`: "I do not know", with the line that answers named as the nearest one
 * - `silent`: "I do not know" though a document answers
 * - `wrong`: quotes something else
 * - `invented`: quotes something where nothing answers
 */
export type Verdict = "right" | "back" | "near" | "silent" | "wrong" | "invented";

/** Answers every question from the documents that its space has. */
export function measure(spaces: "each" | "all"): Record<Verdict, number> & { verbatim: number } {
  const documents = readDocuments();
  const passages = new Map(Object.entries(documents).map((entry) => [entry[0], passagesOf(entry)]));
  const all = [...passages.values()].flat();
  const counts = { right: 0, back: 0, near: 0, silent: 0, wrong: 0, invented: 0, verbatim: 0 };
  for (const asked of readQuestions()) {
    const inSpace = spaces === "all" ? all : passages.get(asked.document)!;
    const given = reply({
      question: asked.question,
      passages: inSpace,
      answers: [],
      passTo: null,
    });
    counts[verdictOf(asked, given)] += 1;
    const isVerbatim = given.citations.every(
      (citation) =>
        "documentId" in citation && documents[citation.documentId]!.includes(citation.quote),
    );
    if (isVerbatim) counts.verbatim += 1;
  }
  return counts;
}

function verdictOf(
  { answer, must_include: must }: Question,
  { citations, replyKind }: ReturnType<typeof reply>,
): Verdict {
  const isIn = ({ quote }: { quote: string }) => must.every((part) => quote.includes(part));
  // "I do not know" may name the nearest line, which it says is no answer.
  const isSilent = replyKind === "unknown" || replyKind === "greeting";
  if (answer === null) return isSilent ? "right" : "invented";
  if (isSilent) return citations.some(isIn) ? "near" : "silent";
  if (replyKind === "which") return citations.some(isIn) ? "back" : "wrong";
  return citations.every(isIn) ? "right" : "wrong";
}
