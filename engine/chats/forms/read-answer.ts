import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { fold } from "#engine/reading/folded.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { dayAnswered } from "#engine/chats/check-opening.ts";
import { isCorrecting } from "./correct-form.ts";
import { isAddressLike, namesPlace } from "#engine/chats/find-address.ts";
import { saysSomething, wishesThings, withoutAssent } from "#engine/chats/intents.ts";
import { withThings } from "#engine/chats/orders/changed-things.ts";
import { subjectOf } from "#engine/chats/orders/order-bill.ts";
import { isBareName } from "#engine/chats/questions/no-question.ts";
import { readField, type FieldProblem } from "./read-field.ts";
import { readSlots } from "./read-slots.ts";
import type { DayPart } from "#engine/chats/day-parts.ts";
import type { Now } from "#engine/chats/read-when.ts";
import { refusedIn } from "./refused-time.ts";
import { findWay, onlyWay } from "#engine/chats/ways.ts";

/** A form, and what is known where it is filled in. */
export interface FormContext extends Now {
  form: RequestForm;
  /** Times that are taken, for forms that are booked. */
  booked: readonly BookedTime[];
  /** The workplace's documents, for prices. */
  passages: readonly CandidatePassage[];
  /** Id of the sent form that this one changes; undefined for a new one. */
  changes?: string;
  /** Name and ways to reach the customer, as they said them in the form before. */
  contact: readonly RequestAnswer[];
  /** Part of the day that the message names: "en la tarde". */
  part?: DayPart;
}

/** Answers that any words may be. */
export const OPEN_TEXTS: readonly RequestField["kind"][] = ["text", "name", "address"];

export interface ReadAnswer {
  given: readonly RequestAnswer[];
  problem?: FieldProblem;
}

/** The answer to the field that is asked, and what the message says of others. */
export function readAnswer(
  text: string,
  { field, answers }: { field: RequestField; answers: readonly RequestAnswer[] },
  context: FormContext,
): ReadAnswer {
  const { form } = context;
  const isOpen = ({ key }: RequestField) =>
    key === field.key || !answers.some((answer) => answer.key === key);
  const time = (answers.find(({ kind }) => kind === "time") ?? refusedIn(answers))?.value;
  const known = { now: context, day: dayAnswered(answers), time };
  const all = readSlots(form.fields, text, known);
  // Earlier answers change where the message says so, or says nothing else.
  const isChange = isCorrecting(text) || wishesThings(text) || !saysSomething(all.rest);
  const { answers: slots, rest } = isChange
    ? all
    : readSlots(form.fields.filter(isOpen), text, known);
  if (slots.some(({ key }) => key === field.key)) {
    const isAddress = field.kind === "address" && slots.length === 1 && !findWay(fold(text));
    // Asked for an address, all of an answer that says nothing else: "la escuela, calle Pino 3".
    const address = withoutLead(text.trim());
    const whole = isAddress ? { value: address, shown: address } : {};
    const given = slots.map((slot) => withWay({ ...slot, ...whole }, answers));
    // A subject of its own beside it: "6 salbutes, mañana" where the day was asked.
    const subject = form.fields.find(({ key }) => key === subjectOf(form)?.key);
    const isOther = subject && subject.key !== field.key && saysSomething(rest);
    const before = answers.find(({ key }) => key === subject?.key)?.value;
    // A whole order takes the place of the one before: "quiero 2 moles, a las 3, soy Eva".
    const isWhole = wishesThings(text) && slots.length > 1;
    const ordered = before === undefined ? rest : withThings(before, rest, isWhole);
    const isSaid = isOther && (isOpen(subject) || wishesThings(text));
    const said = isSaid ? readField(subject, ordered, context) : undefined;
    return { given: said && "answer" in said ? [said.answer, ...given] : given };
  }
  const isOpenText = OPEN_TEXTS.includes(field.kind);
  const isRead = slots.length > 0 && (isOpenText ? !saysSomething(rest) : rest === "");
  if (isRead) return { given: slots };
  const isSubject = field.key === subjectOf(form)?.key;
  if (isSubject && !saysSomething(rest)) return { given: [], problem: "empty" };
  const typed = isSubject || slots.length > 0 ? rest : text;
  const isWayAsked = field.kind === "address" && findWay(fold(field.label)) !== undefined;
  const isPending = answers.some(({ key }) => key === field.key);
  if (isWayAsked && !isPending && !isAddressLike(fold(typed)))
    return slots.length > 0 ? { given: slots } : { given: [], problem: "way" };
  const isPlaceAsked = field.kind === "address" && (isPending || !isWayAsked);
  if (isPlaceAsked && !namesPlace(fold(typed))) {
    const name = form.fields.find((one) => one.kind === "name" && isOpen(one));
    const named = name && isBareName(typed) ? readField(name, typed, context) : undefined;
    // The address is asked again; the name is kept.
    return named && "answer" in named
      ? { given: [...slots, named.answer] }
      : { given: slots, ...(slots.length === 0 && { problem: "address" as const }) };
  }
  const read = readField(field, typed, context, dayAnswered([...slots, ...answers]));
  if ("answer" in read) return { given: [...slots, withWay(read.answer, answers)] };
  return slots.length > 0 ? { given: slots } : { given: [], problem: read.problem };
}

const BEFORE_ADDRESS =
  /^(?:(?:entonces|pues|mejor|then|rather)(?![a-z])[\s,]*)*(?:(?:a|en|to|at)\s+)?/;

/** An address without what is said before it: "entonces a calle 60 501". */
function withoutLead(text: string): string {
  const said = withoutAssent(text);
  return said.slice(BEFORE_ADDRESS.exec(fold(said))?.[0].length ?? 0);
}

/** An address that comes after "a domicilio" completes it. */
function withWay(answer: RequestAnswer, answers: readonly RequestAnswer[]): RequestAnswer {
  const before = answers.find(({ key }) => key === answer.key);
  if (!before || answer.kind !== "address" || onlyWay(before.value) !== "delivery") return answer;
  if (onlyWay(answer.value) !== undefined || answer.value.startsWith(before.value)) return answer;
  const value = `${before.value}, ${answer.value}`;
  return { ...answer, value, shown: value };
}

/** Whether a clause with a question mark answers the field that is asked: "¿a las 3?" */
export const isAnswerTo =
  ({ asking }: RequestProgress, context: FormContext) =>
  (clause: string): boolean => {
    const { fields } = context.form;
    const field = fields.find(({ key }) => key === asking);
    // Once all is answered, "can we make it 5 people?" changes something.
    if (!field)
      return readSlots(fields, clause, { now: context, day: undefined }).answers.length > 0;
    // "¿Mañana?" answers where the time was asked, too.
    const when = fields.filter(({ kind }) => kind === "day" || kind === "time");
    if (when.includes(field))
      return readSlots(when, clause, { now: context, day: undefined }).answers.length > 0;
    const hasForm = !["text", "name", "address"].includes(field.kind);
    return hasForm && "answer" in readField(field, clause, context);
  };
