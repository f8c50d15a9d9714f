import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { LETTERS, NOTICES } from "#engine/reading/request-words.ts";
import { readClauses, splitClauses, type Clause } from "#engine/text/brief/clauses.ts";
import { isForWriter } from "#engine/text/brief/for-writer.ts";
import { BRIEF_KINDS, type BriefKind } from "#engine/text/brief/kinds.ts";

/** Text that is told without the name of its kind. */
export interface Told {
  kind: BriefKind;
  clauses: readonly Clause[];
  title: string | undefined;
}

/** From this number of clauses, what is told without a colon is a text of its own. */
const TOLD_MIN = 3;
/** Words before a colon at most that are a title. */
const TITLE_MAX_WORDS = 8;
/** The kind of a text that names none: what is told, as a list. */
const TOLD: BriefKind = {
  key: "told",
  name: { es: "Aviso", en: "Notice" },
  layout: "list",
  asks: { es: /(?!)/, en: /(?!)/ },
};
/** Requests of no kind, which tell nothing to be printed. */
const ONLY_ASKS =
  /^(?:haz|hazme|hace|dame|quiero|necesito|ocupo|escribe|algo|make|give|write|do|i (?:want|need)|something|help|ayuda\w*|can you|puedes|podrias)\b/;

const IS_REQUEST = new RegExp(
  `^(?:an? |una? )?(?:[a-z]+ )?(?:${[LETTERS, NOTICES].flatMap(({ es, en }) => [es, en]).join("|")})(?: (?:for|de|para|about|sobre)\\b.*)?$`,
);

/** Facts that can be printed: a price, a day, a time, a telephone number, a street. */
const FACTS: readonly RegExp[] = [
  /\$ ?\d|\d ?(?:pesos|soles|dolares|dollars|usd|mxn)\b|\bgratis\b|\b(?<!(?:gluten|sugar|fat|dairy|smoke)[ -])free\b|\d ?%/,
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2} de [a-z]+|manana|tomorrow)\b/,
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|hrs?)\b|\ba las \d|\bde \d{1,2} a \d{1,2}\b/,
  /\d{3}[ -]?\d{3,4}[ -]?\d{2,4}/,
  /\b(?:calle|av\.?|avenida|street|st|avenue|ave|road)\b.{0,30}\d|\b\d+ [a-z]+ (?:street|st|avenue|ave|road)\b/,
];

/** A text that names no kind but tells several things: "yoga etiquette: arrive early, no shoes". */
export function readTold(prompt: string, locale: Locale): Told | undefined {
  const colon = prompt.search(/:(?=\s)/);
  const head = colon < 0 ? "" : prompt.slice(0, colon).trim();
  const isTitled =
    head !== "" && head.split(/\s+/).length <= TITLE_MAX_WORDS && !/[,.;]/.test(head);
  if (ONLY_ASKS.test(fold(prompt))) return undefined;
  const told = isTitled ? prompt.slice(colon + 1) : prompt;
  const priced = isTitled ? undefined : readPrices(prompt, locale);
  if (priced) return priced;
  const clauses = readClauses(told, { locale });
  // "We are out of bread until Friday, let people know" asks for a text of what it tells.
  const isAsked = splitClauses(prompt)
    .slice(1)
    .some((clause) => isForWriter(fold(clause)));
  const facts = FACTS.filter((fact) => fact.test(fold(prompt))).length;
  const isTold = isAsked || facts >= 2;
  if (clauses.length < (isTitled ? 2 : isTold ? 1 : TOLD_MIN)) return undefined;
  const isOffer = facts >= 2 && !isTitled && !isAsked && FACTS[0]!.test(fold(prompt));
  return {
    kind: isOffer ? BRIEF_KINDS.find(({ key }) => key === "promo")! : TOLD,
    clauses,
    // "Ad for my agency" is the request, and no title.
    title: isTitled && !IS_REQUEST.test(fold(head)) ? head : undefined,
  };
}

/** Name of a list of things with their prices, at its beginning. */
const LIST_NAME =
  /^(?:(?:nuestr[oa]s |los |las |our )?(?:desayunos?|comidas?|cenas?|bebidas?|postres?|antojitos|platillos|servicios|precios|breakfasts?|lunch|dinner|drinks|desserts|services|prices))\s+(?!(?:de|of|y|and)\b)/i;

/** Things with their prices and no word of what they are to be: a list of them. */
function readPrices(prompt: string, locale: Locale): Told | undefined {
  const title = LIST_NAME.exec(prompt)?.[0].trim();
  const rest = prompt.slice(title?.length ?? 0).trim();
  const clauses = readClauses(rest, { locale, isPriceList: true });
  const priced = clauses.filter(({ text }) =>
    /^\p{L}[^$]{1,40} (?:(?:desde|from) )?\$\d[\d.,]*$/u.test(text),
  );
  if (priced.length < 2 || priced.length * 2 < clauses.length) return undefined;
  const kind = BRIEF_KINDS.find(({ key }) => key === "price-list")!;
  return { kind, clauses, title };
}
