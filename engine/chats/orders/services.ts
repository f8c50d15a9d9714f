/* Services of an appointment, as the business's price list names them: their prices, and how long they take. */

import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { lineOf, money } from "./bill-lines.ts";
import { isListed, meantThings, priceOf, thingsOf, type OrderedThing } from "./ordered-things.ts";
import type { PricedThing } from "./price-list.ts";

/** Between two services: "corte y tinte", "corte con secado". */
const BETWEEN = /\s+(?:y|e|and|con|with|m[aá]s|\+)\s+/iu;

/** The services that are wanted; "corte y tinte" is two where the list has both, and not the whole. */
export function servicesIn(wanted: string, prices: readonly PricedThing[]): OrderedThing[] {
  return thingsOf(wanted).flatMap((thing) => {
    const parts = isWhole(thing, prices) ? [] : thing.words.split(BETWEEN).flatMap(thingsOf);
    const areListed = parts.length > 1 && parts.every((part) => isListed(part, prices));
    return areListed ? parts : [thing];
  });
}

/** Whether a thing says the whole name of one that is listed: "corte y barba" where that is one service. */
const isWhole = (thing: OrderedThing, prices: readonly PricedThing[]): boolean =>
  meantThings(thing, prices).some(({ stems }) => stems.every((stem) => thing.stems.includes(stem)));

/**
 * The prices of services as lines of a list, and their sum; a price that begins somewhere is quoted as its line
 * says it.
 *
 * @returns Markdown; empty where the list names none of them
 */
export function serviceLines(
  wanted: string,
  prices: readonly PricedThing[],
  language: ContentLanguage,
): string {
  const says = CHAT_SAYS[language].bill;
  const services = servicesIn(wanted, prices).map((thing) => ({
    thing,
    price: priceOf(thing, prices),
    named: meantThings(thing, prices),
  }));
  if (!services.some(({ price, named }) => price ?? named.length === 1)) return "";
  const lines = services.map(({ thing, price, named }) => {
    const [only, ...others] = named;
    const isQuoted = !price && only !== undefined && others.length === 0;
    return `- ${isQuoted ? escapeMarkdown(only.from.quote) : lineOf({ thing, price }, language)}`;
  });
  const sign = services[0]?.price?.sign ?? "";
  const isSummed =
    services.length > 1 &&
    services.every(({ price }) => price !== undefined && price.sign === sign);
  const sum = services.reduce(
    (all, { thing, price }) => all + (thing.count ?? 1) * (price?.amount ?? 0),
    0,
  );
  return [...lines, ...(isSummed ? [`\n${says.total(money(sum, sign))}`] : [])].join("\n");
}

/**
 * How long services take together by the price list, in minutes.
 *
 * @returns undefined where the list does not say it plainly of each
 */
export function minutesOfServices(
  wanted: string,
  prices: readonly PricedThing[],
): number | undefined {
  const each = servicesIn(wanted, prices).map((thing) => {
    const told = new Set(meantThings(thing, prices).map(({ minutes }) => minutes));
    const [minutes] = told;
    return told.size === 1 && minutes !== undefined ? minutes * (thing.count ?? 1) : undefined;
  });
  return each.reduce<number | undefined>(
    (all, minutes) => (all === undefined || minutes === undefined ? undefined : all + minutes),
    each.length > 0 ? 0 : undefined,
  );
}
