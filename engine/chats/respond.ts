import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { BOOKED_KINDS, type RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type { ChatEffects, RequestProgress, RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Business } from "#domain/people/business/business.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import type { Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import type { CandidateAnswer, CandidatePassage, EngineReply } from "#engine/replies/reply.ts";
import { languageOf } from "#engine/replies/says.ts";
import { asksForRoom, asksOnlyForTimes, beginAsked } from "./ask-for-room.ts";
import { wishesAppointment } from "./begin-appointment.ts";
import { summed } from "./answer-by-kind.ts";
import { assented, passed, type Draft } from "./answer-question.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { clausesOf } from "./clauses.ts";
import { beginForm, continueForm } from "./forms/fill-form.ts";
import { askAgain } from "./forms/form-says.ts";
import { cancelsSent, complains, formBegunBy, formNamedIn, isThanks } from "./intents.ts";
import { labelsIn } from "./labels-in.ts";
import { asksForTotal } from "./orders/asks-total.ts";
import { billOf } from "./orders/order-bill.ts";
import { isListed, thingsOf } from "./orders/ordered-things.ts";
import { priceListOf } from "./orders/price-list.ts";
import { isAssent } from "./questions/no-question.ts";
import { answeredEach } from "./questions/two-questions.ts";
import { contextOf, formDraft } from "./forms/form-draft.ts";
import { isAnswerTo, type FormContext } from "./forms/read-answer.ts";
import { aboutSent, type SentRequest } from "./sent/about-sent.ts";
import { cancelsOwn, isCancelAsked, onCancelAsked } from "./sent/cancel-own.ts";
import { changesOwn } from "./sent/change-own.ts";
import { givesUp } from "./sent/give-up.ts";
import { inTrial } from "./hand-over/trial-says.ts";
import { wantsPerson } from "./hand-over/wants-person.ts";
import { writeOut } from "./written-out.ts";

/** Input for one answer: the customer's messages, and what the agentik knows. */
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
  /** Minutes since midnight there. */
  minute: number;
  passages: readonly CandidatePassage[];
  answers: readonly CandidateAnswer[];
  /** Times that are taken in the agenda, from today on; none where no form has a limit of places. */
  booked?: readonly BookedTime[];
  /** The form that is open in the conversation. */
  request: RequestProgress | undefined;
  /** The orders and bookings that the customer sent of late, the newest first. */
  sent?: readonly SentRequest[];
  /** Questions in a row that stayed without an answer, before this one. */
  unknownInARow: number;
  /** Whether the owner tries the agentik out: no one is told, and nothing is sent. */
  isTrial?: boolean;
}

export interface ChatReply {
  /** Markdown. */
  text: string;
  replyKind: EngineReply["replyKind"] | "asked" | "noted" | "passed";
  citations: EngineReply["citations"];
  effects: ChatEffects;
  /** Steps of the run, in order: what was understood and done. */
  steps: RunStep[];
}

/**
 * Answers a customer by rules, in this order: hand-over to a person, the open form, what was sent, a new form,
 * then documents, approved answers and the business's data. Pure.
 */
export function respond(turn: ChatTurn): ChatReply {
  const language = languageIn(turn);
  const labels = labelsIn(turn.text, turn.abilities);
  const draft = draftOf(turn, language);
  const steps: RunStep[] = [
    { kind: "understood", detail: { intent: draft.intent, language } },
    ...draft.steps,
  ];
  if (labels.length > 0) steps.push({ kind: "labelled", detail: { labels: labels.join(", ") } });
  if (draft.handOver) steps.push({ kind: "handed-over", detail: { reason: draft.handOver } });
  const { replyKind, citations = [], request, cancels, handOver, isUnknown = false } = draft;
  const text = turn.isTrial ? inTrial(draft.text, { language, form: request?.name }) : draft.text;
  return {
    text,
    replyKind,
    citations,
    effects: { request, cancels, handOver, labels, isUnknown },
    steps,
  };
}

function draftOf(turn: ChatTurn, language: ContentLanguage): Draft {
  const { text, abilities, request } = turn;
  const says = CHAT_SAYS[language];
  const openForm = request && formOf(abilities.forms, request.name);
  const asked = openForm?.fields.find(({ key }) => key === request?.asking);
  if (wantsPerson(text, asked?.kind === "number"))
    return passed("person", "asked", says.passed.asked);
  if (abilities.hours === "closed" && turn.isOpen === true)
    return passed("question", "open", says.passed.open);
  if (request && isCancelAsked(request)) return onCancelAsked(turn, request, language, draftOf);
  const isCancelled = cancelsOwn(turn, language);
  if (isCancelled) return isCancelled;
  if (request && openForm)
    return continued(turn, request, contextOf(turn, openForm, language, request.changes));
  if (complains(text)) return passed("person", "asked", says.passed.complaint);
  if (cancelsSent(text)) return passed("person", "asked", says.passed.cancel);
  const changed = changesOwn(turn, language);
  if (changed) return changed;
  const ofSent = aboutSent(text, turn.sent?.[0], language);
  if (ofSent) return ofSent;
  if (isThanks(text) && !isQuestion(text))
    return { intent: "thanks", text: says.thanks, replyKind: "greeting", steps: [] };
  if (isAssent(text)) return assented(turn, language);
  return begun(turn, language) ?? summed(turn, language) ?? answeredEach(turn, language);
}

const formOf = (forms: readonly RequestForm[], name: string): RequestForm | undefined =>
  forms.find((form) => form.name === name);

/** A form that the message begins by what it states; what it asks as well is answered before. */
function begun(turn: ChatTurn, language: ContentLanguage): Draft | undefined {
  const { said, asked } = clausesOf(writeOut(turn.text));
  const { forms } = turn.abilities;
  const booking = bookingAskedFor(turn, asked, language);
  if (booking) return booking;
  const form =
    formBegunBy(said, forms) ??
    (isOfThings(said, turn) ? orderOf(forms) : undefined) ??
    appointmentWished(said, turn, language);
  if (!form) return undefined;
  const next = beginForm(said, contextOf(turn, form, language));
  const draft = formDraft("form", form, next);
  if (asked === "") return draft;
  const isShown = form.kind !== "order" || next.progress.state === "confirming";
  const sum = isShown ? undefined : summed(turn, language);
  const answer = sum ?? answeredEach({ ...turn, text: asked }, language);
  return withAnswer(draft, answer, next.text);
}

/** A booking that begins with a question for room: "¿tienen lugar mañana a las 5?" */
function bookingAskedFor(
  turn: ChatTurn,
  asked: string,
  language: ContentLanguage,
): Draft | undefined {
  if (!asksForRoom(asked)) return undefined;
  const booked = turn.abilities.forms.filter(({ kind }) => BOOKED_KINDS.includes(kind));
  const form = formNamedIn(asked, booked) ?? booked[0];
  const text = writeOut(turn.text);
  const next = form && beginAsked(text, contextOf(turn, form, language), asksOnlyForTimes(asked));
  return next && formDraft("form", form, next);
}

const orderOf = (forms: readonly RequestForm[]): RequestForm | undefined =>
  forms.find(({ kind }) => kind === "order");

/** The form of appointments, where a message wishes a service; with orders a wish is for things. */
function appointmentWished(said: string, turn: ChatTurn, language: ContentLanguage) {
  const { forms } = turn.abilities;
  const form = orderOf(forms) ? undefined : forms.find(({ kind }) => kind === "appointment");
  return form && wishesAppointment(said, form, contextOf(turn, form, language)) ? form : undefined;
}

/** Whether a message is nothing but amounts of what the documents have prices of: "3 tlayudas". */
function isOfThings(said: string, { abilities, passages }: ChatTurn): boolean {
  if (!orderOf(abilities.forms) || !/^\p{Nd}/u.test(said)) return false;
  const prices = priceListOf(passages);
  return thingsOf(said).some((thing) => isListed(thing, prices));
}

/** The next step of the open form; what is asked in between is answered, and the form goes on. */
function continued(turn: ChatTurn, request: RequestProgress, context: FormContext): Draft {
  const { form, language } = context;
  const givenUp = givesUp(turn, request, context);
  if (givenUp) return givenUp;
  const text = writeOut(turn.text);
  const { said, asked } = clausesOf(text, isAnswerTo(request, context));
  if (asked === "") return formDraft("field", form, continueForm(text, request, context));
  const read = said === "" ? undefined : continueForm(said, request, context);
  const next = read?.problem === undefined ? read : undefined;
  const progress = next?.progress ?? request;
  const draft = formDraft("field", form, { text: "", progress });
  const again = next?.text ?? askAgain(request, context);
  if (form.kind === "order" && asksForTotal(asked)) {
    const bill = billOf(progress.answers, context) || CHAT_SAYS[language].bill.nothingYet;
    // The whole that is shown for confirmation has it already.
    const isShown = next !== undefined && progress.state === "confirming";
    return { ...draft, text: isShown ? again : `${bill}\n\n${again}` };
  }
  // While a form is open, no other is offered.
  const abilities = { ...turn.abilities, forms: [] };
  return withAnswer(draft, answeredEach({ ...turn, text: asked, abilities }, language), again);
}

/** An answer to a question, and after it what the form says. */
function withAnswer(form: Draft, answer: Draft, then: string): Draft {
  if (answer.intent === "greeting") return { ...form, text: then };
  return {
    ...answer,
    text: answer.handOver ? answer.text : `${answer.text}\n\n${then}`,
    request: form.request,
    steps: [...answer.steps, ...form.steps],
  };
}

/** Language of the message if it is long enough to tell, else the agentik's. */
export function languageIn(of: Pick<ChatTurn, "text" | "language" | "request">): ContentLanguage {
  const words = fold(of.text).match(/[a-z]{2,}/g) ?? [];
  return of.request !== undefined || words.length < 4 ? of.language : languageOf(of.text);
}
