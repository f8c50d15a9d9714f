import { fold } from "#engine/reading/folded.ts";

/** A price as it stands among words: two to five digits, more in a telephone number. */
const PRICE = /^\$?\d{2,5}(?:\.\d{1,2})?$/;
/** Words of a name before its price at most. */
const NAME_MAX_WORDS = 4;
/** A number behind one of these is a time, a day, an address or a count. */
const NO_NAME =
  /^(?:a|al|de|del|desde|hasta|las?|el|los|en|por|con|y|e|o|tel|cel|whatsapp|pedidos|informes|citas|calle|av|avenida|local|no|num|numero|at|to|from|until|on|by|and|or|the|of|in|street|phone)$/;
/** A word behind a number that says what it counts, or for how many it is. */
const COUNTED =
  /^(?:a|al|de|del|hasta|por|cada|c\/u|am|pm|hrs?|horas?|min(?:utos)?|gr?s?|gramos|ml|litros?|kg|kilos?|cm|metros?|piezas?|pzas?|personas?|anos?|dias?|noches?|%|to|of|per|each|people|years?|days?|hours?)$/;

/**
 * Puts commas between things with their prices that are typed without any: "corte 150 barba 100" becomes
 * "corte 150, barba 100". Any other text stays as it is.
 */
export function splitPriceRun(clause: string): string {
  const words = clause.split(/\s+/);
  const ends: number[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    // Groups of figures behind each other are a telephone number.
    const isInPhone =
      /^\d{2,4}$/.test(words[at + 1] ?? "") || /^\d{2,4}$/.test(words[at - 1] ?? "");
    if (!PRICE.test(word) || isInPhone) continue;
    const name = words.slice(from, at).filter((each) => !/^(?:y|e|and)$/i.test(each));
    // "Baño desde 250": the price has a word of its own.
    const named = /^(?:desde|from)$/i.test(name.at(-1) ?? "") ? name.slice(0, -1) : name;
    const last = fold(named.at(-1) ?? "");
    const hasCurrency = /^(?:pesos|mxn)$/i.test(words[at + 1] ?? "");
    const end = hasCurrency ? at + 1 : at;
    // The first name may have the request before it: "página con precios corte 150".
    const isNamed = name.length > 0 && (ends.length === 0 || name.length <= NAME_MAX_WORDS);
    // Words behind several prices may be hours: "de 8 a 12".
    if (!isNamed && ends.length > 1) break;
    if (!isNamed || NO_NAME.test(last) || !/\p{L}{2}/u.test(last)) return clause;
    if (COUNTED.test(fold(words[end + 1] ?? ""))) return clause;
    ends.push(end);
    from = end + 1;
  }
  if (ends.length < 2) return clause;
  const parts = ends.map((end, at) => words.slice((ends[at - 1] ?? -1) + 1, end + 1));
  const rest = words.slice(ends.at(-1)! + 1);
  return [...parts, ...(rest.length > 0 ? [rest] : [])]
    .map((part, at) => (at > 0 ? part.join(" ").replace(/^(?:y|e|and) /i, "") : part.join(" ")))
    .join(", ");
}
