/* Two questions in one message: "tienen pozole y a qué hora cierran?" */

import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { fold } from "#engine/reading/folded.ts";
import { isKindWord, questionKind } from "#engine/replies/question-kind.ts";
import { stemsOf, wordsOf } from "#engine/replies/words.ts";
import { answered, type Draft } from "#engine/chats/answer-question.ts";
import { isOnlyPolite, isThanks } from "#engine/chats/intents.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";

/** Words with which a question begins. */
const ASKS =
  "a que hora|que hora|hasta que|en cuanto|a como|por que|que|quien|cual(?:es)?|como|cuando|donde|cuant[oa]s?|tienen?|tienes|hacen|aceptan|venden|manejan|hay|abren|cierran|puedo|se puede|what|which|how|when|where|who|do you|are you|is there|are there|can i";
/** "Y", before a word that asks. */
const AND = new RegExp(`,?\\s+(?:y|e|and)\\s+(?=(?:tambien )?(?:${ASKS})\\b)`, "g");
const LEAD = /^(?:(?:y|e|and|tambien|also|pero|but)\s+)+/;
const BEGINS = new RegExp(`^(?:[^,.!?]*[,.!] *)?(?:${ASKS})\\b`);
/** Points at what was asked before: "¿lo envían?", "¿cuánto cuesta ese?" */
const POINTS =
  /\b(?:l[oa]s? (?:[a-z]+n|[a-z]+s|puedo|puede)\b(?! [a-z]+ (?:y|$))|es[eao]s?|est[eo]s?|it|them|that|those|this)\b/;
/** Verbs that ask for something of a thing that was named before: "¿y qué incluye?" */
const OF_BEFORE = new Set(
  stemsOf(
    "incluye incluyen funciona funcionan tarda tardan dura duran demora trae traen lleva llevan contiene contienen sirve sirven sale salen queda quedan llega llegan pesa mide viene vienen cobran serian seria costaria include includes take takes last cost work weigh come comes",
  ),
);

/**
 * The two questions of a message, as they were typed.
 *
 * @returns undefined for one question, for three, and where it is not certain that each can stand alone
 */
export function questionsIn(text: string): readonly [string, string] | undefined {
  const sentences = text
    .split(/(?<=\?)\s*|\n+|(?=¿)|(?<=[.!])\s+(?=¿)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence) && !saysNothing(sentence));
  const questions = sentences.flatMap(splitAtAnd);
  const [first, second] = questions.map(withoutLead);
  if (questions.length !== 2 || first === undefined || second === undefined) return undefined;
  return standsAlone(first) && standsAlone(second) && !POINTS.test(fold(second))
    ? [first, second]
    : undefined;
}

const saysNothing = (sentence: string): boolean =>
  !/[?]/.test(sentence) &&
  (isThanks(sentence) || isOnlyPolite(sentence) || stemsOf(sentence).length === 0);

function splitAtAnd(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  // Folded texts have the positions of what was typed.
  for (const match of fold(sentence).matchAll(AND)) {
    parts.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim());
}

const withoutLead = (question: string): string => {
  const mark = /^¿\s*/.exec(question)?.[0] ?? "";
  const rest = question.slice(mark.length);
  return mark + rest.slice(LEAD.exec(fold(rest))?.[0].length ?? 0);
};

/** Whether a question says itself what it is about. */
function standsAlone(question: string): boolean {
  if (!isQuestion(question) && !BEGINS.test(fold(question))) return false;
  const kind = questionKind(question);
  if (kind === "time" || kind === "place" || kind === "phone") return true;
  const words = wordsOf(question).filter((word) => !kind || !isKindWord(kind, word));
  return stemsOf(words.join(" ")).some((stem) => !OF_BEFORE.has(stem));
}

/** Answers each of two questions, or the one of a message; what is not known is said of that one. */
export function answeredEach(turn: ChatTurn, language: ContentLanguage): Draft {
  const questions = turn.abilities.answers ? questionsIn(turn.text) : undefined;
  const whole = answered(turn, language);
  const isApproved = whole.citations?.some((citation) => "answerId" in citation);
  if (!questions || isApproved) return whole;
  const drafts = questions.map((text) => ({ text, draft: answered({ ...turn, text }, language) }));
  const isKnown = ({ draft }: { draft: Draft }) => draft.intent === "question" && !draft.isUnknown;
  const isUnknown = drafts.some(({ draft }) => draft.isUnknown);
  if (!drafts.some(isKnown) || !drafts.every((one) => isKnown(one) || one.draft.isUnknown))
    return whole;
  const handOver = drafts.map(({ draft }) => draft.handOver).find(Boolean);
  const texts = drafts.map(({ text, draft }) =>
    draft.isUnknown ? `${marked(text, language)} ${draft.text}` : draft.text,
  );
  return {
    intent: "question",
    text: [...new Set(texts)].join("\n\n"),
    replyKind: isUnknown ? "unknown" : "found",
    citations: drafts.flatMap(({ draft }) => draft.citations ?? []),
    ...(handOver && { handOver }),
    isUnknown,
    steps: drafts.flatMap(({ draft }) => draft.steps),
  };
}

const marked = (text: string, language: ContentLanguage): string =>
  language === "es" ? `«${escapeMarkdown(text)}»` : `“${escapeMarkdown(text)}”`;
