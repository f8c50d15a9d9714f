import type { RequestAnswer, RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { fold } from "#engine/reading/folded.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { isNear, stemsOf } from "#engine/replies/words.ts";
import { showAmount } from "#engine/text/brief/money.ts";
import { thingsIn } from "./order-bill.ts";
import { MEASURED, otherKindAsked, othersOfKind, withoutMeasure } from "./missing-kind.ts";
import { choicesOf, namedBy, nameOf, thingsOf, type OrderedThing } from "./ordered-things.ts";
import { priceListOf, type PricedThing } from "./price-list.ts";
import { servicesIn } from "./services.ts";

/** A shorter list may be a few offers and not all that there is. */
const LIST_LINES_MIN = 5;
/** More choices than these are no question for a chat. */
const CHOICES_MAX = 6;
/** Kinds of a thing that an answer names. */
const LISTED_MAX = 12;
/** Orders that name nothing: "algo rico", "lo de siempre". */
const VAGUE =
  /^(?:algo|lo|todo|cualquier|comida|cosas|varias|something|anything|food|the usual|comidas)\b/;

/**
 * Things of an order to ask about: those that no document names, or one that has several prices. The
 * `choices` of a single unknown thing are the kinds of it that there are.
 */
export type Unclear =
  | { kind: "unknown"; things: readonly OrderedThing[]; choices: readonly PricedThing[] }
  | { kind: "choice"; thing: OrderedThing; choices: readonly PricedThing[] };

const keyOf = ({ stems }: OrderedThing): string => stems.join(" ");

/**
 * What is to be asked about the things of an order, by the price list; about services only which one is meant.
 *
 * @param told things that are not asked about again, as an order
 * @returns undefined where all is clear, and where the documents have no list of prices
 */
export function unclearIn(
  order: string,
  told: string,
  { form, passages }: Pick<MenuContext, "form" | "passages">,
): Unclear | undefined {
  const prices = priceListOf(passages);
  if (prices.length < LIST_LINES_MIN) return undefined;
  const known = new Set(partsOf(told).map(keyOf));
  const isNew = (thing: OrderedThing) => thing.stems.length > 0 && !known.has(keyOf(thing));
  const said = saidIn(passages);
  const othersOf = (part: OrderedThing) => othersOfKind(part, { prices, passages });
  const isOrder = form.kind === "order";
  const unknown = partsOf(order).filter(
    (part) => isOrder && isNew(part) && (isUnknown(part, said) || othersOf(part).length > 0),
  );
  if (unknown.length > 0) {
    const choices = unknown.length === 1 ? othersOf(unknown[0]!) : [];
    const isShort = choices.length <= CHOICES_MAX && choices.every(isPriced);
    return { kind: "unknown", things: unknown, choices: isShort ? choices : [] };
  }
  const things = isOrder ? thingsOf(order) : servicesIn(order, prices);
  for (const thing of things.filter(isNew)) {
    const isNamed = namedBy(thing, prices).length > 0;
    const choices = choicesOf(isNamed ? thing : withoutMeasure(thing), prices);
    if (choices.length > 0 && choices.length <= CHOICES_MAX)
      return { kind: "choice", thing, choices };
  }
  return undefined;
}

const isPriced = ({ amount }: PricedThing): boolean => !Number.isNaN(amount);

/** The things of an order, "café y pan" as two. */
export const partsOf = (order: string): OrderedThing[] =>
  thingsOf(order).flatMap(({ words }) => words.split(/\s+(?:y|e|and)\s+/iu).flatMap(thingsOf));

/** Every word of the documents, with their headings. */
const saidIn = (passages: readonly CandidatePassage[]): ReadonlySet<string> =>
  new Set(passages.flatMap(({ heading, text }) => stemsOf(`${heading}\n${text}`)));

/** Whether no document has the word that names a thing: its colour or size may be nowhere. */
function isUnknown(thing: OrderedThing, said: ReadonlySet<string>): boolean {
  const name = fold(nameOf(thing));
  const [head] = stemsOf(name.replace(MEASURED, ""));
  if (head === undefined || VAGUE.test(name)) return false;
  return !said.has(head) && ![...said].some((stem) => isNear(stem, head));
}

/**
 * The order after the answer to which of several is wanted: "de pastor", "2 de pastor y 1 de bistec".
 *
 * @returns undefined where the answer names none of them, or one not plainly
 */
export function chosenIn(
  answer: string,
  { thing, choices }: { thing: OrderedThing; choices: readonly PricedThing[] },
): string | undefined {
  const parts = partsOf(answer);
  const named = parts.map((part) => {
    const stems = part.stems.filter((stem) => !thing.stems.includes(stem));
    const fitting = choices.filter((choice) => stems.every((stem) => isOf(stem, choice)));
    return stems.length > 0 && fitting.length === 1 ? { part, choice: fitting[0]! } : undefined;
  });
  if (named.length === 0 || named.includes(undefined)) return undefined;
  return named
    .map((one) => {
      const { part, choice } = one!;
      const counted = countBefore(part) || (named.length === 1 ? countBefore(thing) : "");
      const [head = ""] = choice.stems;
      // "Orden de", as the customer wrote it.
      const name = nameOf(thing);
      const measured = name.slice(0, MEASURED.exec(fold(name))?.[0].length ?? 0);
      if (measured) return `${counted}${measured}${lowerFirst(choice.name)}`;
      // "Panuchos", as the customer wrote it, and what tells this choice apart.
      return thing.stems.length === 1 && thing.stems[0] === head
        ? `${counted}${nameOf(thing)} ${choice.name.replace(/^\S+\s*/u, "")}`
        : `${counted}${counted ? lowerFirst(choice.name) : choice.name}`;
    })
    .join(", ");
}

const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const isOf = (stem: string, { stems, unit }: PricedThing): boolean =>
  [...stems, ...unit].some((own) => own === stem || isNear(own, stem));

/** The count of a thing as it was written, with the space behind it. */
const countBefore = (thing: OrderedThing): string =>
  thing.words.slice(0, thing.words.length - nameOf(thing).length).replace(/(?:de|of)\s+$/iu, "");

/** The choices by what tells them apart: "al pastor" of "Tacos al pastor" where all are tacos. */
function namesOfChoices(choices: readonly PricedThing[]): string[] {
  const heads = new Set(choices.map(({ stems }) => stems[0]));
  const rests = choices.map(({ name }) => name.replace(/^\S+\s*(?:(?:de|of)\s+)?/iu, ""));
  const isShort = heads.size === 1 && rests.every((rest) => rest !== "");
  return isShort ? rests : choices.map(({ name }) => name);
}

/** Keys in place of a field's while the customer is asked about a thing of the order. */
const UNKNOWN = "unknown-thing";
const CHOICE = "which-thing";
export type AskedOfThings = typeof UNKNOWN | typeof CHOICE;

/** Whether what is asked is no field, but a thing of the order. */
export const isOfThings = (asking: string | null): asking is AskedOfThings =>
  asking === UNKNOWN || asking === CHOICE;

interface MenuContext {
  form: RequestForm;
  language: ContentLanguage;
  passages: readonly CandidatePassage[];
}

/** The things of an order, or the services of an appointment, as answered; empty for other forms. */
export function orderIn(answers: readonly RequestAnswer[], form: RequestForm): string {
  const isOfThings = form.kind === "order" || form.kind === "appointment";
  return (isOfThings && thingsIn(answers, form)) || "";
}

/** The question about what is unclear in an order, and its key; undefined where all is clear. */
export function askOfThings(
  answers: readonly RequestAnswer[],
  told: string,
  context: MenuContext,
): { asking: AskedOfThings; text: string } | undefined {
  const unclear = unclearIn(orderIn(answers, context.form), told, context);
  return (
    unclear && {
      asking: unclear.kind === "unknown" ? UNKNOWN : CHOICE,
      text: questionOfThings(unclear, context),
    }
  );
}

/** What was asked about the things of an order; undefined where the documents have changed since. */
export function askedOfThings(
  asking: AskedOfThings,
  answers: readonly RequestAnswer[],
  context: MenuContext,
): Unclear | undefined {
  const order = orderIn(answers, context.form);
  const first = unclearIn(order, "", context);
  if (asking === UNKNOWN || first?.kind !== "unknown") return first;
  return unclearIn(order, orderOf(first.things), context);
}

/** Things as an order of them. */
export const orderOf = (things: readonly OrderedThing[]): string =>
  things.map(({ words }) => words).join(", ");

/** Repeats the question about things of an order; empty where the documents have changed since. */
export function askAgainOfThings(
  asking: AskedOfThings,
  answers: readonly RequestAnswer[],
  context: MenuContext,
): string {
  const unclear = askedOfThings(asking, answers, context);
  return unclear ? questionOfThings(unclear, context) : "";
}

function questionOfThings(unclear: Unclear, { language, passages }: MenuContext): string {
  const says = CHAT_SAYS[language].bill;
  if (unclear.kind === "unknown") {
    const names = unclear.things.map((thing) => escapeMarkdown(withoutArticle(nameOf(thing))));
    const isMenu = hasMenu(passages);
    return unclear.choices.length > 0
      ? says.otherKinds(names[0]!, listOf(unclear.choices), isMenu)
      : says.notListed(names, isMenu);
  }
  const { thing, choices } = unclear;
  const list = listOf(choices);
  const name = nameOf(thing);
  return says.whichThing(escapeMarkdown(name.slice(0, 1).toUpperCase() + name.slice(1)), list);
}

/**
 * Answers a question about a kind of a thing that the documents do not have, where the price of another kind was
 * about to be said.
 *
 * @param said the answer that was found
 */
export function answerOfOtherKind(
  question: string,
  said: string,
  { language, passages }: Pick<MenuContext, "language" | "passages">,
): string | undefined {
  const prices = priceListOf(passages);
  const asked = otherKindAsked(question, { prices, passages });
  const isOther = asked?.others.some(({ name }) => fold(said).includes(fold(name)));
  if (!asked || !isOther || asked.others.length > LISTED_MAX || !asked.others.every(isPriced))
    return undefined;
  const says = CHAT_SAYS[language].bill;
  return says.noSuchKind(escapeMarkdown(asked.name), listOf(asked.others), hasMenu(passages));
}

/** Each choice with its price: "al pastor $18". */
function listOf(choices: readonly PricedThing[]): string[] {
  const names = namesOfChoices(choices);
  return choices.map(
    ({ amount, sign }, index) => `${escapeMarkdown(names[index]!)} ${sign}${showAmount(amount)}`,
  );
}

const withoutArticle = (name: string): string => name.replace(/^(?:el|la|los|las|the)\s+/iu, "");

/** Whether a document calls itself a menu; another list is one of prices. */
const hasMenu = (passages: readonly CandidatePassage[]): boolean =>
  passages.some(({ source, text }) =>
    /\b(?:menu|carta|cardapio)\b/.test(fold(`${source}\n${text}`)),
  );
