/* Diets in a question and in a line: what is vegetarian is without meat, what is vegan without milk, too. */

import { fold } from "#engine/reading/folded.ts";
import { keyOf, relationOf } from "#engine/replies/thesaurus.ts";
import { isNear, stemOf, stemsOf, wordsOf } from "#engine/replies/words.ts";

const MEATS =
  "carne pollo res cerdo puerco pescado atun marisco mariscos camaron camarones jamon tocino chorizo salchicha pavo bistec arrachera cecina longaniza meat chicken beef pork fish seafood shrimp ham bacon turkey tuna frango peixe";
const OF_ANIMALS = `${MEATS} leche lacteo lacteos lactosa queso crema mantequilla huevo huevos miel milk dairy lactose cheese egg eggs butter cream honey leite queijo ovo ovos`;

/** A diet: what a dish of it is without, how a line names it, and the word that asks for it. */
interface Diet {
  without: ReadonlySet<string>;
  named: RegExp;
  word: string;
}
/** Mildest first: what is vegan is vegetarian, too. */
const DIETS: readonly Diet[] = [
  {
    without: new Set(stemsOf(MEATS)),
    named: /\b(?:vegetarian[oa]?s?|veggies?|vegan[oa]?s?|plant-based)\b/g,
    word: "vegetariano",
  },
  {
    without: new Set(stemsOf(OF_ANIMALS)),
    named: /\b(?:vegan[oa]?s?|plant-based)\b/g,
    word: "vegano",
  },
  {
    without: new Set(stemsOf("gluten trigo wheat")),
    named: /\b(?:celia[cq]u?\w*|coeliacs?)\b/g,
    word: "celiaco",
  },
];
/** Negation before the name of a diet, in the same part of a sentence: "no es vegetariano". */
const NOT = /\b(?:no|ni|nao|not|isn't|aren't|nunca|sin)\b[^.,;:()|\n]*$/;
/** Words of a question that name no dish. */
const GENERAL = new Set(
  stemsOf(
    "opcion opciones platillo platillos plato platos comida comidas menu cosa cosas antojo antojito dish dishes option options food something anything meal meals busco prefiero como soy venden comer desayunar cenar eat",
  ),
);
const WITHOUT =
  /\b(?:sin|sem|without|with no|libres? de|free (?:of|from)|free|ni|nor|que no (?:l+ev\w+|teng\w+|contien\w+|contengan?|traig\w+|sean?|incluy\w+)(?: nada de)?)\b/g;

/** Whether a stem names a diet. */
export const isDiet = (stem: string): boolean =>
  /^(?:vegetarian|veggi|vegan|celia[cq]|coeliac)/.test(stem);

/** Whether a text says, by the name of a diet, that a thing is not in it. */
export function isOfDietWithout(thing: string, text: string): boolean {
  const folded = fold(text);
  return DIETS.some(
    ({ without, named }) =>
      without.has(thing) &&
      [...folded.matchAll(named)].some(({ index }) => !NOT.test(folded.slice(0, index))),
  );
}

/**
 * A question for something without things, as it asks for a diet: "chilaquiles sin carne" asks for
 * "chilaquiles vegetariano".
 *
 * @returns undefined where no diet is without all of the things
 */
export function asDiet(question: string, things: readonly string[]): string | undefined {
  const diet = DIETS.find(({ without }) => things.every((thing) => without.has(thing)));
  if (!diet || things.length === 0) return undefined;
  const rest = wordsOf(fold(question).replace(WITHOUT, " ")).filter(
    (word) => !things.includes(stemOf(word)) && !GENERAL.has(stemOf(word)),
  );
  return [...rest, diet.word].join(" ");
}

/** Whether a line has every word of a question for a diet, beside the diet's own. */
export function hasDish(asked: string, stems: readonly string[]): boolean {
  const dish = stemsOf(asked.split(" ").slice(0, -1).join(" "));
  return dish.every((word) =>
    stems.some(
      (stem) =>
        stem === word || isNear(word, stem) || relationOf(keyOf(word), keyOf(stem)) === "synonym",
    ),
  );
}
