import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { dayAnswered } from "#engine/chats/check-opening.ts";
import { correct } from "#engine/chats/forms/correct-form.ts";
import { isNo, isNothing, isOnlyPolite, isYes } from "#engine/chats/intents.ts";
import type { FormContext } from "#engine/chats/forms/read-answer.ts";
import { readField } from "#engine/chats/forms/read-field.ts";
import { readSlots } from "#engine/chats/forms/read-slots.ts";
import { fold } from "#engine/reading/folded.ts";
import {
  type AskedOfThings,
  askedOfThings,
  chosenIn,
  orderIn,
  orderOf,
  partsOf,
  unclearIn,
  type Unclear,
} from "./menu-question.ts";
import { subjectOf } from "./order-bill.ts";
import { thingsOf } from "./ordered-things.ts";

/** What the answer to a question about things of an order makes of the form. */
interface Answered {
  given: readonly RequestAnswer[];
  /** Things that are not asked about again, as an order. */
  told: string;
  /** Earlier answers of the form. Without the order if no thing is left in it: the form asks for it again. */
  left: readonly RequestAnswer[];
}

/** "Anótalo", "sí, así": the thing stays as it was written. */
const KEEPS = /^(?:(?:si|ok|va|pues),? )?(?:anota\w*|asi|ponl[oa]s?|take it down|write it down)\b/;

/** Reads the answer to whether a thing that is not on the menu is taken down, or which of several it is. */
export function answerOfThings(
  text: string,
  { asking, answers }: { asking: AskedOfThings; answers: readonly RequestAnswer[] },
  context: FormContext,
): Answered {
  const order = orderIn(answers, context.form);
  const unclear = askedOfThings(asking, answers, context);
  if (!unclear) return { given: [], told: order, left: answers };
  return unclear.kind === "unknown"
    ? answerOfUnknown(text, { order, unclear, answers }, context)
    : answerOfChoice(text, { order, which: unclear, answers }, context);
}

function answerOfUnknown(
  text: string,
  {
    order,
    unclear,
    answers,
  }: {
    order: string;
    unclear: Extract<Unclear, { kind: "unknown" }>;
    answers: readonly RequestAnswer[];
  },
  context: FormContext,
): Answered {
  const unknown = unclear.things.map(({ words }) => words);
  const told = orderOf(unclear.things);
  const key = subjectOf(context.form)?.key;
  if (isYes(text) || isNothing(text) || KEEPS.test(fold(text.trim())))
    return { given: [], told, left: answers };
  const [thing] = unclear.things;
  const chosen =
    thing && unclear.choices.length > 0
      ? chosenIn(text, { thing, choices: unclear.choices })
      : undefined;
  if (thing && chosen !== undefined) {
    const given = subjectAnswer(order.replace(thing.words, chosen), answers, context);
    return { given, told: `${told}, ${chosen}`, left: answers };
  }
  const kept = withoutUnknown(order, unknown);
  const takeOut = (): Answered =>
    kept.length === 0
      ? { given: [], told, left: answers.filter((one) => one.key !== key) }
      : { given: subjectAnswer(kept.join(", "), answers, context), told, left: answers };
  if (isNo(text) && isOnlyPolite(text)) return takeOut();
  const asked = answers.map((one) => (one.key === key ? { ...one, value: told } : one));
  // A capital at the beginning is no name here.
  const typed = text.slice(0, 1).toLowerCase() + text.slice(1);
  const changed = correct(typed, asked, { ...context, isAsked: true });
  if (changed?.ask) return takeOut();
  const other = changed?.given?.find((one) => one.key === key)?.value;
  if (other === undefined) return { given: changed?.given ?? [], told, left: answers };
  const given = subjectAnswer([...kept, other].join(", "), answers, context);
  return { given, told: `${told}, ${other}`, left: answers };
}

/** The other things of an order: "café" of "café y pizza". */
const withoutUnknown = (order: string, unknown: readonly string[]): string[] =>
  thingsOf(order).flatMap((thing) => {
    const parts = partsOf(thing.words).map(({ words }) => words);
    const left = parts.filter((words) => !unknown.includes(words));
    return left.length === parts.length ? [thing.words] : left;
  });

function answerOfChoice(
  text: string,
  {
    order,
    which,
    answers,
  }: {
    order: string;
    which: Extract<Unclear, { kind: "choice" }>;
    answers: readonly RequestAnswer[];
  },
  context: FormContext,
): Answered {
  const { words } = which.thing;
  const known = { now: context, day: dayAnswered(answers) };
  const { answers: slots, rest } = readSlots(context.form.fields, text, known);
  const chosen = chosenIn(rest, which);
  // Things that no document names were asked about before.
  const first = unclearIn(order, "", context);
  const unknown = first?.kind === "unknown" ? orderOf(first.things) : "";
  const told = [unknown, words, chosen ?? ""].filter((part) => part !== "").join(", ");
  if (chosen === undefined) return { given: slots, told, left: answers };
  const given = subjectAnswer(order.replace(words, chosen), answers, context);
  return {
    given: [...slots.filter(({ key }) => key !== given[0]?.key), ...given],
    told,
    left: answers,
  };
}

/** The answer that says what is ordered, with another order; remarks in brackets stay. */
function subjectAnswer(
  order: string,
  answers: readonly RequestAnswer[],
  context: FormContext,
): RequestAnswer[] {
  const field = subjectOf(context.form);
  const was = answers.find(({ key }) => key === field?.key)?.value ?? "";
  const remarks = was.match(/\s*\([^)]*\)/g)?.join("") ?? "";
  const read = field && readField(field, order + remarks, context, dayAnswered(answers));
  return read && "answer" in read ? [read.answer] : [];
}
