import { fold } from "#engine/reading/folded.ts";
import { NUMERAL, NUMERALS } from "#engine/reading/numbers.ts";
import { isNear, stemsOf } from "#engine/replies/words.ts";
import { SERVED_IN, SEVERAL, type PricedThing } from "./price-list.ts";

/** One thing of an order: "3 tlayudas sencillas". */
export interface OrderedThing {
  /** As the customer wrote it. */
  words: string;
  /** Undefined where no number is said of several. */
  count: number | undefined;
  stems: readonly string[];
}

export const PIECES_OF_DOZEN = 12;
const COUNT = `(?:\\d{1,3}|${NUMERAL}|an?|otr[ao]s?|media docena|docena)`;
/** Commas, and an "and" or a space before an amount: "2 cafés y 1 pan", "2 cafés 1 pan". */
const BETWEEN = new RegExp(
  `\\s*[,;\\n+]\\s*(?:y\\s+|and\\s+)?|\\s+(?:y|e|and|más|mas|también|tambien|also)\\s+(?=${COUNT}\\s)|(?<!\\s(?:de|del|para|con|combo|for|of|no|talla))\\s+(?=\\d{1,3}\\s+\\p{L}{3})`,
  "iu",
);
const COUNTED = new RegExp(
  `^(?:(\\d{1,3})|(media docena)|(${NUMERAL}|an?))\\s*x?\\s+(?:(par|docenas?|dozen)\\s+)?(?:(?:de|of)\\s+)?(?=[a-z])`,
);
const WITHOUT = /\s+(?:sin|without|sem)\s.*$/iu;

/** The things of an order, in its order. */
export const thingsOf = (order: string): OrderedThing[] =>
  order
    .split(BETWEEN)
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words))
    .map(thingOf);

function thingOf(words: string): OrderedThing {
  const folded = fold(words);
  const [counted, digits, half, numeral, pack] = COUNTED.exec(folded) ?? [];
  const name = words.slice(counted?.length ?? 0).replace(WITHOUT, "");
  const stems = stemsOf(name).filter((stem) => !SERVED_IN.has(stem));
  const said = digits ? Number(digits) : half ? 6 : numeral ? (NUMERALS[numeral] ?? 1) : undefined;
  const times = pack === undefined ? 1 : pack === "par" ? 2 : PIECES_OF_DOZEN;
  // "Refresco" is one; "refrescos" and "unas memelas" are not said how many.
  const isOne = !/s$/.test(folded.split(" ")[0] ?? "");
  return { words, count: said === undefined ? (isOne ? 1 : undefined) : said * times, stems };
}

/** The same thing with another count: "3 tacos de suadero" as two is "2 tacos de suadero". */
export function withCount({ words }: OrderedThing, count: number): string {
  const counted = COUNTED.exec(fold(words))?.[0] ?? "";
  return `${count} ${words.slice(counted.length)}`;
}

/** A thing without its count: "tacos de suadero". */
export const nameOf = ({ words }: Pick<OrderedThing, "words">): string =>
  words.slice(COUNTED.exec(fold(words))?.[0].length ?? 0);

const isIn = (stem: string, stems: readonly string[], known: ReadonlySet<string>): boolean =>
  stems.includes(stem) || (!known.has(stem) && stems.some((other) => isNear(stem, other)));

/** Stems of a price list: what is spelled as one of them is no typing error of another. */
const stemsIn = (prices: readonly PricedThing[]): ReadonlySet<string> =>
  new Set(prices.flatMap(({ stems, unit, above }) => [...stems, ...unit, ...above]));

/**
 * A drink of water and what is served in something have the name of what it is of too: "una jamaica" is "Agua
 * fresca de jamaica" or "Jarra de jamaica".
 */
const SERVED = new Set([...stemsOf("agua fresca jarra"), ...SERVED_IN]);
function headsOf(stems: readonly string[]): readonly string[] {
  const flavour = SERVED.has(stems[0]!) ? stems.find((stem) => !SERVED.has(stem)) : undefined;
  return flavour === undefined ? [stems[0]!] : [stems[0]!, flavour];
}

/** The priced things that a thing of an order may be: they have all of its words. */
export function namedBy(thing: OrderedThing, prices: readonly PricedThing[]): PricedThing[] {
  const known = stemsIn(prices);
  return prices.filter(({ stems, unit, above, described }) => {
    // "Poc chuc de cerdo": what is told of a thing may follow its whole name.
    const isNamed = stems.every((stem) => thing.stems.some((said) => isIn(said, [stem], known)));
    const all = [...stems, ...unit, ...above, ...(isNamed ? described : [])];
    // The first word names a thing: "arroz" is no "combo con arroz".
    const hasHead = thing.stems.some((stem) => isIn(stem, headsOf(stems), known));
    return hasHead && thing.stems.every((stem) => isIn(stem, all, known));
  });
}

/** Portions of a dish: "2 órdenes de enchiladas" is two of what "Enchiladas $90" is the price of. */
const PORTIONS =
  /^(?:orden(?:es)?|porcion(?:es)?|racion(?:es)?|platillos?|orders?|portions?|servings?|porco?es|porcao)\s+(?:de|of)\s+/;

/** A thing of an order by the name of its dish; undefined where no portions of it are said. */
function dishOf(thing: OrderedThing): OrderedThing | undefined {
  const name = fold(nameOf(thing));
  const dish = name.replace(PORTIONS, "");
  return dish === name ? undefined : { ...thing, stems: stemsOf(dish.replace(WITHOUT, "")) };
}

/**
 * Price of a thing by the documents: that of a priced thing of the same words, or of the only one
 * whose name has all of the thing's. Portions of what has a price for each piece have none.
 *
 * @returns undefined where there is none, more than one price, or fewer are wanted than are sold at it
 */
export function priceOf(
  thing: OrderedThing,
  prices: readonly PricedThing[],
): PricedThing | undefined {
  const dish = isNamed(thing, prices) ? undefined : dishOf(thing);
  if (!dish) return priceAs(thing, prices);
  const price = priceAs(dish, prices.map(asPortion));
  return price?.isEach ? undefined : price;
}

const isNamed = (thing: OrderedThing, prices: readonly PricedThing[]): boolean =>
  namedBy(thing, prices).length > 0;

/** Whether the priced things have one that a thing of an order, or its dish, may be. */
export const isListed = (thing: OrderedThing, prices: readonly PricedThing[]): boolean =>
  [thing, dishOf(thing)].some((one) => one !== undefined && isNamed(one, prices));

/** A priced thing as a portion: several pieces for one price are one. */
const asPortion = (price: PricedThing): PricedThing =>
  price.unit.includes(SEVERAL) ? { ...price, unit: [] } : price;

/** The priced things that are meant by the words of a thing: those whose whole name it says, else all it may be. */
export function meantThings(thing: OrderedThing, prices: readonly PricedThing[]): PricedThing[] {
  const known = stemsIn(prices);
  const isSaid = (stem: string) => thing.stems.some((said) => isIn(said, [stem], known));
  const candidates = namedBy(thing, prices);
  const whole = candidates.filter(({ stems }) => stems.every(isSaid));
  // "Medio litro" has all words of "litro" as well: the longest name is meant.
  const words = Math.max(...whole.map(({ stems }) => stems.length));
  const longest = whole.filter(({ stems }) => stems.length === words);
  return longest.length > 0 ? longest : candidates;
}

function priceAs(thing: OrderedThing, prices: readonly PricedThing[]): PricedThing | undefined {
  const known = stemsIn(prices);
  const isSaid = (stem: string) => thing.stems.some((said) => isIn(said, [stem], known));
  const [first, ...others] = meantThings(thing, prices);
  if (!first || thing.count === undefined || Number.isNaN(first.amount)) return undefined;
  const isOnlyOne = others.every(
    ({ amount, sign }) => amount === first.amount && sign === first.sign,
  );
  const isSold =
    thing.count >= first.least && (!first.isDozen || thing.count % PIECES_OF_DOZEN === 0);
  const isOfUnit = first.unit.length === 0 || first.unit.some(isSaid);
  return isOnlyOne && isSold && isOfUnit ? first : undefined;
}

/** The priced things of different prices that a thing of an order may be; none where its price is plain. */
export function choicesOf(thing: OrderedThing, prices: readonly PricedThing[]): PricedThing[] {
  const known = stemsIn(prices);
  const isSaid = (stem: string) => thing.stems.some((said) => isIn(said, [stem], known));
  const named = namedBy(thing, prices);
  if (named.some(({ stems }) => stems.every(isSaid))) return [];
  const names = new Set(named.map(({ name }) => fold(name)));
  const amounts = new Set(named.map(({ amount, sign }) => `${sign}${amount}`));
  const isPlain = named.every(({ amount }) => !Number.isNaN(amount)) && names.size === named.length;
  return isPlain && amounts.size > 1 ? named : [];
}
