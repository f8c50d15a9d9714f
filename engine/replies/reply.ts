import { fold } from "#engine/reading/folded.ts";
import { isKindWord, questionKind } from "./question-kind.ts";
import { SAYS, languageOf } from "./says.ts";
import { rankUnits, sureness, type Ranked } from "./rank.ts";
import { keyOf, relationOf } from "./thesaurus.ts";
import { QUOTE_MAX_CHARACTERS } from "./units.ts";
import { isNear, isSameRoot, rootOf, stemsOf, wordsOf } from "./words.ts";

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
  /** The person to whom questions without an answer are passed. */
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

/** Probability from which a line is given as the answer: a wrong answer is worse than none. */
const SURE = 0.4;
/** Probability from which lines are named as near ones, though they answer nothing for sure. */
const NEAR = 0.06;
const NEAR_LINES = 3;
/** A near line's score is at most this far behind the best one's. */
const NEAR_BEHIND = 2;
/** An approved question must be nearly the same: its answer is given as it is. */
const SAME_QUESTION = 0.75;
/** Two lines whose scores differ by less are both given. */
const AS_GOOD = 0.5;

/**
 * Answers a question from approved answers and passages, word for word, or says that it does not know.
 * Pure: lines are ranked by the question's words, their synonyms and topics, and given if they answer
 * probably enough (docs/decisions/0063).
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

  const ranked = rankUnits(question, { kind, language, passages });
  const [best] = ranked;
  if (!best) return unknownReply([], says, passTo);
  const sure = sureness(ranked);
  // A price that has no amount, or a duration without one, is no answer.
  const isFound = sure >= SURE && !best.features.kindNoForm;
  const pair = isFound ? [best] : bestTwo(ranked);
  if (!pair) return unknownReply(sure < NEAR ? [] : nearestOf(ranked), says, passTo);
  const quotes = pair.map(quoteOf);
  const citations = pair.map(citationOf);
  // Two lines of one passage are read together; from two places one must be chosen.
  const isOnePlace = pair.every(({ unit }) => unit.passage === best.unit.passage);
  return isOnePlace
    ? { text: quotes.join("\n\n"), replyKind: "found", citations }
    : { text: [says.which, ...quotes].join("\n\n"), replyKind: "which", citations };
}

/** The best line and an equally good one, if one of them probably answers the question. */
function bestTwo([best, ...others]: readonly Ranked[]): [Ranked, Ranked] | undefined {
  const rival = others.find(({ unit }) => unit.quote !== best!.unit.quote);
  if (!rival || best!.score - rival.score > AS_GOOD) return undefined;
  if (best!.features.kindNoForm || rival.features.kindNoForm) return undefined;
  const withoutRival = [best!, ...others.filter(({ unit }) => unit.quote !== rival.unit.quote)];
  return sureness(withoutRival) >= SURE ? [best!, rival] : undefined;
}

/** The best lines that share something with the question. */
function nearestOf(ranked: readonly Ranked[]): Ranked[] {
  const near: Ranked[] = [];
  for (const one of ranked) {
    if (near.length === NEAR_LINES || ranked[0]!.score - one.score > NEAR_BEHIND) break;
    const isKnown = near.some(({ unit }) => unit.quote === one.unit.quote);
    if (one.covered > 0 && !isKnown) near.push(one);
  }
  return near;
}

/**
 * "I do not know", with the lines that come nearest, if there are any, said to be no more than that: who
 * asked may find their answer beside them.
 */
function unknownReply(
  nearest: readonly Ranked[],
  says: (typeof SAYS)[keyof typeof SAYS],
  passTo: string | null,
): EngineReply {
  const text = says.unknown(passTo);
  if (nearest.length === 0) return { text, replyKind: "unknown", citations: [] };
  return {
    text: [text, says.nearest, ...nearest.map(quoteOf)].join("\n\n"),
    replyKind: "unknown",
    citations: nearest.map(citationOf),
  };
}

const citationOf = ({ unit: { passage, quote } }: Ranked) => ({
  documentId: passage.documentId,
  version: passage.version,
  passage: passage.passage,
  source: passage.source,
  quote,
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
        (stem) => stems.has(stem) || [...stems].some((other) => isSameMeaning(stem, other)),
      ).length;
      // Dice coefficient: the same words, and hardly any others.
      return { answer, score: (2 * both) / (asked.size + stems.size) };
    })
    .sort((a, b) => b.score - a.score);
  return scored[0] && scored[0].score >= SAME_QUESTION ? scored[0].answer : undefined;
}

const isSameMeaning = (a: string, b: string): boolean =>
  isNear(a, b) ||
  isSameRoot({ stem: a, root: rootOf(a) }, { stem: b, root: rootOf(b) }) ||
  relationOf(keyOf(a), keyOf(b)) === "synonym";

/** Stems that carry the meaning, with the kind of question as one of them. */
function meaningOf(question: string): string[] {
  const kind = questionKind(question);
  const stems = wordsOf(question).filter((word) => !kind || !isKindWord(kind, word));
  return [...stemsOf(stems.join(" ")), ...(kind ? [`?${kind}`] : [])];
}

const quoteOf = ({ unit: { passage, quote } }: Ranked): string => {
  const heading = passage.heading && `**${escapeMarkdown(passage.heading)}**\n`;
  return `${heading}> ${escapeMarkdown(quote)}`;
};

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, "\\$&").replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

/** Whether a text is a greeting or thanks and nothing more. */
export const isGreeting = (text: string): boolean => stemsOf(fold(text)).length === 0;
