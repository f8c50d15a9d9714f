import { fold } from "#engine/reading/folded.ts";
import { isKindWord, questionKind } from "./question-kind.ts";
import { SAYS, languageOf } from "./says.ts";
import { QUOTE_MAX_CHARACTERS, scoreUnits, type Scored } from "./score-units.ts";
import { isNear, stemsOf, wordsOf } from "./words.ts";

/** A piece of a document that may answer. */
export interface CandidatePassage {
  documentId: string;
  version: number;
  passage: number;
  /** Name of the document. */
  source: string;
  heading: string;
  text: string;
}

/** A question with its approved answer. */
export interface CandidateAnswer {
  answerId: string;
  question: string;
  answer: string;
}

export interface ReplyRequest {
  question: string;
  passages: readonly CandidatePassage[];
  answers: readonly CandidateAnswer[];
  /** The person whom a question is passed to when nothing covers it. */
  passTo: string | null;
}

export interface EngineReply {
  /** Markdown; what is quoted is escaped. */
  text: string;
  replyKind: "found" | "which" | "unknown" | "greeting";
  citations: ({ source: string; quote: string } & (
    { documentId: string; version: number; passage: number } | { answerId: string }
  ))[];
}

/** Least share of the question's weight that an answer's words must cover. */
const ENOUGH = 0.56;
/** Weight of covered words that is enough in a long question, which tells more than it asks. */
const ENOUGH_MASS = 1.6;
const LEAST_SCORE = 0.3;
/** Share from which a line is named as a near one, though it answers nothing for sure. */
const NEAR = 0.2;
const NEAR_LINES = 2;
/** An approved question must be nearly the same: its answer is given as it is. */
const SAME_QUESTION = 0.75;
/** Two answers whose scores differ by less are both named. */
const AS_GOOD = 0.04;

/**
 * Answers a question from approved answers and passages, word for word, or says that it does not know.
 * Pure rules: the words that carry the question, weighted by how rare they are among the candidates, must
 * be in the quoted lines or the headings above them. A wrong answer is worse than none.
 */
export function reply({ question, passages, answers, passTo }: ReplyRequest): EngineReply {
  const language = languageOf(question);
  const says = SAYS[language];
  const kind = questionKind(question);
  const asked = stemsOf(question);
  if (asked.length === 0 && kind === undefined)
    return { text: says.greeting, replyKind: "greeting", citations: [] };

  const approved = bestApproved(question, answers);
  if (approved) {
    const { answerId, question: source, answer } = approved;
    const quote = answer.slice(0, QUOTE_MAX_CHARACTERS);
    return {
      text: escapeMarkdown(answer),
      replyKind: "found",
      citations: [{ answerId, source, quote }],
    };
  }

  const scored = scoreUnits(question, { kind, language, passages });
  const [best, ...others] = scored.filter(
    ({ score, mass }) => score >= ENOUGH || (mass >= ENOUGH_MASS && score >= LEAST_SCORE),
  );
  if (!best) return unknownReply(nearestOf(scored), says, passTo);
  const rival = others.find(
    ({ score, unit }) =>
      best.score - score < AS_GOOD &&
      (unit.passage.documentId !== best.unit.passage.documentId ||
        unit.passage.heading !== best.unit.passage.heading),
  );
  const cited = rival ? [best, rival] : [best];
  const citations = cited.map(citationOf);
  const quotes = cited.map(({ unit }) => quoteOf(unit));
  return rival
    ? { text: `${says.which}\n\n${quotes.join("\n\n")}`, replyKind: "which", citations }
    : { text: quotes[0]!, replyKind: "found", citations };
}

/** The best lines of different passages that share enough with the question. */
function nearestOf(scored: readonly Scored[]): Scored[] {
  const near: Scored[] = [];
  for (const one of scored) {
    if (near.length === NEAR_LINES || one.score < NEAR) break;
    if (!near.some(({ unit }) => unit.passage === one.unit.passage)) near.push(one);
  }
  return near;
}

/**
 * "I do not know", with the lines that come nearest, if there are any, said to be no more than that: who
 * asked may find their answer beside them.
 */
function unknownReply(
  nearest: readonly Scored[],
  says: (typeof SAYS)[keyof typeof SAYS],
  passTo: string | null,
): EngineReply {
  const text = says.unknown(passTo);
  if (nearest.length === 0) return { text, replyKind: "unknown", citations: [] };
  return {
    text: [text, says.nearest, ...nearest.map(({ unit }) => quoteOf(unit))].join("\n\n"),
    replyKind: "unknown",
    citations: nearest.map(citationOf),
  };
}

const citationOf = ({ unit: { passage, text } }: Scored) => ({
  documentId: passage.documentId,
  version: passage.version,
  passage: passage.passage,
  source: passage.source,
  quote: text,
});

/** The approved answer whose question is nearly the one that is asked. */
function bestApproved(
  question: string,
  answers: readonly CandidateAnswer[],
): CandidateAnswer | undefined {
  const asked = new Set(meaningOf(question));
  if (asked.size === 0) return undefined;
  const scored = answers
    .map((answer) => {
      const stems = new Set(meaningOf(answer.question));
      const both = [...asked].filter(
        (stem) => stems.has(stem) || [...stems].some((other) => isNear(stem, other)),
      ).length;
      // Dice coefficient: the same words, and hardly any others.
      return { answer, score: (2 * both) / (asked.size + stems.size) };
    })
    .sort((a, b) => b.score - a.score);
  return scored[0] && scored[0].score >= SAME_QUESTION ? scored[0].answer : undefined;
}

/** Stems that carry the meaning, with the kind of question as one of them. */
function meaningOf(question: string): string[] {
  const kind = questionKind(question);
  const stems = wordsOf(question).filter((word) => !kind || !isKindWord(kind, word));
  return [...stemsOf(stems.join(" ")), ...(kind ? [`?${kind}`] : [])];
}

const quoteOf = ({ passage, text }: Scored["unit"]): string => {
  const heading = passage.heading && `**${escapeMarkdown(passage.heading)}**\n`;
  return `${heading}> ${escapeMarkdown(text)}`;
};

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, "\\$&").replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

/** Whether a text is a greeting or thanks and nothing more. */
export const isGreeting = (text: string): boolean => stemsOf(fold(text)).length === 0;
