/** Kinds of a thing that a menu does not have: "pizza hawaiana" beside other pizzas. */
import { fold } from "#engine/reading/folded.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { isNear, stemsOf } from "#engine/replies/words.ts";
import { nameOf, thingsOf, type OrderedThing } from "./ordered-things.ts";
import { linesOf, SERVED_IN, type PricedThing } from "./price-list.ts";

/** How much of a thing: "orden de tacos", "medio kilo de carnitas". */
export const MEASURED =
  /^(?:medi[oa]s? )?(?:orden(?:es)?|kilos?|gramos|litros?|docenas?|paquetes?|porcion(?:es)?|rebanadas?|piezas?|vasos?|platos?|tazas?|charolas?|cajas?|bolsas?|orders?|pounds?|slices?|boxe?s?|cups?|glass(?:es)?|plates?|bags?)\s+(?:de|of)\s+/;

/** From here on a thing is told how it is wanted, and no longer which: "con mucha crema", "bien dorada". */
const REMARK =
  /\s(?:con|sin|bien|muy|para|pa|extra|por|porfa|with|without|well|for|please|com|sem|bem)\s.*$/;

/** Sizes, which a menu need not name. */
const SIZES = new Set(
  stemsOf(
    "grande chico chica mediano mediana familiar individual doble triple sencillo sencilla entero entera large small medium big family single double whole pequeño pequeña inteiro",
  ),
);

/** A thing of an order without how much of it is wanted: "tacos" of "una orden de tacos". */
export function withoutMeasure(thing: OrderedThing): OrderedThing {
  const name = fold(nameOf(thing));
  const plain = name.replace(MEASURED, "");
  if (plain === name) return thing;
  return { ...thing, stems: stemsOf(plain).filter((stem) => !SERVED_IN.has(stem)) };
}

/**
 * The priced things of which an order names another kind, one that no line of the documents names with them.
 *
 * @returns none where the kind is known, where the menu has only one of them, and where it sells the thing
 *   by its plain name, of whatever kind
 */
export function othersOfKind(
  thing: OrderedThing,
  { prices, passages }: { prices: readonly PricedThing[]; passages: readonly CandidatePassage[] },
): PricedThing[] {
  const plain = `${fold(nameOf(thing)).replace(MEASURED, "")} `.replace(REMARK, "");
  const [head, ...rest] = stemsOf(plain.replace(/\d+/g, " "));
  const [kind] = rest.filter((stem) => !SIZES.has(stem));
  if (head === undefined || kind === undefined) return [];
  const others = prices.filter(({ stems }) => isSame(stems[0]!, head));
  const names = new Set(others.map(({ name }) => fold(name)));
  if (names.size < 2 || others.some(({ stems }) => stems.length === 1)) return [];
  const isTold = linesOf(passages).some(({ text, above }) => {
    const said = stemsOf(`${text} ${above}`);
    return [head, kind].every((stem) => said.some((other) => isSame(stem, other)));
  });
  return isTold ? [] : others;
}

const isSame = (a: string, b: string): boolean => a === b || isNear(a, b);

/** Words before the thing that a question is about: "¿cuánto cuesta la", "tienen", "do you have a". */
const BEFORE_THING =
  /^(?:(?:hola|buen[ao]s?|dias|tardes|noches|oigan?|disculpen?|y|cuant[oa]s?|cuestan?|valen?|salen?|estan?|a|como|que|precios?|costos?|de|del|en|tienen?|tienes|hay|venden?|manejan?|hacen?|preparan?|me|das?|dan|quiero|quisiera|busco|se|les?|tendran?|habra|el|la|los|las|un|una|unos|unas|do|does|you|have|got|is|are|there|any|an|the|how|much|what|price|cost|for|i|want|some|hello|hi|oi|ola|quanto|custam?|tem|voces|o|os|as|um|uma) )+/;
const AFTER_THING =
  /(?: (?:por favor|porfa(?:vor)?|gracias|please|thanks|obrigad[oa]|(?:en )?cuanto (?:es|seria[n]?|sale[n]?|saldria[n]?|cuesta[n]?|costaria[n]?|cobran?|me sale[n]?|me cobran?)|que precio (?:tiene[n]?)))+$/;
/** A thing with one word that says its kind: "pizza hawaiana", "agua de horchata", "tacos al carbon". */
const OF_A_KIND = /^\p{L}{3,} (?:(?:de|del|al|of|de la|a la) )?\p{L}{4,}$/u;
/** Words behind a thing that say no kind of it. */
const NO_KIND =
  /(?:manana|ahora|ahorita|aqui|alla|siempre|todavia|tambien|mucho|disponibles?|domicilio|tomorrow|today|available|cuestan?|valen?|llevan?|traen?|incluyen?|tienen?|salen?|custam?)$/;

/** What a question for a price is about, folded: "corte y tinte" of "¿cuánto el corte y tinte?" */
export const thingAsked = (question: string): string =>
  fold(question)
    .replace(/[¿?¡!.,;:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(BEFORE_THING, "")
    .replace(AFTER_THING, "");

/**
 * The thing that a short question names by a kind that the documents do not have, and those that there are:
 * "¿cuánto cuesta la pizza hawaiana?" beside other pizzas.
 */
export function otherKindAsked(
  question: string,
  known: { prices: readonly PricedThing[]; passages: readonly CandidatePassage[] },
): { name: string; others: readonly PricedThing[] } | undefined {
  const name = thingAsked(question);
  if (!OF_A_KIND.test(name) || NO_KIND.test(name)) return undefined;
  const [thing] = thingsOf(name);
  const others = thing ? othersOfKind(thing, known) : [];
  return others.length > 0 ? { name: asTyped(name, question), others } : undefined;
}

/** A folded name as it was typed: "café moka". */
function asTyped(name: string, text: string): string {
  const at = fold(text).indexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}
