/* Promotions: the offer first, then why and when. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import { lineOf, printed, sentence, type BriefOptions } from "#engine/text/brief/lines.ts";
import { OCCASION } from "#engine/text/brief/occasion.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

const MONTH =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december";
const DAY =
  "lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?";
/** Beginning of the days, dates or hours in a clause. */
const WHEN = new RegExp(
  `\\s(?:(?:(?:solo |only )?(?:el|los|este|todos los|cada|del?|from|on|every|this)\\s)?(?:${DAY})\\b|(?:(?:el|del?)\\s)?\\d{1,2} de (?:${MONTH})\\b|(?:on |from )?(?:${MONTH}) \\d|(?:de |from )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)? (?:a|to|-) \\d{1,2}(?::\\d\\d)? ?(?:[ap]m|hrs?|h)\\b|hoy\\b|manana\\b|today\\b|tomorrow\\b|hasta (?:el|las?|fin|agotar)|until\\b|valid[oa]?\\b|vigente\\b)`,
);
/** Signs of an offer: a price, a share, so many for the price of so many. */
const OFFERS =
  /\$|\bS\/ ?\d|\d ?%|\b\d ?x ?\d\b|gratis|free|mitad de precio|half price|descuento|off\b/i;
const ONLY_ASKS =
  /^(?:(?:una?|la|el|the|a|an)\s)?(?:promo(?:ci[oó]n)?|ofertas?|offer|deal|special|promotion)(?:\s(?:especial|de la casa))?(?:\s(?:de|del|para|por|for|of)(?:\s(?:el|la|los|las|the|mi|my))?)?\s*/i;

/** A promotion: its offer as the headline, what it celebrates, when, the rest, and how to come. */
export function offerOf(brief: Brief, options: BriefOptions): string {
  const { locale, tone, business, phone, address, length } = options;
  const texts = printed(brief.clauses, locale);
  const head = brief.title?.replace(ONLY_ASKS, "") ?? "";
  const found = texts.findIndex((text) => OFFERS.test(text));
  // An amount alone is no headline: what it is for stands before it.
  const named = texts
    .slice(0, Math.max(found, 0))
    .findLastIndex((text) => WHEN.exec(fold(` ${text}`))?.index !== 0);
  const lead = found > 0 && texts[found]!.startsWith("$") && named >= 0 ? named : found;
  const [offer, when] = splitWhen(texts[Math.max(lead, 0)] ?? "");
  const rest = texts.filter((_, at) => at !== Math.max(lead, 0));
  const about = [head, ...rest].find((text) => OCCASION.test(text));
  const occasion = about && OCCASION.exec(about)?.[0];
  const isSaid = (text: string) => occasion !== undefined && isOnly(text, occasion);
  const others = [head, ...rest].filter((text) => text !== "" && !isSaid(text));
  const times = others.filter((text) => WHEN.exec(fold(` ${text}`))?.index === 0);
  const lines = others.filter((text) => !times.includes(text));
  const dates = [when, ...times.map(small)].filter(Boolean).map(withComma).join(", ");
  const isFormal = tone === "formal";
  return [
    `**${headline(lineOf(offer, locale), locale)}**`,
    occasion ? celebrate(occasion, locale, isFormal) : "",
    [
      ...(dates ? [`- **${locale === "es" ? "Cuándo" : "When"}:** ${small(dates)}`] : []),
      ...lines.map((text) => `- ${lineOf(capital(text), locale)}`),
    ].join("\n"),
    [
      ...(length === "long" ? [invite(locale, tone, address)] : []),
      ...(phone && length === "long" && !HAS_PHONE.test(lines.join())
        ? [`WhatsApp: ${phone}.`]
        : []),
    ].join(" "),
    business && !texts.join().includes(business) ? business : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** A number to write to or to call that is told. */
const HAS_PHONE = /\d(?:[ -]?\d){6,}/;

/** Splits an offer into what is offered, and when. */
function splitWhen(text: string): [string, string] {
  // "Lunes a jueves 3 tacos $65": the days stand before the offer.
  const first = new RegExp(
    `^(?:(?:de|del|los|este|el|every|on|this) )?(?:${DAY})(?:(?: a | y |, | to | and | through |-)(?:${DAY}))*[,:]? (?=\\S)`,
  ).exec(fold(text))?.[0].length;
  if (first && OFFERS.test(text.slice(first)))
    return [text.slice(first), text.slice(0, first).trim()];
  const at = WHEN.exec(fold(text))?.index ?? -1;
  // "Saturday 8 to 1 with burritos $7": what there is belongs to the offer.
  const goods = at > 2 ? /\s(?:with|con)\s.*\$/i.exec(text.slice(at)) : null;
  if (goods) {
    const end = at + goods.index;
    return [text.slice(0, at) + text.slice(end), text.slice(at, end).trim()];
  }
  return at > 2 ? [text.slice(0, at).replace(/,$/, ""), text.slice(at).trim()] : [text, ""];
}

const withComma = (text: string): string =>
  text.replace(new RegExp(`(\\bde (?:${MONTH})) (?=\\d{1,2}(?::\\d\\d)? )`, "gi"), "$1, ");

/** Whether words name the occasion and nothing else. */
const isOnly = (text: string, occasion: string): boolean =>
  !/\d/.test(text) &&
  text
    .replace(occasion, "")
    .split(/\s+/)
    .filter((word) => word.length > 3).length < 2;

const headline = (line: string, locale: Locale): string => {
  const text = capital(line.replaceAll("**", ""));
  return locale === "es" ? `¡${text}!` : `${text}!`;
};

function celebrate(occasion: string, locale: Locale, isFormal: boolean): string {
  if (locale === "en") return `Come and celebrate ${occasion} with us.`;
  const named = occasion.replace(/^el\s/i, "");
  const article = /^d[ií]a|^aniversario|^buen fin|^a[nñ]o/i.test(named) ? "el " : "";
  const shown = /^d[ií]a/i.test(named) ? capital(named) : named;
  return isFormal
    ? `Le invitamos a celebrar ${article}${shown} con nosotros.`
    : `Ven a celebrar ${article}${shown} con nosotros.`;
}

const INVITES: Readonly<Record<Locale, Readonly<Record<BriefOptions["tone"], string>>>> = {
  es: {
    warm: "¡Te esperamos",
    formal: "Será un gusto atenderle",
    playful: "¡Corre, que vuela! 🏃 Te esperamos",
  },
  en: {
    warm: "See you soon",
    formal: "It will be a pleasure to serve you",
    playful: "Run, it will not last! 🏃 See you",
  },
};
function invite(locale: Locale, tone: BriefOptions["tone"], address: string | undefined): string {
  const where = address ? `${locale === "es" ? " en" : " at"} ${address}` : "";
  const words = `${INVITES[locale][tone]}${where}`;
  return words.startsWith("¡T") ? `${words}!` : sentence(words);
}
