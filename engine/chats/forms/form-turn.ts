import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { checkOpening, type Opening } from "#engine/chats/check-opening.ts";
import { checkRoom } from "#engine/chats/check-room.ts";
import { askOfThings, orderIn } from "#engine/chats/orders/menu-question.ts";
import { sayNoDelivery } from "#engine/chats/orders/order-bill.ts";
import { OWN_SAYS } from "#engine/chats/sent/own-says.ts";
import { mergeAnswers } from "./correct-form.ts";
import { askToSend, isMissing, questionOf, summaryOf } from "./form-says.ts";
import type { FormContext } from "./read-answer.ts";
import { rememberRefused } from "./refused-time.ts";

/** Next message of a form, and the form's progress. */
export interface FormTurn {
  /** Markdown. */
  text: string;
  progress: RequestProgress;
}

/** Forms whose day and time are times at the business. */
const AT_THE_BUSINESS: readonly RequestForm["kind"][] = ["order", "booking", "appointment"];

const nameOf = ({ form: { name, kind }, changes }: FormContext) => ({
  name,
  kind,
  ...(changes !== undefined && { changes }),
});

/**
 * Asks about things that the price list does not have plainly, then the next field, or shows the whole for
 * confirmation.
 *
 * @param told things that are not asked about again, as an order; those of the earlier answers unless given
 */
export function goOn(
  {
    answers,
    given,
    told,
  }: {
    answers: readonly RequestAnswer[];
    given: readonly RequestAnswer[];
    told?: string;
  },
  context: FormContext,
  skip: readonly string[] = [],
): FormTurn {
  const { form } = context;
  const merged = mergeAnswers(answers, given);
  const checked = checkGiven(merged, given, context);
  const ordered = form.fields.flatMap(({ key }) =>
    checked.answers.filter((answer) => answer.key === key),
  );
  const { refused } = checked;
  const next =
    form.fields.find(({ kind }) => kind === refused?.kind) ??
    form.fields.find(
      (field) => isMissing(field, ordered) && (field.isRequired || !skip.includes(field.key)),
    );
  const kept = rememberRefused(ordered, merged);
  const ask = (text: string, asking: string): FormTurn => ({
    text,
    progress: { ...nameOf(context), state: "asking", asking, answers: kept },
  });
  const ofThings = refused ? undefined : askOfThings(kept, told ?? orderIn(answers, form), context);
  if (ofThings) return ask(ofThings.text, ofThings.asking);
  if (!next) return show(kept, context);
  const question = questionOf(next, ordered, context, refused?.kind === "time");
  return ask(refused ? `${refused.why}\n\n${question}` : question, next.key);
}

/** Answers to a form's questions for name, phone and e-mail, as the customer has said them before. */
export const knownContact = ({ form, contact }: FormContext): RequestAnswer[] =>
  form.fields.flatMap(({ key, label, kind }) => {
    const said = contact.find((answer) => answer.kind === kind);
    return said ? [{ ...said, key, label }] : [];
  });

/** Whether the business brings it there, is open then, and has room. */
export function checkGiven(
  answers: readonly RequestAnswer[],
  given: readonly RequestAnswer[],
  context: FormContext,
): Opening {
  const isOf = (...kinds: RequestField["kind"][]) => given.some(({ kind }) => kinds.includes(kind));
  const why = isOf("address") ? sayNoDelivery(answers, context) : undefined;
  if (why !== undefined)
    return {
      answers: answers.filter(({ kind }) => kind !== "address"),
      refused: { kind: "address", why },
    };
  if (!isOf("day", "time") || !AT_THE_BUSINESS.includes(context.form.kind)) return { answers };
  const open = checkOpening(answers, context);
  return open.refused ? open : checkRoom(answers, context);
}

/** Shows the whole, to be confirmed. */
export function show(answers: readonly RequestAnswer[], context: FormContext): FormTurn {
  const { form, language } = context;
  const lines = summaryOf(answers, context);
  const taken =
    context.changes === undefined
      ? CHAT_SAYS[language].taken(form.name, lines)
      : OWN_SAYS[language].proposed(form.name, lines);
  return {
    text: `${taken}\n\n${askToSend(answers, context)}`,
    progress: { ...nameOf(context), state: "confirming", asking: null, answers },
  };
}
