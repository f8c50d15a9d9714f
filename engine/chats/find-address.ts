import type { Range } from "#engine/reading/folded.ts";
import { NUMERAL } from "#engine/reading/numbers.ts";
import { asksToOrder, DIRECTION } from "./intents.ts";
import { findWay } from "./ways.ts";

/** "5 Oriente", "Av. 16 de Septiembre", "12 B Sur": streets by a number and a side of the town, or by a word. */
const STREET = `\\d{1,3}(?: ?[a-d])? (?:${DIRECTION})|calle|c\\.|av\\.?|avenida|blvd\\.?|boulevard|calzada|callejon|cerrada|privada|priv\\.?|andador|carretera|prolongacion|colonia|col\\.|fracc\\.?|fraccionamiento|barrio|unidad habitacional|rua|\\d+ (?:[a-z]+ ){1,2}(?:street|st|avenue|ave|road|rd|drive|lane|boulevard|blvd)`;
const BEGINS = new RegExp(`\\b(?:${STREET})(?![a-z])`);
/** Words after an address that say something else. */
const ENDS = new RegExp(
  `\\n|;|,?\\s+(?:(?:a las? |al mediodia|a nombre|para |por favor|hoy|pasado manana|manana|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|proximo)|mi (?:nombre|tel|cel|numero)|me llamo|soy |quiero|quisiera|necesito|dame|me das|mandame|pago|at \\d|at noon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|for |under |my name|please|and |lo (?:antes|mas)|cuanto antes|en \\d+ min|en una hora|ahorita|gracias))`,
);
/** A part after a comma that is an amount of things: "calle 8, 3 tacos". */
const THING = new RegExp(`^\\s*(?:\\d+|${NUMERAL}) (?!y |(?:${DIRECTION})\\b)[a-z]{3}`);

/**
 * Finds how an order is got and its delivery address: "a domicilio, calle 8 número 4". A delivery
 * without an address is an answer that is not complete.
 *
 * @param isAddressAlone the way is asked by another question
 */
export function findAddress(
  text: string,
  folded: string,
  { isAddressAlone = false } = {},
): (Range & { value: string }) | undefined {
  const way = isAddressAlone ? undefined : findWay(folded);
  const typed = (range: Range) => text.slice(range.from, range.to).trim();
  if (way && way.way !== "delivery") return { from: way.from, to: way.to, value: typed(way) };
  const address = addressIn(folded, way?.to);
  if (!way) return address && { ...address, value: typed(address) };
  if (!address) return { from: way.from, to: way.to, value: typed(way) };
  const isTogether = address.from >= way.to && address.from - way.to <= LINK_MAX;
  // Words between the two are no address, and stay in the text.
  return {
    from: isTogether ? way.from : address.from,
    to: address.to,
    value: `${typed(way)}, ${typed(address)}`,
  };
}

/** Whether a text reads as an address: a street, a number of a house, or a place beside something. */
export const isAddressLike = (folded: string): boolean =>
  BEGINS.test(folded) ||
  (/\d/.test(folded) && !asksToOrder(folded)) ||
  /\b(?:centro|casa|oficina|escuela|edificio|esquina|entre|frente a|junto a|atras de|a lado|office|corner|next to)\b/.test(
    folded,
  );

/** Beginnings of the names of quarters and villages, and words of places, folded. */
const PLACE =
  /^(?:en |a |al )?(?:san|santa|santo|villas?|lomas?|jardines|los|las|hacienda|valle|bosques?|rinconada|infonavit|colinas?|rancho|pueblo|ejido)\b|\b(?:parque|mercado|iglesia|templo|plaza|terminal|hospital|clinica|hotel|condominio|departamento|depto|manzana|lote|mz|lt|torre|residencial|bairro|tienda|kinder|universidad|taller|local|hogar|trabajo|(?:frente|enfrente|junto|cerca|atras|detras|a un lado|al lado|a lado) (?:al?|del?)|near|behind|across)\b/;

/** Whether the answer to where something is to be brought names a place: a person's name does not. */
export const namesPlace = (folded: string): boolean => isAddressLike(folded) || PLACE.test(folded);

/** Longest words between "a domicilio" and its address: ", a la dirección ". */
const LINK_MAX = 20;

/** A quarter between the way and the street: "a domicilio, Santa Ana, 3 Oriente 8", "a domicilio en Zapopan calle 8". */
const QUARTER_FIRST =
  /^[,:]?\s*(?:(?:a|en|al)\s+)?(?=[a-z][a-z .]{2,40},\s*$)|^[,:]?\s*(?:a|en|al)\s+(?!(?:la direccion|mi casa|casa|el|la)\s+$)(?=[a-z][a-z .]{2,40}\s$)/;

function addressIn(folded: string, afterWay: number | undefined): Range | undefined {
  const linked =
    afterWay === undefined
      ? null
      : /^[,:]?\s*(?:(?:a|en|al|to|at|hasta|por|para)\s+)?(?:la direccion\s+)?(?=[^\n]*[a-z]{3,} ?#?\d|\d+ [a-z]+ )/.exec(
          folded.slice(afterWay),
        );
  const street = BEGINS.exec(folded);
  const before = afterWay === undefined ? "" : folded.slice(afterWay, street?.index ?? afterWay);
  const quarter = ENDS.test(before) ? null : QUARTER_FIRST.exec(before);
  const from = quarter
    ? afterWay! + quarter[0].length
    : street && !(linked && /\d/.test(folded.slice(afterWay, street.index)))
      ? street.index
      : linked
        ? afterWay! + linked[0].length
        : undefined;
  if (from === undefined) return undefined;
  const rest = folded.slice(from);
  if (from !== street?.index && asksToOrder(rest)) return undefined;
  const end = ENDS.exec(rest)?.index ?? rest.length;
  const parts = rest.slice(0, end).split(",");
  const stop = parts.findIndex((part, index) => index > 0 && THING.test(part));
  const kept = (stop === -1 ? parts : parts.slice(0, stop)).join(",").replace(/[,\s]+$/, "");
  return kept === "" ? undefined : { from, to: from + kept.length };
}
