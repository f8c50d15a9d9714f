import type {
  RequestAnswer,
  RequestField,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import { fold } from "#engine/reading/folded.ts";
import { dayAnswered } from "#engine/chats/check-opening.ts";
import {
  asksToOrder,
  isOnlyPolite,
  saysSomething,
  withoutAssent,
  withoutWish,
} from "#engine/chats/intents.ts";
import {
  swapsThings,
  withoutThings,
  withSwap,
  withThings,
} from "#engine/chats/orders/changed-things.ts";
import { subjectOf } from "#engine/chats/orders/order-bill.ts";
import { wishedInstead } from "#engine/chats/orders/other-wish.ts";
import { readField } from "./read-field.ts";
import { readSlots } from "./read-slots.ts";
import type { Now } from "#engine/chats/read-when.ts";

const CORRECTS =
  /\b(?:perdon|disculpa|mejor|cambi(?:a|e)\w*|corrij\w+|corrig\w+|en realidad|digo|me equivoque|sorry|actually|change|instead|i meant|desculpa|mudar?|na verdade|make it|esta mal|is wrong)\b/;

/** Key in place of a field's while the customer is asked which answer to change. */
export const CHANGE = "change";

/** Whether a message says that it corrects something. */
export const isCorrecting = (text: string): boolean => CORRECTS.test(fold(text));

const CORRECTION_WORDS = new RegExp(
  `(?<![\\p{L}])(?:en realidad|me equivoqu[eé]|perd[oó]n|disculpa|mejor|c[aá]mbi[ae]\\p{L}*|cambiar|corrige|corregir|corrijo|digo|sorry|actually|change|instead|i meant|make it|est[aá] mal|is wrong|can (?:we|you)|mudar|mude|na verdade)(?![\\p{L}])`,
  "giu",
);
/** A message without the words that say that it corrects something. */
export const withoutCorrecting = (text: string): string => text.replace(CORRECTION_WORDS, " ");
const ALSO = /(?<![\p{L}])(?:tambi[eé]n|also|too|tamb[eé]m)(?![\p{L}])/giu;
const ADDS =
  /^(?:y |tambien |also |please |me )*(?:agreg\w+|anad\w+|anade\w*|sum\w+le|ponle|ponme|incluy\w+|add|adiciona\w*|acrescent\w+)(?: tambien)?\s+(?:a mi pedido\s+)?/;
const TAKES =
  /^(?:me )?(?:quit\w+|elimin\w+|borr\w+|cancel\w+|ya no quiero|remove|take off|take out|no more|tir[ae]\w*)\s+(?:el |la |los |las |lo de |the )?/;
/** Before each further change of one message: "quita el flan y agrega 2 cafés". */
const NEXT_CHANGE =
  /\s*(?:[,;]|(?<=\s)(?:y|e|pero|and|but)(?=\s))\s*(?=(?:me )?(?:agr[eé]g|a[nñ]ad|quit|ponle|ponme|elimin|b[oó]rr|c[aá]mbi|mejor |add |remove |change ))/giu;

/** Remark about the ordered things themselves: "que no lleve chile", "soy alérgica a la nuez". */
const NOTE =
  /^(?:y |pero )?(?:que (?:no )?(?:lleven?|tengan?|traigan?|vengan?)|sin (?!num)|soy alergic|without|i'?m allergic|i am allergic|no onion)/;

/** Whether a message adds to an order, takes something out, or says how its things are to be. */
export const changesThings = (text: string): boolean => {
  const folded = fold(withoutAssent(text.trim()));
  return ADDS.test(folded) || TAKES.test(folded) || NOTE.test(folded);
};

/** Answers with later ones in place of earlier ones of the same field. */
export const mergeAnswers = (
  before: readonly RequestAnswer[],
  after: readonly RequestAnswer[],
): RequestAnswer[] => [
  ...before.filter(({ key }) => !after.some((answer) => answer.key === key)),
  ...after,
];

type Corrected = { given: RequestAnswer[]; ask?: never } | { ask: RequestField; given?: never };
type Correcting = Now & { form: RequestForm; isAsked: boolean };

/**
 * Reads what a customer wants changed in a form, also several changes of one message. An assent before them
 * is no change: "sale, y agrégale…".
 *
 * @param isAsked whether it was asked what is to be changed
 * @returns the new answers, the field that is named without its new answer, or undefined: it is not said
 */
export function correct(
  typed: string,
  answers: readonly RequestAnswer[],
  context: Correcting,
): Corrected | undefined {
  const wished = otherWish(typed, answers, context);
  if (wished) return wished;
  const text = changesThings(typed) ? withoutAssent(typed.trim()) : typed;
  const isOfThings = changesThings(text) || swapsThings(text);
  const [first = "", ...others] = isOfThings ? text.split(NEXT_CHANGE) : [text];
  let changed = correctOne(first, answers, context);
  for (const other of others) {
    if (!changed?.given) return changed;
    const { given } = changed;
    const next = correctOne(other, mergeAnswers(answers, given), context);
    changed = next?.given ? { given: mergeAnswers(given, next.given) } : next;
  }
  return changed;
}

/** Other things in place of those ordered: "no, quiero un mole para mañana". */
function otherWish(
  typed: string,
  answers: readonly RequestAnswer[],
  { form, isAsked: _, ...now }: Correcting,
): Corrected | undefined {
  const subject = subjectOf(form);
  const wish = wishedInstead(typed);
  if (!subject || wish === undefined) return undefined;
  const day = dayAnswered(answers);
  const { answers: slots, rest } = readSlots(form.fields, wish, { now, day });
  const isOfField = form.fields.some((field) => field !== subject && namesField(fold(rest), field));
  if (!saysSomething(rest) || isOfField) return undefined;
  const wanted = answers.find(({ key }) => key === subject.key)?.value ?? "";
  const read = readField(subject, withThings(wanted, rest, true), now, day);
  return "answer" in read ? { given: [...slots, read.answer] } : undefined;
}

function correctOne(
  text: string,
  answers: readonly RequestAnswer[],
  { form, isAsked, ...now }: Correcting,
): Corrected | undefined {
  const subject = subjectOf(form);
  const folded = fold(text).trim();
  const give = (field: RequestField, value: string) => {
    const read = readField(field, value, now, dayAnswered(answers));
    return "answer" in read ? { given: [read.answer] } : { ask: field };
  };
  const wanted = answers.find(({ key }) => key === subject?.key)?.value ?? "";
  if (subject && NOTE.test(folded)) return give(subject, `${wanted} (${text.trim()})`);
  const swapped = subject && withSwap(wanted, text.trim());
  if (swapped) return give(subject, swapped);
  const adds = isCorrecting(text) ? null : ADDS.exec(folded);
  if (adds && subject)
    return give(subject, `${wanted}, ${withoutWish(text.trim().slice(adds[0].length))}`);
  const takes = TAKES.exec(folded);
  if (takes && subject) {
    const left = withoutThings(wanted, folded.slice(takes[0].length));
    return left === "" || left === wanted ? { ask: subject } : give(subject, left);
  }
  const slots = readSlots(form.fields, withoutCorrecting(text), {
    now,
    day: dayAnswered(answers),
  });
  const named = form.fields.find((field) => namesField(folded, field));
  if (slots.answers.length > 0) return { given: slots.answers };
  const words = withoutWish(withoutCorrecting(text).replace(ALSO, " "));
  const rest = words.slice(ADDS.exec(fold(words))?.[0].length ?? 0);
  if (named) {
    const said = withoutWish(withoutNameOf(rest, named));
    return said === "" || !saysSomething(said) ? { ask: named } : give(named, said);
  }
  if (!isAsked && !isCorrecting(text) && !asksToOrder(text)) return undefined;
  const isAdded = /^(?:y|e|and) |\b(?:tambien|also|too|tambem)\b/.test(folded);
  const isInstead = !isAdded && (isAsked || isCorrecting(text));
  const field = onlyFieldFor(rest, form);
  if (!field) return undefined;
  return give(field, field.key === subject?.key ? withThings(wanted, rest, isInstead) : rest);
}

/** The one field that words without a form of their own can answer; undefined where it may be several. */
function onlyFieldFor(text: string, { fields }: RequestForm): RequestField | undefined {
  if (isOnlyPolite(text) || !saysSomething(text)) return undefined;
  const isLikeName = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3}$/u.test(text);
  const fitting = fields.filter(({ kind }) => kind === "text" || (kind === "name" && isLikeName));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Words that name a field: "la hora" of "¿A qué hora?". */
const namesField = (folded: string, field: RequestField): boolean =>
  wordsNaming(field).some((word) => new RegExp(`\\b${word}\\b`).test(folded));

/** A text without the words that name a field: "el nombre por Luis" is "Luis". */
const withoutNameOf = (text: string, field: RequestField): string =>
  wordsNaming(field).reduce((left, word) => {
    const named = new RegExp(
      `(?:\\b(?:el|la|los|las|mi|the|my|o|a|meu) )?\\b${word}\\b(?: (?:es|seria|is|a|al|por|to|que sea|para)\\b)?`,
    ).exec(fold(left));
    return named ? left.slice(0, named.index) + left.slice(named.index + named[0].length) : left;
  }, text);

/** Names of fields whatever their labels; the rest are named by their labels. */
const KIND_WORDS: Readonly<Record<RequestField["kind"], readonly string[]>> = {
  text: [],
  choice: [],
  name: ["nombre", "name", "nome"],
  phone: ["telefono", "tel", "celular", "cel", "numero", "phone", "number", "telefone"],
  email: ["correo", "email", "mail"],
  day: ["dia", "fecha", "day", "date"],
  time: ["hora", "horario", "time"],
  number: ["personas", "people", "pessoas"],
  address: ["direccion", "domicilio", "address", "endereco"],
};
const wordsNaming = ({ kind, label }: RequestField): string[] => [
  ...KIND_WORDS[kind],
  ...(fold(label).match(/[a-z]{3,}/g) ?? []).filter((word) => !EVERYWHERE.has(word)),
];
/** Words of labels that name no field. */
const EVERYWHERE = new Set(
  "para por con los las que cual cuantas cuantos quien como gustaria would you like which what name need your quieres favor the for can sera avisamos confirmamos llamamos queda bien pedir necesitas llamas trata llama will reach suits much".split(
    " ",
  ),
);
