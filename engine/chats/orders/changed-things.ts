/** An order after a change of its things: others, more or fewer of them, or one in place of another. */
import { fold } from "#engine/reading/folded.ts";
import { NUMERAL } from "#engine/reading/numbers.ts";
import { stemsOf } from "#engine/replies/words.ts";
import { withoutWish } from "#engine/chats/intents.ts";
import { thingsOf, withCount, type OrderedThing } from "./ordered-things.ts";

/** One thing in place of another: "cámbiame el flan por un café", "en vez de flan, un café". */
const SWAPS = [
  /^(?:me )?(?:cambi\w+|sustituy\w+|change|swap|replace|troca\w*) (?:el |la |los |las |lo de |mi |the |my |o |a )?(?<old>.+?) (?:por|for|with) (?<other>.+)$/,
  /^(?:en vez de|en lugar de|instead of) (?:el |la |los |las |the |l )?(?<old>.+?)(?:, ?| (?:quiero|dame|ponme|mejor) )(?<other>.+)$/,
];

/** Whether a message wants one thing in place of another. */
export const swapsThings = (text: string): boolean => SWAPS.some((swap) => swap.test(fold(text)));

/**
 * An order with other amounts of its things: "mejor 3 refrescos". Things that it does not have yet are
 * added, or taken in place of the old ones.
 */
export function withThings(order: string, changed: string, isInstead: boolean): string {
  const old = thingsOf(order);
  const changes = thingsOf(changed);
  const isOf = (one: readonly string[], other: readonly string[]) =>
    one.length > 0 && one.every((stem) => other.includes(stem));
  const replaced = (stems: readonly string[]) => changes.find((one) => isOf(one.stems, stems));
  const isKnown = ({ stems }: OrderedThing) => old.some((one) => isOf(stems, one.stems));
  if (isInstead && (ONLY.test(fold(changed)) || !changes.some(isKnown)))
    return changed.replace(ONLY, "").trim();
  const kept = old.reduce((text, { words, stems }) => {
    const change = replaced(stems);
    return change ? text.replace(words, change.words) : text;
  }, order);
  const added = changes.filter((change) => !isKnown(change)).map(({ words }) => words);
  return [kept, ...added].join(", ");
}
/** Nothing else is wanted: "solo 2 tacos". */
const ONLY = /^(?:s[oó]lo|solamente|nada m[aá]s|[uú]nicamente|only|just|s[oó])\s+/iu;

/** An order with one of its things in place of another; undefined where the message swaps none of them. */
export function withSwap(order: string, text: string): string | undefined {
  for (const swap of SWAPS) {
    const { old = "", other = "" } = swap.exec(fold(text))?.groups ?? {};
    if (old === "") continue;
    const left = withoutThing(order, old);
    // As it was typed, with its accents: it is the end of the message.
    const wanted = withoutWish(text.slice(-other.length));
    if (left !== order) return [left, wanted].filter((part) => part !== "").join(", ");
  }
  return undefined;
}

/** An order without each of the things that words name: "el flan y la sopa". As it is where one is unclear. */
export function withoutThings(order: string, words: string): string {
  const named = words.split(/\s*(?:,|(?<=\s)(?:y|e|and)(?=\s))\s*(?:(?:el|la|los|las|the) )?/);
  let left = order;
  for (const one of named) {
    const next = withoutThing(left, one);
    if (next === left) return order;
    left = next;
  }
  return left;
}

/**
 * An order without the one thing that words name, or with less of it: "un taco" of "3 tacos" leaves two. As
 * it is where they name none, or several.
 */
function withoutThing(order: string, words: string): string {
  const things = thingsOf(order);
  const [taken] = thingsOf(words);
  const stems = taken?.stems ?? stemsOf(words);
  const [named, ...others] = things.filter((thing) =>
    stems.some((stem) => thing.stems.includes(stem)),
  );
  if (!named || others.length > 0) return order;
  const isCounted = COUNT_FIRST.test(words);
  const left = isCounted ? (named.count ?? 0) - (taken?.count ?? 0) : 0;
  return things
    .flatMap((thing) => {
      if (thing !== named) return [thing.words];
      return left > 0 ? [withCount(thing, left)] : [];
    })
    .join(", ");
}
const COUNT_FIRST = new RegExp(`^(?:\\d+|${NUMERAL}|an?) `);
