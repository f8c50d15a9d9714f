import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import { bookingOf } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { totalOf } from "#domain/agentiks/chats/request-bill.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { checkOpening, type Opening } from "./check-opening.ts";
import { checkRoom } from "./check-room.ts";
import {
  askToSend,
  isMissing,
  isOptional,
  labelsOf,
  optionalOf,
  questionOf,
  skipped,
  summaryOf,
} from "./form-says.ts";
import { changesThings, correct, isCorrecting, mergeAnswers } from "./correct-form.ts";
import { isCancel, isNo, isNothing, isYes, saysSomething } from "./intents.ts";
import { answerOfThings } from "./orders/answer-menu-question.ts";
import { type AskedOfThings, askOfThings, isOfThings, orderIn } from "./orders/menu-question.ts";
import { requestBillOf, sayBelowMinimum, sayNoDelivery, subjectOf } from "./orders/order-bill.ts";
import { wishedInstead } from "./orders/other-wish.ts";
import { readField, type FieldProblem } from "./read-field.ts";
import { readSlots } from "./read-slots.ts";
import { OPEN_TEXTS, readAnswer, type FormContext, type ReadAnswer } from "./read-answer.ts";
import { rememberRefused, withRefused } from "./refused-time.ts";

/** Next message of a form, and the form's progress. */
export interface FormTurn {
  /** Markdown. */
  text: string;
  progress: RequestProgress;
}

/** Key in place of a field's while the customer is asked which answer to change. */
const CHANGE = "change";
/** Forms whose day and time are times at the business. */
const AT_THE_BUSINESS: readonly RequestForm["kind"][] = ["order", "booking", "appointment"];

/** Begins a form with what the message says already. */
export function beginForm(text: string, context: FormContext): FormTurn {
  const { form, language } = context;
  const { answers, rest } = readSlots(form.fields, text, { now: context, day: undefined });
  const subject = subjectOf(form);
  const said = subject && saysSomething(rest) ? readField(subject, rest, context) : undefined;
  const given = said && "answer" in said ? [said.answer, ...answers] : answers;
  const turn = goOn({ answers: [], given }, context);
  return turn.progress.state === "asking"
    ? { ...turn, text: `${CHAT_SAYS[language].begin(form.name)}\n\n${turn.text}` }
    : turn;
}

/**
 * Takes the next message of a form that is being filled in.
 *
 * @returns `problem`: the message is no answer to what was asked
 */
export function continueForm(
  text: string,
  before: RequestProgress,
  context: FormContext,
): FormTurn & { problem?: FieldProblem } {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  const { answers } = before;
  if (isCancel(text)) {
    const progress = { ...before, state: "cancelled", asking: null } as const;
    return { text: says.cancelled(form.name), progress };
  }
  if (before.state === "confirming" || before.asking === CHANGE)
    return confirm(text, before, context);
  if (isOfThings(before.asking))
    return goOnWithThings(text, { answers, asking: before.asking }, context);
  const field = form.fields.find(({ key }) => key === before.asking);
  // The owner has changed the form meanwhile.
  if (!field) return goOn({ answers, given: [] }, context);
  const wished = wishedInstead(text);
  if (!field.isRequired && isNo(text) && wished === undefined)
    return goOn({ answers, given: [] }, context, [...skipped(before), field.key]);
  const isSubject = field.key === subjectOf(form)?.key;
  const change = () =>
    isSubject ? undefined : correct(text, answers, { ...context, isAsked: false })?.given;
  // "Agrega un flan" is no name; else what answers nothing may change what was answered.
  const isOfOther =
    changesThings(text) ||
    wished !== undefined ||
    (isCorrecting(text) && OPEN_TEXTS.includes(field.kind));
  const changed = isOfOther ? change() : undefined;
  const read: ReadAnswer = changed
    ? { given: changed }
    : readAnswer((isSubject && wished) || text, { field, answers }, context);
  const corrected = read.problem ? change() : undefined;
  const { given, problem }: ReadAnswer = corrected ? { given: corrected } : read;
  if (problem)
    return {
      text: `${says.problems[problem]}\n\n${questionOf(field, answers, context)}`,
      progress: before,
      problem,
    };
  // A complete form does not ask its skipped questions again.
  const isCorrected = answers.some(({ key, kind }) => key === field.key && kind !== "address");
  const skip = isCorrected ? form.fields.filter(isOptional).map(({ key }) => key) : skipped(before);
  const turn = goOn({ answers, given: withRefused(given, answers, form.fields) }, context, skip);
  const order = given.find(({ key }) => key === subjectOf(form)?.key);
  // The end shows the whole; before it, what a change has made of the order.
  const isOther = order && answers.some(({ key }) => key === order.key);
  return order && (isOther || (changed ?? corrected)) && turn.progress.state === "asking"
    ? { ...turn, text: `${says.soFar(escapeMarkdown(order.value))}\n\n${turn.text}` }
    : turn;
}

/** Goes on after the answer to a question about things of the order. */
function goOnWithThings(
  text: string,
  before: { asking: AskedOfThings; answers: readonly RequestAnswer[] },
  context: FormContext,
): FormTurn {
  const { given, told, left } = answerOfThings(text, before, context);
  const skip = optionalOf(context.form).filter((key) =>
    before.answers.some((answer) => answer.key > key && answer.key.length >= key.length),
  );
  return goOn({ answers: left, given, told }, context, skip);
}

function confirm(text: string, before: RequestProgress, context: FormContext): FormTurn {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  const { answers } = before;
  const isAsked = before.asking === CHANGE;
  if (isYes(text) && !isAsked) {
    const refused = sayBelowMinimum(answers, context);
    if (refused !== undefined) return { text: refused, progress: before };
    // Time has passed since the answers: another customer may have the place, the day may be over.
    if (checkGiven(answers, answers, context).refused)
      return goOn({ answers: [], given: answers }, context, optionalOf(form));
    const bill = requestBillOf(answers, context);
    const thanks = form.thanks === "" ? says.noted(form.name) : escapeMarkdown(form.thanks);
    return {
      text: `${thanks}\n\n${summaryOf(answers, context)}`,
      progress: {
        ...before,
        state: "sent",
        asking: null,
        totalCents: bill && totalOf(bill),
        bill,
        booking: bookingOf(form, answers),
      },
    };
  }
  // No answer to change was named: a yes shows the summary again and sends nothing.
  if (isYes(text) || isNothing(text)) return show(answers, context);
  const changed = correct(text, answers, { ...context, isAsked });
  if (changed?.given) return goOn({ answers, given: changed.given }, context, optionalOf(form));
  if (changed?.ask)
    return {
      text: questionOf(changed.ask, [], context),
      progress: { ...before, state: "asking", asking: changed.ask.key },
    };
  const ask = isAsked && !isNo(text) ? says.which : says.change;
  return {
    text: ask(labelsOf(form)),
    progress: { ...before, state: "asking", asking: CHANGE },
  };
}

const nameOf = ({ name, kind }: RequestForm) => ({ name, kind });

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
    progress: { ...nameOf(form), state: "asking", asking, answers: kept },
  });
  const ofThings = refused ? undefined : askOfThings(kept, told ?? orderIn(answers, form), context);
  if (ofThings) return ask(ofThings.text, ofThings.asking);
  if (!next) return show(kept, context);
  const question = questionOf(next, ordered, context, refused?.kind === "time");
  return ask(refused ? `${refused.why}\n\n${question}` : question, next.key);
}

/** Whether the business brings it there, is open then, and has room. */
function checkGiven(
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
function show(answers: readonly RequestAnswer[], context: FormContext): FormTurn {
  const { form, language } = context;
  const taken = CHAT_SAYS[language].taken(form.name, summaryOf(answers, context));
  return {
    text: `${taken}\n\n${askToSend(answers, context)}`,
    progress: { ...nameOf(form), state: "confirming", asking: null, answers },
  };
}
