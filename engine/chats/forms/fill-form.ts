import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { bookingOf } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { totalOf } from "#domain/agentiks/chats/request-bill.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { isOptional, labelsOf, optionalOf, questionOf, skipped, summaryOf } from "./form-says.ts";
import { CHANGE, changesThings, correct, isCorrecting } from "./correct-form.ts";
import { minutesFor } from "#engine/chats/check-room.ts";
import { isNo, isNothing, isYes, saysSomething } from "#engine/chats/intents.ts";
import { answerOfThings } from "#engine/chats/orders/answer-menu-question.ts";
import { type AskedOfThings, isOfThings } from "#engine/chats/orders/menu-question.ts";
import { requestBillOf, sayBelowMinimum, subjectOf } from "#engine/chats/orders/order-bill.ts";
import { OWN_SAYS } from "#engine/chats/sent/own-says.ts";
import { wishedInstead } from "#engine/chats/orders/other-wish.ts";
import { checkGiven, goOn, knownContact, show, type FormTurn } from "./form-turn.ts";
import { readField, type FieldProblem } from "./read-field.ts";
import { readSlots } from "./read-slots.ts";
import { OPEN_TEXTS, readAnswer, type FormContext, type ReadAnswer } from "./read-answer.ts";
import { serviceNamed } from "./service-named.ts";
import { withRefused } from "./refused-time.ts";

/** Begins a form with what the message says already. */
export function beginForm(text: string, context: FormContext): FormTurn {
  const { form, language } = context;
  const { answers, rest } = readSlots(form.fields, text, { now: context, day: undefined });
  const subject = subjectOf(form);
  const said = subject && saysSomething(rest) ? readField(subject, rest, context) : undefined;
  const given = said && "answer" in said ? [said.answer, ...answers] : answers;
  const turn = goOn({ answers: knownContact(context), given }, context);
  return turn.progress.state === "asking"
    ? { ...turn, text: `${CHAT_SAYS[language].begin(form.name, form.kind)}\n\n${turn.text}` }
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
  const service = isSubject ? undefined : serviceNamed(text, answers, context);
  const read: ReadAnswer =
    (changed ?? service)
      ? { given: (changed ?? service)! }
      : readAnswer((isSubject && wished) || text, { field, answers }, context);
  const corrected = read.problem ? change() : undefined;
  const { given, problem }: ReadAnswer = corrected ? { given: corrected } : read;
  if (problem) {
    const question = questionOf(field, answers, context);
    // "En la tarde" is understood: its free times are offered.
    const isPart = problem === "time" && context.part !== undefined;
    return {
      text: isPart ? question : `${says.problems[problem]}\n\n${question}`,
      progress: before,
      problem,
    };
  }
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
    const noted = form.thanks === "" ? says.noted(form.name) : escapeMarkdown(form.thanks);
    const thanks = context.changes === undefined ? noted : OWN_SAYS[language].changed(form.name);
    return {
      text: `${thanks}\n\n${summaryOf(answers, context)}`,
      progress: {
        ...before,
        state: "sent",
        asking: null,
        totalCents: bill && totalOf(bill),
        bill,
        booking: bookingOf(form, answers, minutesFor(answers, context)),
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
