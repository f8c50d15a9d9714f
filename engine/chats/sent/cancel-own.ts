import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { fold } from "#engine/reading/folded.ts";
import type { Draft } from "#engine/chats/answer-question.ts";
import { isCancel, isNo, isNothing, isYes, namesCancelling } from "#engine/chats/intents.ts";
import { answeredEach } from "#engine/chats/questions/two-questions.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { writeOut } from "#engine/chats/written-out.ts";
import type { SentRequest } from "./about-sent.ts";
import { changesOwn } from "./change-own.ts";
import { isWish } from "./is-wish.ts";
import { listOf, meantBy, ownRequests, yours } from "./own-requests.ts";
import { OWN_SAYS } from "./own-says.ts";

/** Key in place of a field's while the customer is asked whether to cancel what was sent. */
const CANCEL = "cancel";

/** "No quiero cancelar"; with a comma it is a cancellation: "no, quiero cancelar". */
const DENIES = /\bn(?:o|ao) (?:(?:l[oa]s?|quiero|voy|a|me|va|vayan?|quero) )*cancel/;
/** Whether a text has a word for cancelling. */
const saysWord = (text: string): boolean => /\b(?:cancel|anul)/.test(fold(text));

/** Whether a form stands for the question whether to cancel what was sent. */
export const isCancelAsked = ({ asking }: RequestProgress): boolean => asking === CANCEL;

/**
 * Asks whether to cancel what a customer has sent, where they say so and can do it without a person.
 *
 * @returns undefined where the message is no such wish, or only gives up the form that is open
 */
export function cancelsOwn(turn: ChatTurn, language: ContentLanguage): Draft | undefined {
  const { request } = turn;
  const text = writeOut(turn.text);
  const own = ownRequests(turn);
  if (own.length === 0 || DENIES.test(fold(text))) return undefined;
  // Without a word of what was sent, "cancelar" means the form that is open.
  const isNamed = namesCancelling(text) && isWish(text);
  const isAlone = isCancel(text);
  // "Ya no, gracias" cancels nothing that was sent.
  const isMeant = request ? isNamed && !isAlone : isNamed || (isAlone && saysWord(text));
  if (!isMeant) return undefined;
  const draft = askToCancel(turn, own, language);
  if (!isQuestion(text)) return draft;
  // "¿Puedo cancelar mi cita?" may be a question for the rule, too.
  const answer = answeredEach({ ...turn, abilities: { ...turn.abilities, forms: [] } }, language);
  return answer.replyKind === "found"
    ? { ...draft, text: `${answer.text}\n\n${draft.text}`, citations: answer.citations ?? [] }
    : draft;
}

function askToCancel(turn: ChatTurn, own: readonly SentRequest[], language: ContentLanguage) {
  const meant = meantBy(turn.text, own, turn);
  const says = OWN_SAYS[language];
  return meant
    ? asked(meant, says.askCancel(yours(meant, language)), meant.id)
    : asked(own[0]!, says.whichCancel(listOf(own)));
}

/** @param changes id of the one that is meant; undefined while it is asked which one */
const asked = ({ name, kind, answers }: SentRequest, text: string, changes?: string): Draft => ({
  intent: "field",
  text,
  replyKind: "asked",
  request: {
    name,
    kind,
    state: "asking",
    asking: CANCEL,
    answers: changes === undefined ? [] : answers,
    ...(changes !== undefined && { changes }),
  },
  steps: [{ kind: "asked", detail: { form: name, field: CANCEL, answered: 0 } }],
});

/**
 * Takes the answer to the question whether to cancel, or which one. A message about something else drops the
 * question.
 *
 * @param other answers such a message
 */
export function onCancelAsked(
  turn: ChatTurn,
  request: RequestProgress,
  language: ContentLanguage,
  other: (turn: ChatTurn, language: ContentLanguage) => Draft,
): Draft {
  const text = writeOut(turn.text);
  const says = OWN_SAYS[language];
  const own = ownRequests(turn);
  const meant = own.find(({ id }) => id === request.changes);
  const dropped: RequestProgress = { ...request, state: "cancelled", asking: null };
  const closed = (said: string): Draft => ({
    intent: "field",
    text: said,
    replyKind: "noted",
    request: dropped,
    steps: [{ kind: "noted", detail: { form: request.name, state: "cancelled", fields: 0 } }],
  });
  const isDenied = DENIES.test(fold(text));
  if (meant && !isDenied && (isYes(text) || saysWord(text)))
    return { ...closed(says.cancelled(yours(meant, language))), cancels: meant.id };
  const about = meant ?? own[0];
  const kept = about && closed(says.kept(yours(about, language)));
  if (kept && (isNothing(text) || isCancel(text))) return kept;
  const change = meant && changesOwn({ ...turn, request: undefined }, language);
  if (change) return change;
  if (kept && (isNo(text) || isDenied)) return kept;
  const which = meant ? undefined : meantBy(text, own, turn);
  if (which) return asked(which, says.askCancel(yours(which, language)), which.id);
  const draft = other({ ...turn, request: undefined }, language);
  return { ...draft, request: draft.request ?? dropped };
}
