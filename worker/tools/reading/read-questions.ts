import { countUnanswered, listUnanswered } from "#db/queries/spaces/answering/list-answering.ts";
import { questionsText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

const LISTED_MAX = 20;
/** Characters of a question that are shown. */
const QUESTION_MAX = 200;

export const readQuestions: Read = async ({ db, lang, spaceId, personId }) => {
  const viewer = { spaceId, personId };
  const [open, listed] = await Promise.all([
    countUnanswered(db, viewer),
    listUnanswered(db, viewer, LISTED_MAX),
  ]);
  const questions = listed.map(({ question, createdAt }) => ({
    question: question.replace(/\s+/g, " ").slice(0, QUESTION_MAX),
    at: createdAt,
  }));
  return { lines: questionsText({ open, questions }, lang) };
};
