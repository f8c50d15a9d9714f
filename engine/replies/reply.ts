import { fold } from "#engine/reading/folded.ts";
import { hasForm, isKindWord, questionKind, type QuestionKind } from "./question-kind.ts";
import { SAYS, languageOf } from "./says.ts";
import { isInfinitive, isNear, isSameVerb, stemOf, stemsOf, wordsOf } from "./words.ts";

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
const ENOUGH = 0.62;
/** An approved question must be nearly the same: its answer is given as it is. */
const SAME_QUESTION = 0.75;
/** Two answers whose scores differ by less are both named. */
const AS_GOOD = 0.04;
const QUOTE_MAX_CHARACTERS = 400;

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

  const units = unitsOf(passages);
  const scored = scoreUnits(question, kind, units).filter(({ score }) => score >= ENOUGH);
  const [best, ...others] = scored;
  if (!best) return { text: says.unknown(passTo), replyKind: "unknown", citations: [] };
  const rival = others.find(
    ({ score, unit }) =>
      best.score - score < AS_GOOD &&
      (unit.passage.documentId !== best.unit.passage.documentId ||
        unit.passage.heading !== best.unit.passage.heading),
  );
  const cited = rival ? [best, rival] : [best];
  const citations = cited.map(({ unit: { passage, text } }) => ({
    documentId: passage.documentId,
    version: passage.version,
    passage: passage.passage,
    source: passage.source,
    quote: text,
  }));
  const quotes = cited.map(({ unit }) => quoteOf(unit));
  return rival
    ? { text: `${says.which}\n\n${quotes.join("\n\n")}`, replyKind: "which", citations }
    : { text: quotes[0]!, replyKind: "found", citations };
}

/** A line or a sentence of a passage. */
interface Unit {
  passage: CandidatePassage;
  text: string;
  stems: ReadonlySet<string>;
  /** Of the headings and the document's name. */
  above: ReadonlySet<string>;
}

const unitsOf = (passages: readonly CandidatePassage[]): Unit[] =>
  passages.flatMap((passage) => {
    const above = new Set(stemsOf(`${passage.heading} ${passage.source}`));
    return linesOf(passage.text).map((text) => ({
      passage,
      text,
      stems: new Set(stemsOf(text)),
      above,
    }));
  });

/** Lines, and sentences of long lines; verbatim. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      line.length > 160
        ? (line.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|$)+\s*/g) ?? [line])
        : [line],
    )
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line) && line.length <= QUOTE_MAX_CHARACTERS);
}

interface Scored {
  unit: Unit;
  score: number;
}

function scoreUnits(
  question: string,
  kind: QuestionKind | undefined,
  units: readonly Unit[],
): Scored[] {
  const kindWords = new Set(
    kind
      ? wordsOf(question)
          .filter((word) => isKindWord(kind, word))
          .map(stemOf)
      : [],
  );
  const carrying = stemsOf(question).filter((stem) => !kindWords.has(stem));
  const infinitives = new Set(wordsOf(question).filter(isInfinitive));
  const vocabulary = new Set(units.flatMap(({ stems, above }) => [...stems, ...above]));
  /** The stem as the documents write it, or as it was typed. */
  const known = carrying.map((stem) =>
    vocabulary.has(stem)
      ? stem
      : ([...vocabulary].find((other) => isNear(stem, other)) ??
        [...vocabulary].find((other) => isSameVerb(stem, other)) ??
        stem),
  );
  const weightOf = (stem: string) => {
    const n = units.filter(({ stems, above }) => stems.has(stem) || above.has(stem)).length;
    const weight = Math.log(1 + (units.length + 1) / (n + 1));
    return infinitives.has(stem) ? weight * 0.4 : weight;
  };
  const weights = new Map(known.map((stem) => [stem, weightOf(stem)]));
  const rest = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const kindWeight = kind ? Math.max(1, rest / Math.max(1, weights.size)) : 0;
  const total = rest + kindWeight;
  return units
    .map((unit) => {
      let score = 0;
      for (const [stem, weight] of weights) {
        if (unit.stems.has(stem)) score += weight;
        else if (unit.above.has(stem)) score += weight * 0.9;
      }
      // With nothing of what is asked about, a form alone is no answer.
      if (weights.size > 0 && score === 0) return { unit, score: 0 };
      if (kind) {
        if (!hasForm(kind, unit.text)) return { unit, score: (score * 0.6) / total };
        const isNamed = [...kindWords].some((stem) => unit.stems.has(stem) || unit.above.has(stem));
        score += kindWeight * (isNamed || weights.size > 0 ? 1 : 0.7);
      }
      // Of equal ones the line that says least besides.
      return { unit, score: score / total - unit.stems.size * 0.0005 };
    })
    .sort((a, b) => b.score - a.score);
}

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

const quoteOf = ({ passage, text }: Unit): string => {
  const heading = passage.heading && `**${escapeMarkdown(passage.heading)}**\n`;
  return `${heading}> ${escapeMarkdown(text)}`;
};

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, "\\$&").replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

/** Whether a text is a greeting or thanks and nothing more. */
export const isGreeting = (text: string): boolean => stemsOf(fold(text)).length === 0;
