import { BOOKED_KINDS, type RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { passed, type Draft } from "#engine/chats/answer-question.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { dayAnswered } from "#engine/chats/check-opening.ts";
import { CHANGE, correct, withoutCorrecting } from "#engine/chats/forms/correct-form.ts";
import { contextOf, formDraft } from "#engine/chats/forms/form-draft.ts";
import { labelsOf, optionalOf } from "#engine/chats/forms/form-says.ts";
import { goOn } from "#engine/chats/forms/form-turn.ts";
import type { FormContext } from "#engine/chats/forms/read-answer.ts";
import { readSlots } from "#engine/chats/forms/read-slots.ts";
import { bare, changesSent, namesCancelling, saysSomething } from "#engine/chats/intents.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { writeOut } from "#engine/chats/written-out.ts";
import { ASKS_CHANGE, MINE, type SentRequest } from "./about-sent.ts";
import { isWish } from "./is-wish.ts";
import { listOf, meantBy, ownRequests, yours } from "./own-requests.ts";
import { OWN_SAYS } from "./own-says.ts";

/** Words that put one thing in place of another: "mejor a las 5", "en vez de las 4". */
const INSTEAD =
  /\b(?:mejor|en vez|en lugar|en realidad|digo|me equivoque|entonces|instead|actually|make it|i meant|rather|na verdade|melhor)\b/;
/** "¿Puede ser a las 5?" */
const WHETHER = /\b(?:pued[eo]s?|podria|se puede|sera posible|can|could|pode|posso)\b/;

/**
 * Changes what a customer has sent, where they say so and can do it without a person: the form is shown with
 * the change, to be confirmed.
 *
 * @returns undefined where the message changes nothing
 */
export function changesOwn(turn: ChatTurn, language: ContentLanguage): Draft | undefined {
  const { abilities } = turn;
  const text = writeOut(turn.text);
  const own = ownRequests(turn);
  if (own.length === 0) return undefined;
  const folded = bare(text);
  const speaksOfChange = changesSent(text) || (MINE.test(folded) && ASKS_CHANGE.test(folded));
  const isNamed = speaksOfChange && isWish(text) && !namesCancelling(text);
  const meant = meantBy(text, own, turn);
  if (!meant)
    return isNamed
      ? { ...question(own[0]!, OWN_SAYS[language].whichChange(listOf(own))) }
      : undefined;
  const form = abilities.forms.find(({ name }) => name === meant.name);
  if (!form)
    return isNamed ? passed("person", "asked", CHAT_SAYS[language].passed.change) : undefined;
  const context = contextOf(turn, form, language, meant.id);
  const { given, isAll } = newTimes(text, meant.answers, context);
  const isBooked = BOOKED_KINDS.includes(meant.kind);
  const asks = isQuestion(text);
  const isChange =
    isNamed ||
    (given.length > 0 && ASKS_CHANGE.test(folded)) ||
    (given.length > 0 && asks && isAll && WHETHER.test(folded)) ||
    (!asks && INSTEAD.test(folded)) ||
    (!asks && isBooked && isAll && given.length > 0);
  if (!isChange) return undefined;
  const other = given.length > 0 ? given : corrected(text, meant, context);
  if (other.length > 0) {
    const next = goOn({ answers: meant.answers, given: other }, context, optionalOf(form));
    return formDraft("form", form, next);
  }
  if (!isNamed) return undefined;
  const ask = isBooked
    ? OWN_SAYS[language].whenInstead(yours(meant, language))
    : CHAT_SAYS[language].change(labelsOf(form));
  const { name, kind, answers, id: changes } = meant;
  const progress = { name, kind, state: "asking", asking: CHANGE, answers, changes } as const;
  return formDraft("form", form, { text: ask, progress });
}

/** A question that opens no form: its answer names what is meant. */
const question = ({ name }: SentRequest, text: string): Draft => ({
  intent: "question",
  text,
  replyKind: "asked",
  steps: [{ kind: "asked", detail: { form: name, field: CHANGE, answered: 0 } }],
});

/**
 * Days, times and numbers of people that a message tells and that differ from those answered before: "de las
 * 11 a las 5" is 5.
 *
 * @returns `isAll`: whether the message says nothing else
 */
function newTimes(
  text: string,
  before: readonly RequestAnswer[],
  context: FormContext,
): { given: RequestAnswer[]; isAll: boolean } {
  const fields = context.form.fields.filter(({ kind }) => ["day", "time", "number"].includes(kind));
  const known = { now: context, day: dayAnswered(before) };
  const isNew = ({ key, value }: RequestAnswer) =>
    !before.some((answer) => answer.key === key && answer.value === value);
  const first = readSlots(fields, withoutCorrecting(text), known);
  const second = readSlots(fields, first.rest, known);
  const given = [...first.answers, ...second.answers].filter(isNew);
  const last = given.filter(({ key }, at) => !given.slice(at + 1).some((one) => one.key === key));
  return { given: last, isAll: !saysSomething(second.rest) };
}

/** Other answers that a message changes: "agrega un flan a mi pedido", "mi cita mejor que sea de tinte". */
function corrected(text: string, { answers }: SentRequest, context: FormContext): RequestAnswer[] {
  const said = text.replace(OF_MINE, " ").replace(/\s+/g, " ").trim();
  return correct(said, answers, { ...context, isAsked: false })?.given ?? [];
}
const OF_MINE =
  /(?<![\p{L}])(?:a |en |de |to |in |of )?(?:mi|mis|my|meu|minha) (?:pedido|orden|encargo|cita|reservaci[oó]n|reserva|mesa|order|booking|appointment|reservation)(?![\p{L}])/giu;
