/* Lines of the price list for a question about several things at once, or about how long one takes. */

import { fold } from "#engine/reading/folded.ts";
import { thingAsked } from "./missing-kind.ts";
import { isListed, meantThings, thingsOf } from "./ordered-things.ts";
import type { PricedThing, Source } from "./price-list.ts";
import { servicesIn } from "./services.ts";

/** Lines that one answer quotes. */
const LINES_MAX = 8;

/**
 * The lines of each thing that a question names: "¿cuánto el corte y tinte?"
 *
 * @param least fewest things for which they are given
 * @returns undefined where the list does not have each of them, and for too many lines
 */
export function linesOfEach(
  question: string,
  prices: readonly PricedThing[],
  least: number,
): readonly Source[] | undefined {
  const things = servicesIn(withoutArticles(thingAsked(question)), prices);
  if (things.length < least || !things.every((thing) => isListed(thing, prices))) return undefined;
  return distinct(things.flatMap((thing) => meantThings(thing, prices)));
}

const DURATION_ASKED =
  /^(?:(?:hola|y|oye|disculpa|perdon)[, ]+)*(?:(?:como )?(?:cuanto|que tanto)(?: tiempo)? (?:me |se )?|how long does (?:the |a )?)(?:dura[n]?|tarda[ns]?|tardarian?|demora[ns]?|toma[n]?|lleva[n]?)?(?: en)?(?: (?:hacer|hacerse|poner|ponerse))? ?(?:el |la |los |las |un |una )?(.*?)(?: (?:take|last))?[?!. ]*$/;

/** The lines of a thing that tell how long it takes, where a question asks that: "¿cuánto dura el tinte?" */
export function linesOfDuration(
  question: string,
  prices: readonly PricedThing[],
): readonly Source[] | undefined {
  const folded = fold(question).replace(/^¿/, "");
  if (!/\b(?:dura[n]?|tarda\w*|demora\w*|cuanto tiempo|how long)\b/.test(folded)) return undefined;
  const [, name = ""] = DURATION_ASKED.exec(folded) ?? [];
  const [thing, ...others] = thingsOf(name);
  if (!thing || others.length > 0 || thing.stems.length === 0) return undefined;
  const timed = meantThings(thing, prices).filter(({ minutes }) => minutes !== undefined);
  return timed.length > 0 ? distinct(timed) : undefined;
}

const withoutArticles = (text: string): string => text.replace(/\b(?:el|la|los|las|the) /g, "");

function distinct(things: readonly PricedThing[]): readonly Source[] | undefined {
  const lines = new Map(things.map(({ from }) => [from.quote, from]));
  return lines.size <= LINES_MAX ? [...lines.values()] : undefined;
}
