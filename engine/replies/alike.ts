import { barePricesIn } from "#domain/spaces/prices/bare-prices.ts";
import { hasForm } from "./question-kind.ts";
import type { Ranked } from "./rank.ts";
import { MATCHES } from "./terms.ts";
import { stemsOf } from "./words.ts";

/** Maximum number of priced things in one reply. */
const ALIKE_MAX = 8;
/** A price with its sign or currency, or the end of a table's first column. */
const PRICE =
  /(?:us\$|r\$|s\/\.?|[$€₡₲])\s?\d|\b\d[\d.,]*\s?(?:pesos|mxn|euros|soles|reais|dollars)\b|·/iu;
const SAME_WEIGHT = 1e-6;

export interface Alike {
  /** In the order of the list. */
  given: readonly Ranked[];
  /** The lines of which the best one given is sure or not: without what says nothing against it. */
  rivals: readonly Ranked[];
}

/**
 * Priced things of a list that answer as well as the best line does: "¿cuánto cuestan las enchiladas?" asks
 * for both "Enchiladas suizas $90" and "Enchiladas de mole (3 pzas) $95", of which a longer name ranks lower.
 * Each has the same words of the question, in its name.
 *
 * @param ranked lines, the best first
 * @returns undefined where the best line is alone, and where there are too many
 */
export function alikeOf(ranked: readonly Ranked[]): Alike | undefined {
  const best = ranked.find((one) => !isTitle(one));
  if (!best || best.strong.length === 0) return undefined;
  const { passage } = best.unit;
  const here = ranked.filter(({ unit }) => unit.passage === passage);
  const matched = here.filter((one) => isMatchedAs(one, best));
  if (matched.length < 2 && best === ranked[0]) return undefined;
  const bare = barePricesIn([passage]);
  const nameIn = ({ unit }: Ranked) => nameOf(bare.get(unit.quote.trim()) ?? unit.quote);
  const alike = matched.filter((one) => {
    const name = nameIn(one);
    return name !== undefined && one.strong.every((stem) => name.includes(stem));
  });
  // "Café" asks for the kinds of coffee, and not for a "pastel de café" beside them.
  const heads = alike.filter((one) => one.strong.includes(nameIn(one)![0]!));
  const same = heads.length > 0 ? heads : alike;
  const isFirst = ({ unit }: Ranked, at: number) =>
    !same.slice(0, at).some((other) => other.unit.quote === unit.quote);
  const given = same.filter(isFirst);
  const [top] = given;
  if (!top || (given.length < 2 && top === ranked[0]) || given.length > ALIKE_MAX) return undefined;
  const aside = new Set(here.filter((one) => one !== top && isMentionOf(one, top)));
  const placeOf = ({ unit }: Ranked) => passage.text.indexOf(unit.quote);
  return {
    given: given.sort((a, b) => placeOf(a) - placeOf(b)),
    rivals: ranked.filter((one) => !aside.has(one)),
  };
}

/** Stems of the name before a price; undefined for a line without one. */
function nameOf(line: string): readonly string[] | undefined {
  if (line.includes("\n") || !hasForm("amount", line)) return undefined;
  const name = stemsOf(line.slice(0, Math.max(0, line.search(PRICE))));
  return name.length > 0 ? name : stemsOf(line);
}

/** The first line of a text, above an empty one: it names the text and says nothing. */
const isTitle = ({ unit: { quote, passage } }: Ranked): boolean =>
  !/\d|[.!?]$/.test(quote) &&
  passage.text.trimStart().startsWith(quote) &&
  /^\s*\n\s*\n/.test(passage.text.trimStart().slice(quote.length));

/** Whether two lines have the question's words in the same ways. */
const isMatchedAs = (one: Ranked, other: Ranked): boolean =>
  ([...MATCHES, "aboveStrong", "kindForm", "kindNoForm"] as const).every(
    (name) => Math.abs(one.features[name] - other.features[name]) < SAME_WEIGHT,
  );

/** Whether a line is a title or another thing of the list, with no more of the question's words. */
const isMentionOf = (one: Ranked, top: Ranked): boolean =>
  isTitle(one) || (isMatchedAs(one, top) && hasForm("amount", one.unit.quote));
