import type { Locale } from "#domain/preferences/preferences.ts";
import type { Length, TextTone } from "#engine/text/genre.ts";
import { capital, small } from "./capital.ts";
import type { Clause } from "./clauses.ts";
import { readPriced } from "./money.ts";

export interface BriefOptions {
  locale: Locale;
  tone: TextTone;
  length: Length;
  /** The business of the person, where the prompt names none. */
  business: string | undefined;
  phone: string | undefined;
  address: string | undefined;
  town: string | undefined;
}

/** Words that name what follows them: "garantia 5 años" is "Garantía: 5 años". */
const LABELS: Readonly<Record<Locale, RegExp>> = {
  es: /^(no incluye|incluye|guisados? a (?:escoger|elegir)|guisados?|entradas?|bebidas?|postres?|sabores|garant[ií]a|anticipo|pago|sueldo|premio|turno|requisitos?|horario|lugar|direcci[oó]n|boletos?|costo|precio|entregas?|color|medidas?|material|tel[eé]fono|tel\.?|contacto|recargo|vigencia|duraci[oó]n|cupo|fecha)(?: (?:de(?! \d{1,2}(?::\d\d)?(?: ?[ap]m)? a )|es|son|a|el|la|:))?:? (?=\S)/iu,
  en: /^(not included|includes?|warranty|deposit|pay|salary|prize|shift|requirements?|hours|place|address|tickets?|cost|price|delivery|colou?r|size|material|phone|contact|check[- ]?in|check[- ]?out|wi-?fi|date)(?: (?:is|are|at|:))?:? (?=\S)/iu,
};

/** Whether a clause is only a label: "horario". */
export const isLabel = (clause: string, locale: Locale): boolean =>
  LABELS[locale].exec(`${clause.trim()} x`)?.[0].trim() === clause.trim();

/** A clause as a line of a list: a thing with its price, something named, or as it is. */
export function lineOf(text: string, locale: Locale): string {
  const label = LABELS[locale].exec(text);
  if (label) {
    const name = capital(label[1]!);
    return `**${name}:** ${text.slice(label[0].length)}`;
  }
  if (/^(?:desde )?\$[\d.,]+$/i.test(text))
    return `**${locale === "es" ? "Precio" : "Price"}:** ${text}`;
  const priced = readPriced(text);
  // "Aparta con $500" is no thing with its price.
  if (priced && /\s(?:and|y|con|de|por|a|en|desde|vez de|with|for|at)$/i.test(priced.name))
    return text;
  // "Pase libre pasa de $320 a $375" has two prices.
  if (priced && /^(?:a|to) \S?\d/i.test(priced.note)) return text;
  if (!priced || priced.name === text || priced.name.split(" ").length > 8) return text;
  return `**${priced.name}:** ${priced.shown}${priced.note ? ` (${priced.note})` : ""}`;
}

/** A wish as a request: "Llegue antes" is "Por favor, llegue antes". */
export const polite = (text: string, locale: Locale): string =>
  locale === "es" ? `Por favor, ${small(text)}` : text;

/** Adds a full stop, unless the text ends with a sign. */
export const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** Clauses as they are printed, requests politely. */
export const printed = (clauses: readonly Clause[], locale: Locale): string[] =>
  clauses.map(({ text, isWish }) => (isWish ? polite(text, locale) : text));
