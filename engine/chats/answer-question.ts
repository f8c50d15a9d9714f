import type { RequestProgress, RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { HandOverReason } from "#domain/agentiks/chats/chats.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { reply, type EngineReply } from "#engine/replies/reply.ts";
import { answeredBy, answeredByKind, factDraft } from "./answer-by-kind.ts";
import { answerFromBusiness } from "./business-facts.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { formNamedIn, isYes } from "./intents.ts";
import { priceListOf } from "./orders/price-list.ts";
import {
  isBareName,
  isContact,
  isGreetingByName,
  NO_QUESTION_SAYS,
} from "./questions/no-question.ts";
import type { ChatReply, ChatTurn } from "./respond.ts";
import { withoutPickUp } from "./ways.ts";

/** An answer before what is the same of all answers is added. */
export interface Draft {
  intent: "person" | "form" | "field" | "question" | "greeting" | "thanks" | "told";
  text: string;
  replyKind: ChatReply["replyKind"];
  citations?: ChatReply["citations"];
  request?: RequestProgress;
  /** Id of the sent form that the customer cancels. */
  cancels?: string;
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
  const found = foundFor(turn);
  if (found.replyKind === "greeting") return greetingDraft(turn, language);
  const retrieved: RunStep = {
    kind: "retrieved",
    detail: { passages: passages.length, answers: answers.length },
  };
  const isApproved = found.citations.some((citation) => "answerId" in citation);
  const fact = answerFromBusiness(turn, language);
  const special = isApproved
    ? undefined
    : answeredByKind(turn, found, { retrieved, language, fact });
  if (special) return special;
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
      steps: [retrieved, answeredBy(source, from?.source)],
    };
  }
  if (fact) return factDraft(withOffer(fact), retrieved);
  if (offered)
    return {
      intent: "question",
      text: says.offer(escapeMarkdown(offered.name)),
      replyKind: "found",
      steps: [retrieved, answeredBy("form", offered.name)],
    };
  if (isBareName(text)) return toldDraft(turn, language);
  if (isGreetingByName(text)) return greetingDraft(turn, language);
  return unknownDraft(turn, retrieved, language);
}

/** The reply from the documents. Priced things are also looked up without "para llevar" in the question. */
function foundFor({ text, passages, answers }: ChatTurn): EngineReply {
  const found = reply({ question: text, passages, answers, passTo: null });
  const question = found.replyKind === "unknown" ? withoutPickUp(text) : undefined;
  if (question === undefined) return found;
  const ofThings = reply({ question, passages, answers, passTo: null });
  const priced = new Set(priceListOf(passages).map(({ from }) => from.quote));
  const isPriced = ofThings.citations.every(({ quote }) => priced.has(quote));
  return ofThings.replyKind === "found" && isPriced ? ofThings : found;
}

/**
 * Says that it is not known, and passes on to a person after as many questions in a row as the abilities say.
 * The lines that come nearest are no answer, and stay out of a customer's sight.
 */
function unknownDraft(
  { abilities, unknownInARow }: ChatTurn,
  retrieved: RunStep,
  language: ContentLanguage,
): Draft {
  const says = CHAT_SAYS[language];
  const isEnough = abilities.handOverAfter > 0 && unknownInARow + 1 >= abilities.handOverAfter;
  return {
    ...(isEnough
      ? passed("question", "unknown", says.passed.unknown)
      : { intent: "question", text: says.unknown }),
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

/** Passes a conversation on to people. */
export const passed = (
  intent: Draft["intent"],
  handOver: Exclude<HandOverReason, "took">,
  text: string,
): Draft => ({ intent, text, replyKind: "passed", handOver, steps: [] });
