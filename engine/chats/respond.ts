import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { ChatEffects, RequestProgress, RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { HandOverReason } from "#domain/agentiks/chats/chats.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Business } from "#domain/people/business/business.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import type { Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import {
  escapeMarkdown,
  reply,
  type CandidateAnswer,
  type CandidatePassage,
  type EngineReply,
} from "#engine/replies/reply.ts";
import { languageOf } from "#engine/replies/says.ts";
import { answerFromBusiness } from "./business-facts.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { beginForm, continueForm, questionAgain, type FormTurn } from "./fill-form.ts";
import { formBegunBy, formNamedIn, isThanks, wantsPerson } from "./intents.ts";

/** What a customer has written, and what the agentik knows. */
export interface ChatTurn {
  /** Everything that was written since the agentik's last message. */
  text: string;
  /** The agentik's own; short messages tell no language. */
  language: ContentLanguage;
  agentik: string;
  abilities: Abilities;
  business: Pick<Business, "hours" | "address" | "town" | "whatsapp"> | undefined;
  /** Whether the business is open now; undefined where its hours are not known. */
  isOpen: boolean | undefined;
  /** The calendar day where the business is. */
  today: Day;
  passages: readonly CandidatePassage[];
  answers: readonly CandidateAnswer[];
  /** The form that is open in the conversation. */
  request: RequestProgress | undefined;
  /** Questions in a row that stayed without an answer, before this one. */
  unknownInARow: number;
}

export interface ChatReply {
  /** Markdown. */
  text: string;
  replyKind: EngineReply["replyKind"] | "asked" | "noted" | "passed";
  citations: EngineReply["citations"];
  effects: ChatEffects;
  /** What was understood and done, in order. */
  steps: RunStep[];
}

/**
 * Answers a customer by rules, in this order: hand-over to a person, the open form, a new form,
 * then documents, approved answers and the business's data. Pure.
 */
export function respond(turn: ChatTurn): ChatReply {
  const language = languageIn(turn);
  const labels = labelsOf(turn);
  const draft = draftOf(turn, language);
  const steps: RunStep[] = [
    { kind: "understood", detail: { intent: draft.intent, language } },
    ...draft.steps,
  ];
  if (labels.length > 0) steps.push({ kind: "labelled", detail: { labels: labels.join(", ") } });
  if (draft.handOver) steps.push({ kind: "handed-over", detail: { reason: draft.handOver } });
  const { text, replyKind, citations = [], request, handOver, isUnknown = false } = draft;
  return { text, replyKind, citations, effects: { request, handOver, labels, isUnknown }, steps };
}

interface Draft {
  intent: "person" | "form" | "field" | "question" | "greeting" | "thanks";
  text: string;
  replyKind: ChatReply["replyKind"];
  citations?: ChatReply["citations"];
  request?: RequestProgress;
  handOver?: Exclude<HandOverReason, "took">;
  isUnknown?: boolean;
  steps: RunStep[];
}

function draftOf(turn: ChatTurn, language: ContentLanguage): Draft {
  const { text, abilities, request } = turn;
  const says = CHAT_SAYS[language];
  if (wantsPerson(text)) return passed("person", "asked", says.passed.asked);
  if (abilities.hours === "closed" && turn.isOpen === true)
    return passed("question", "open", says.passed.open);
  const openForm = request && formOf(abilities.forms, request.name);
  if (request && openForm) return continued(turn, { form: openForm, request, language });
  if (isThanks(text))
    return { intent: "thanks", text: says.thanks, replyKind: "greeting", steps: [] };
  const begun = formBegunBy(text, abilities.forms);
  if (begun) {
    const context = { form: begun, language, today: turn.today };
    return formDraft("form", begun, beginForm(text, context));
  }
  return answered(turn, language);
}

const formOf = (forms: readonly RequestForm[], name: string): RequestForm | undefined =>
  forms.find((form) => form.name === name);

/** The next step of the open form; a question in between is answered, and the form goes on. */
function continued(
  turn: ChatTurn,
  {
    form,
    request,
    language,
  }: { form: RequestForm; request: RequestProgress; language: ContentLanguage },
): Draft {
  const context = { form, language, today: turn.today };
  const next = continueForm(turn.text, request, context);
  const mayBeQuestion =
    request.state === "asking" && isQuestion(turn.text) && next.progress.state !== "cancelled";
  if (!mayBeQuestion) return formDraft("field", form, next);
  const answer = answered(turn, language);
  if (answer.isUnknown || answer.intent === "greeting") return formDraft("field", form, next);
  const again = questionAgain(request, context);
  return { ...answer, text: `${answer.text}\n\n${again}`, request };
}

function formDraft(intent: "form" | "field", form: RequestForm, turn: FormTurn): Draft {
  const { text, progress } = turn;
  const { state, asking, answers } = progress;
  const isOver = state === "sent" || state === "cancelled";
  const known = form.fields.find(({ key }) => key === asking);
  return {
    intent,
    text,
    replyKind: isOver ? "noted" : "asked",
    request: progress,
    steps: [
      isOver
        ? { kind: "noted", detail: { form: form.name, state, fields: answers.length } }
        : {
            kind: "asked",
            detail: { form: form.name, field: known?.label ?? "", answered: answers.length },
          },
    ],
  };
}

function answered(turn: ChatTurn, language: ContentLanguage): Draft {
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
  const found = reply({ question: text, passages, answers, passTo: null });
  if (found.replyKind === "greeting")
    return {
      intent: "greeting",
      text:
        escapeMarkdown(abilities.greeting) ||
        says.greeting(
          escapeMarkdown(agentik),
          abilities.forms.map(({ name }) => escapeMarkdown(name)),
        ),
      replyKind: "greeting",
      steps: [],
    };
  const retrieved: RunStep = {
    kind: "retrieved",
    detail: { passages: passages.length, answers: answers.length },
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

const passed = (
  intent: Draft["intent"],
  handOver: Exclude<HandOverReason, "took">,
  text: string,
): Draft => ({ intent, text, replyKind: "passed", handOver, steps: [] });

/** Language of the message if it is long enough to tell, else the agentik's. */
function languageIn({ text, language, request }: ChatTurn): ContentLanguage {
  const words = fold(text).match(/[a-z]{2,}/g) ?? [];
  return request !== undefined || words.length < 4 ? language : languageOf(text);
}

function labelsOf({ text, abilities }: ChatTurn): string[] {
  const folded = ` ${(fold(text).match(/[a-z\d]+/g) ?? []).join(" ")} `;
  return abilities.labels
    .filter(({ words }) =>
      words.some((word) => {
        const phrase = (fold(word).match(/[a-z\d]+/g) ?? []).join(" ");
        return phrase !== "" && folded.includes(` ${phrase}`);
      }),
    )
    .map(({ name }) => name);
}
