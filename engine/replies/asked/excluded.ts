/* Exclusions in a question: "algo sin carne", "que no lleve queso", "gluten-free". */

import { fold } from "#engine/reading/folded.ts";
import { isDiet, isOfDietWithout } from "./diets.ts";
import { keyOf, relationOf } from "#engine/replies/thesaurus.ts";
import type { Unit } from "#engine/replies/units.ts";
import {
  isAskingVerb,
  isNear,
  isSameRoot,
  rootOf,
  stemOf,
  stemsOf,
} from "#engine/replies/words.ts";

const HAS_ES =
  "(?:l+ev[ae]n?|ten(?:ga|gan)|tiene[n]?|tenemos|conti?en(?:e|en|ga|gan)|tra(?:e|en|iga|igan)|incluy[ae]n?|us[ae]n?|usamos|utiliz\\w+|sea|sean|es|son|hay|haya|ponen|ponemos|pongan|leva|levam|leve|tem|tenha|contem|contenha)";
const NOT_EN =
  "(?:(?:does|do|is|are|has|have)(?:n'?t| not)(?: (?:have|contain|include|use))?(?: any)?|(?:has|have|with|contains?|there is|there are) no)";
/** Words of a line after which stands what a thing is without. */
const WITHOUT = `(?:sin|sem|without|0 ?%(?: de)?|libres? de|livres? de|free (?:of|from)|(?:no|nao|nunca) (?:se )?(?:l[ae]s? )?${HAS_ES}|${NOT_EN})`;
/**
 * Those of a question: "¿no tienen mesas?" asks for tables, "algo que no tenga carne" for something without.
 * "Con o sin queso" leaves it open.
 */
const ASKED_WITHOUT = new RegExp(
  `(?<!\\b(?:con|com|with) (?:o|y|ou|e|or|and) )\\b(?:sin|sem|without|with no|libres? de|livres? de|free (?:of|from)|(?<!por )que (?:no|nao) (?:se )?${HAS_ES}|(?:that|which|who) ${NOT_EN}|no(?= [a-z]+ in (?:it|them|that)))\\s+`,
  "g",
);
/** "Gluten-free"; with a space only of food: "is parking free" asks for a price. */
const FREE =
  /\b([a-z]{3,})-free\b|\b(gluten|dairy|lactose|sugar|nut|egg|meat|alcohol|fat|soy) free\b/g;
/** Words of a line for what a thing is without, up to where it goes on with something else. */
const DENIED = new RegExp(
  `\\b(?:${WITHOUT})\\s+(?:(?!\\b(?:con|com|with|pero|mas|but|solo|only|y|and)\\b)[^,.;:()|\\n$])*(?:(?:,\\s*)?\\b(?:ni|nor|sin|sem|without)\\b(?:(?!\\b(?:con|com|with|pero|but|y|and)\\b)[^,.;:()|\\n$])*)*`,
  "g",
);
/** "No meat", "no carne". */
const NO_THING = /\bno (?:added )?([a-z]+)/g;
/** Asks for a thing, and not whether something is allowed: "algo", "tienen", "what is there". */
const ASKS_FOR_RULE =
  /\b(?:puedo|podemos|se puede|se vale|debo|tengo que|atienden|reciben|aceptan|dejan|permiten|can i|can we|could i|may i|must i|do i|posso)\b/;
/** Question for a thing, despite words of ASKS_FOR_RULE: "¿qué puedo comer sin gluten?" */
const ASKS_FOR_THING =
  /\b(?:algo|algun[ao]?s?|cual(?:es)?|opcion(?:es)?|que (?:puedo|podemos|se puede)|something|anything|which|what (?:can|could|do))\b/;
/** Terms of a service are no part of a thing: a line that has them says what holds. */
const TERMS = new Set(
  stemsOf(
    "costo cargo recargo cobro comision interes intereses pena multa cita reserva reservacion reservar anticipo deposito enganche registro registrarse receta membresia contrato compromiso minimo aval permiso boleto avisar duda embargo cost charge fee appointment reservation booking deposit contract membership obligation prescription ticket notice custo taxa",
  ),
);
const DETERMINERS =
  /^(?:(?:nada|ningun[ao]?|tant[ao]|much[ao]|el|la|los|las|un|una|de|any|the|a)\s+)+/;

/** Stems of what a question wants a thing to be without; empty for most questions. */
export function excludedBy(question: string): string[] {
  const folded = fold(question);
  if (ASKS_FOR_RULE.test(folded) && !ASKS_FOR_THING.test(folded)) return [];
  const named = [...folded.matchAll(ASKED_WITHOUT)].flatMap((match) =>
    thingsAfter(folded.slice(match.index + match[0].length)),
  );
  const free = [...folded.matchAll(FREE)].map((match) => stemOf(match[1] ?? match[2]!));
  return [...new Set([...named, ...free])].filter((stem) => !TERMS.has(stem));
}

/** The things of "carne de cerdo ni queso tienen": their last nouns, "cerdo" and "queso". */
function thingsAfter(words: string): string[] {
  const [phrase = ""] = words.split(/[.?!;:()\n]/);
  const parts = phrase.split(/,?\s+(?:ni|o|or|nor)\s+(?:sin\s+)?|\s+(?:y|e|and)\s+(?=[a-z]+\s*$)/);
  return parts.flatMap((part) => {
    const [first = "", ...rest] = part
      .replace(/,.*$/, "")
      .trim()
      .replace(DETERMINERS, "")
      .split(/\s+/);
    const [of, second = ""] = rest[0] === "de" || rest[0] === "of" ? rest : ["", rest[0] ?? ""];
    if (of) return stemsOf(second).length > 0 ? stemsOf(second) : stemsOf(first);
    // "Red meat", "carne roja": either word; "carne venden" is one.
    return [...stemsOf(first), ...(isAskingVerb(second) ? [] : stemsOf(second))];
  });
}

/** Whether a text has one of the things, and does not only say that it is without. */
function has(text: string, things: readonly string[]): boolean {
  const affirmed = fold(text)
    .replace(FREE, " ")
    .replace(DENIED, " ")
    .replace(NO_THING, (said, word: string) => (isOneOf(stemOf(word), things) ? " " : said));
  return stemsOf(affirmed).some((found) => isOneOf(found, things));
}

const isOneOf = (found: string, things: readonly string[]): boolean =>
  things.some((thing) => isThing(thing, found));

const isThing = (thing: string, found: string): boolean => {
  // The thesaurus has a diet beside what it leaves out, as one asks for the other.
  if (isDiet(thing) !== isDiet(found)) return false;
  const relation = relationOf(keyOf(thing), keyOf(found));
  return (
    thing === found ||
    relation === "synonym" ||
    relation === "example" ||
    isNear(thing, found) ||
    isSameRoot({ stem: thing, root: rootOf(thing) }, { stem: found, root: rootOf(found) })
  );
};

/** Whether a text says that it is without each of the things: "sin carne ni queso". */
function denies(text: string, things: readonly string[]): boolean {
  const folded = fold(text);
  const said = [DENIED, FREE, NO_THING].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(([words]) => words),
  );
  const denied = stemsOf(said.join(" "));
  return things.every(
    (thing) =>
      denied.some((found) => isThing(thing, found) || isThing(found, thing)) ||
      isOfDietWithout(thing, text),
  );
}

/** The lines that may answer beside what is excluded: none that has it, unless what stands above says "sin". */
export const withoutExcluded = (things: readonly string[], units: readonly Unit[]): Unit[] =>
  things.length === 0
    ? [...units]
    : units.filter((unit) => isBelowWithout(things, unit) || !has(unit.quote, things));

/** Whether a line says that it is without what is excluded; one that is silent may have it. */
export const saysWithout = (things: readonly string[], unit: Unit): boolean =>
  things.length === 0 || isBelowWithout(things, unit) || denies(unit.quote, things);

const isBelowWithout = (things: readonly string[], { passage, lead }: Unit): boolean =>
  denies(`${passage.heading}\n${lead}`, things);
