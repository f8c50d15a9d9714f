import { reply, type EngineReply } from "#engine/replies/reply.ts";
import type { Question, QuestionSet } from "./read-set.ts";

/**
 * - `right`: the quote has what the answer must have, or nothing answers and the reply says so
 * - `back`: asked back between two, one of which is right
 * - `near`: "I do not know", with the line that answers named among the nearest ones
 * - `silent`: "I do not know" though a document answers
 * - `wrong`: quotes something else
 * - `invented`: quotes something where nothing answers
 */
export type Verdict = "right" | "back" | "near" | "silent" | "wrong" | "invented";

/**
 * Answers every question of a set.
 *
 * @param spaces whether each document is in a space of its own or all are in one
 * @returns how many replies there are of each verdict, and how many quote word for word
 */
export function measure(
  { questions, passages }: QuestionSet,
  spaces: "each" | "all",
): Record<Verdict, number> & { verbatim: number } {
  const all = [...passages.values()].flat();
  const counts = { right: 0, back: 0, near: 0, silent: 0, wrong: 0, invented: 0, verbatim: 0 };
  for (const asked of questions) {
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
        "documentId" in citation &&
        passages.get(citation.documentId)!.some(({ text }) => text.includes(citation.quote)),
    );
    if (isVerbatim) counts.verbatim += 1;
  }
  return counts;
}

function verdictOf(
  { answer, must_include: must }: Question,
  { citations, replyKind }: EngineReply,
): Verdict {
  const isIn = ({ quote }: { quote: string }) => must.every((part) => quote.includes(part));
  // "I do not know" may name the nearest lines, which it says are no answer.
  const isSilent = replyKind === "unknown" || replyKind === "greeting";
  if (answer === null) return isSilent ? "right" : "invented";
  if (isSilent) return citations.some(isIn) ? "near" : "silent";
  if (replyKind === "which") return citations.some(isIn) ? "back" : "wrong";
  return citations.every(isIn) ? "right" : "wrong";
}
