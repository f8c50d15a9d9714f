import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { alikeOf } from "./alike.ts";
import { ofAskedForm } from "./asked/asked-form.ts";
import { asDiet, hasDish } from "./asked/diets.ts";
import { excludedBy, saysWithout, withoutExcluded } from "./asked/excluded.ts";
import { isEchoOf, isSameMeaning } from "./echo.ts";
import { isKindWord, questionKind } from "./question-kind.ts";
import { quotedLines } from "./quoted-lines.ts";
import { SAYS, languageOf, type PassTo } from "./says.ts";
import { isSameAnswer, rankUnits, sureness, type Ranked } from "./rank.ts";
import { QUOTE_MAX_CHARACTERS } from "./units.ts";
import { stemsOf, wordsOf } from "./words.ts";

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
  passTo: PassTo;
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
/** Lines whose scores differ by less are given together, so many at most. */
const AS_GOOD = 0.5;
const FEW_LINES = 4;

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
  const lines = ranked.filter(({ unit }) => !unit.isSection && !isEchoOf(question, unit));
  const [best] = lines;
  if (!best) return unknownReply([], says, passTo);
  const excluded = excludedBy(question);
  const isWithout = ({ unit }: Ranked) => saysWithout(excluded, unit);
  const found = answerOf(lines) ?? sectionAsked(ranked);
  const given = found?.every(isWithout) ? found : dietOf(question, { kind, language, passages });
  if (!given?.every(isWithout))
    return unknownReply(sureness(lines) < NEAR ? [] : nearestOf(lines), says, passTo);
  const whole = wholeSection(given, ranked) ?? given;
  const quotes = quotedLines(whole.map(({ unit }) => unit));
  const citations = whole.map(citationOf);
  // Lines of one passage are read together; from two places one must be chosen.
  const isOnePlace = whole.every(({ unit }) => unit.passage === whole[0]!.unit.passage);
  return isOnePlace
    ? { text: quotes, replyKind: "found", citations }
    : { text: `${says.which}\n\n${quotes}`, replyKind: "which", citations };
}

/** The line that answers probably enough, or a few that are as good. */
function answerOf(ranked: readonly Ranked[]): Ranked[] | undefined {
  const lines = ofAskedForm(ranked);
  const [best] = lines;
  // A price that has no amount, or a duration without one, is no answer.
  const { kindForm, rule } = best!.features;
  const isOnlyRelated = best!.covered === 0 && !kindForm && !rule;
  const isFound = sureness(lines) >= SURE && !best!.features.kindNoForm && !isOnlyRelated;
  const alike = alikeOf(lines);
  const isOfBest = isFound && alike?.given.includes(best!);
  if (alike && !alike.given[0]!.features.kindNoForm && (isOfBest || sureness(alike.rivals) >= SURE))
    return [...alike.given];
  return isFound ? [best!] : bestFew(lines);
}

/** Lines that answer a question for something without things by the name of a diet: "vegetariano". */
function dietOf(question: string, by: Parameters<typeof rankUnits>[1]): Ranked[] | undefined {
  const excluded = excludedBy(question);
  const asked = asDiet(question, excluded);
  if (asked === undefined) return undefined;
  const ranked = rankUnits(asked, by).filter(
    ({ unit }) =>
      !unit.isSection && hasDish(asked, unit.words) && withoutExcluded(excluded, [unit]).length > 0,
  );
  return ranked.length > 0 ? answerOf(ranked) : undefined;
}

/** The section whose heading matches every word of the question, if there is exactly one. */
function sectionAsked(ranked: readonly Ranked[]): Ranked[] | undefined {
  const headed = ranked.filter(
    ({ unit, features, isHeaded }) => unit.isSection && isHeaded && !features.kindNoForm,
  );
  return headed.length === 1 ? headed : undefined;
}

/** The whole section of lines, if its heading matches every word of the question. */
function wholeSection(
  lines: readonly Ranked[],
  ranked: readonly Ranked[],
): readonly [Ranked] | undefined {
  const [{ unit }] = lines as [Ranked];
  if (!lines.every((line) => line.isHeaded && line.unit.passage === unit.passage)) return undefined;
  const section = ranked.find((one) => one.unit.isSection && one.unit.passage === unit.passage);
  return section && [section];
}

/**
 * The best line and those that are as good, if one of them answers probably enough: all of one passage that
 * have every word of the question, such as three dishes of one name, or one rival elsewhere.
 */
function bestFew(ranked: readonly Ranked[]): Ranked[] | undefined {
  const [best] = ranked;
  const good = distinct(ranked.filter(({ score }) => best!.score - score <= AS_GOOD));
  const here = good.filter(({ unit }) => unit.passage === best!.unit.passage);
  const isAllOfIt = here.length > 1 && here.every(({ missing }) => missing === 0);
  const few = isAllOfIt ? here.slice(0, FEW_LINES) : good.slice(0, 2);
  if (few.length < 2 || few.some(({ features }) => features.kindNoForm)) return undefined;
  return isSureWithout(ranked, few.slice(1)) ? few : undefined;
}

/** Whether the best line answers probably enough without those that are given with it. */
function isSureWithout(ranked: readonly Ranked[], others: readonly Ranked[]): boolean {
  const quotes = new Set(others.map(({ unit }) => unit.quote));
  return sureness(ranked.filter(({ unit }) => !quotes.has(unit.quote))) >= SURE;
}

/** The first line of each quote; none that stands in another one's section. */
const distinct = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter((one, at) => !ranked.slice(0, at).some((other) => isSameAnswer(one, other)));

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
  passTo: PassTo,
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
  const excluded = excludedBy(question).sort().join();
  const scored = answers
    // "Con carne" and "sin carne" have the same words.
    .filter((answer) => excludedBy(answer.question).sort().join() === excluded)
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

/** Stems that carry the meaning, with the kind of question as one of them. */
function meaningOf(question: string): string[] {
  const kind = questionKind(question);
  const stems = wordsOf(question).filter((word) => !kind || !isKindWord(kind, word));
  return [...stemsOf(stems.join(" ")), ...(kind ? [`?${kind}`] : [])];
}

const quoteOf = ({ unit }: Ranked): string => quotedLines([unit]);
