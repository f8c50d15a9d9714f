import type { RequestProgress, RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { HandOverReason } from "#domain/agentiks/chats/chats.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { deliveryAsked } from "#engine/replies/delivery-asked.ts";
import { quotedLines } from "#engine/replies/quoted-lines.ts";
import { quoted, reply, type CandidatePassage } from "#engine/replies/reply.ts";
import { QUOTE_MAX_CHARACTERS } from "#engine/replies/units.ts";
import { dishAsked, wholeAsked, type Whole } from "#engine/replies/whole-asked.ts";
import { answerFromBusiness } from "./business-facts.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { answerOfOtherKind } from "./orders/menu-question.ts";
import { answerOpening } from "./opening/answer-opening.ts";
import { clausesOf } from "./clauses.ts";
import { formNamedIn, isYes, withoutWish } from "./intents.ts";
import { asksForTotal, isCounted, thingsToSum } from "./orders/asks-total.ts";
import { sumOf } from "./orders/order-bill.ts";
import {
  isBareName,
  isContact,
  isGreetingByName,
  NO_QUESTION_SAYS,
} from "./questions/no-question.ts";
import type { ChatReply, ChatTurn } from "./respond.ts";
import { writeOut } from "./written-out.ts";

/** An answer before what is the same of all answers is added. */
export interface Draft {
  intent: "person" | "form" | "field" | "question" | "greeting" | "thanks" | "told";
  text: string;
  replyKind: ChatReply["replyKind"];
  citations?: ChatReply["citations"];
  request?: RequestProgress;
  handOver?: Exclude<HandOverReason, "took">;
  isUnknown?: boolean;
  steps: RunStep[];
}

/** Answers from documents, approved answers and the business's own data; else says that it is not known. */
export function answered(turn: ChatTurn, language: ContentLanguage): Draft {
  const { text, abilities, passages, answers, agentik } = turn;
  const says = CHAT_SAYS[language];
  if (!abilities.answers) {
    const names = abilities.forms.map(({ name }) => escapeMarkdown(name));
    return names.length > 0 && !isQuestion(text)
      ? {
          intent: "greeting",
          text: says.greeting(escapeMarkdown(agentik), names),
          replyKind: "greeting",
          steps: [],
        }
      : passed("question", "unknown", says.passed.unknown);
  }
  const now = { language, today: turn.today, minute: turn.minute, hours: null };
  if (isContact(text, now)) return toldDraft(turn, language);
  const found = reply({ question: text, passages, answers, passTo: null });
  if (found.replyKind === "greeting") return greetingDraft(turn, language);
  const retrieved: RunStep = {
    kind: "retrieved",
    detail: { passages: passages.length, answers: answers.length },
  };
  const isApproved = found.citations.some((citation) => "answerId" in citation);
  const opening = isApproved ? undefined : openingDraft(turn, retrieved, language);
  if (opening) return opening;
  const dish = isApproved ? undefined : dishAsked(text, passages);
  if (dish) return linesDraft([dish], retrieved);
  const delivery = isApproved ? undefined : deliveryAsked(text, passages);
  if (delivery) return linesDraft(delivery, retrieved);
  const whole = isApproved ? undefined : wholeAsked(text, passages);
  if (whole) return wholeDraft(whole, retrieved, language);
  const other =
    isApproved || found.replyKind !== "found"
      ? undefined
      : answerOfOtherKind(text, found.text, { language, passages });
  if (other !== undefined)
    return {
      intent: "question",
      text: other,
      replyKind: "found",
      citations: found.citations,
      steps: [
        retrieved,
        {
          kind: "answered",
          detail: { source: "document", name: found.citations[0]?.source ?? "" },
        },
      ],
    };
  const offered = formNamedIn(text, abilities.forms);
  const withOffer = (said: string) =>
    offered ? `${said}\n\n${says.offer(escapeMarkdown(offered.name))}` : said;
  if (found.replyKind !== "unknown") {
    const from = found.citations[0];
    const source = from && "answerId" in from ? "approved" : "document";
    return {
      intent: "question",
      ...found,
      text: withOffer(found.text),
      steps: [retrieved, { kind: "answered", detail: { source, name: from?.source ?? "" } }],
    };
  }
  const fact = answerFromBusiness(turn, language);
  if (fact)
    return {
      intent: "question",
      text: withOffer(fact),
      replyKind: "found",
      steps: [retrieved, { kind: "answered", detail: { source: "business", name: "" } }],
    };
  if (offered)
    return {
      intent: "question",
      text: says.offer(escapeMarkdown(offered.name)),
      replyKind: "found",
      steps: [retrieved, { kind: "answered", detail: { source: "form", name: offered.name } }],
    };
  if (isBareName(text)) return toldDraft(turn, language);
  if (isGreetingByName(text)) return greetingDraft(turn, language);
  const isEnough = abilities.handOverAfter > 0 && turn.unknownInARow + 1 >= abilities.handOverAfter;
  // The lines that come nearest are no answer, and stay out of a customer's sight.
  return isEnough
    ? {
        ...passed("question", "unknown", says.passed.unknown),
        replyKind: "unknown",
        isUnknown: true,
        steps: [retrieved],
      }
    : {
        intent: "question",
        text: says.unknown,
        replyKind: "unknown",
        isUnknown: true,
        steps: [retrieved],
      };
}

function greetingDraft({ abilities, agentik }: ChatTurn, language: ContentLanguage): Draft {
  const names = abilities.forms.map(({ name }) => escapeMarkdown(name));
  const text =
    escapeMarkdown(abilities.greeting) ||
    CHAT_SAYS[language].greeting(escapeMarkdown(agentik), names);
  return { intent: "greeting", text, replyKind: "greeting", steps: [] };
}

/**
 * Takes note of a customer's name, number or address. After a question that was not answered it means that
 * an answer is awaited: a person is told, where the owner wants people to be told.
 */
function toldDraft({ unknownInARow, abilities }: ChatTurn, language: ContentLanguage): Draft {
  const says = NO_QUESTION_SAYS[language];
  return unknownInARow > 0 && abilities.handOverAfter > 0
    ? passed("told", "unknown", says.toldPerson)
    : { intent: "told", text: says.told, replyKind: "noted", steps: [] };
}

/** Answers a yes, a no or a goodbye that no question of a form is open for. */
export function assented({ text, abilities }: ChatTurn, language: ContentLanguage): Draft {
  const says = NO_QUESTION_SAYS[language];
  const names = abilities.forms.map(({ name }) => escapeMarkdown(name));
  const offer = isYes(text) && names.length > 0 ? ` ${says.canNote(names)}` : "";
  return { intent: "thanks", text: `${says.assent}${offer}`, replyKind: "greeting", steps: [] };
}

/** Whether the business is open, or its hours on one day. */
function openingDraft(
  { text, business, today, minute, passages }: ChatTurn,
  retrieved: RunStep,
  language: ContentLanguage,
): Draft | undefined {
  const hours = business?.hours ?? null;
  const answer = answerOpening(text, { language, today, minute, hours, passages });
  return answer && { ...linesDraft(answer.lines, retrieved), text: answer.text };
}

/** Lines of documents, word for word; without any, an answer is from the business's own data. */
function linesDraft(
  lines: readonly { passage: CandidatePassage; quote: string }[],
  retrieved: RunStep,
): Draft {
  const [first] = lines;
  const from = first
    ? { source: "document", name: first.passage.source }
    : { source: "business", name: "" };
  return {
    intent: "question",
    text: quotedLines(lines),
    replyKind: "found",
    citations: lines.map(({ passage, quote }) => ({
      documentId: passage.documentId,
      version: passage.version,
      passage: passage.passage,
      source: passage.source,
      quote: quote.slice(0, QUOTE_MAX_CHARACTERS),
    })),
    steps: [retrieved, { kind: "answered", detail: from }],
  };
}

/** What several things cost together, where a message asks so: "3 tacos y un café, ¿cuánto es?" */
export function summed(
  { text, abilities, passages }: ChatTurn,
  language: ContentLanguage,
): Draft | undefined {
  if (!abilities.answers) return undefined;
  const { said, asked } = clausesOf(writeOut(text));
  const named = withoutWish(said);
  const wanted = asksForTotal(asked) && isCounted(named) ? named : thingsToSum(asked);
  const sum = wanted === undefined ? undefined : sumOf(wanted, { language, passages });
  if (!sum) return undefined;
  const retrieved: RunStep = { kind: "retrieved", detail: { passages: passages.length } };
  return { ...linesDraft(sum.from, retrieved), text: sum.text };
}

/** A whole document or section, word for word; what does not fit is named, to be asked for. */
function wholeDraft(
  { passages, leftOut }: Whole,
  retrieved: RunStep,
  language: ContentLanguage,
): Draft {
  const parts = passages.map(quoted);
  const names = leftOut.map((title) => `**${escapeMarkdown(title)}**`).join(", ");
  const more = names === "" ? [] : [CHAT_SAYS[language].more(names)];
  return {
    intent: "question",
    text: [...parts, ...more].join("\n\n"),
    replyKind: "found",
    citations: passages.map(({ documentId, version, passage, source, text }) => ({
      documentId,
      version,
      passage,
      source,
      quote: text.slice(0, QUOTE_MAX_CHARACTERS),
    })),
    steps: [
      retrieved,
      { kind: "answered", detail: { source: "document", name: passages[0]?.source ?? "" } },
    ],
  };
}

/** Passes a conversation on to people. */
export const passed = (
  intent: Draft["intent"],
  handOver: Exclude<HandOverReason, "took">,
  text: string,
): Draft => ({ intent, text, replyKind: "passed", handOver, steps: [] });
