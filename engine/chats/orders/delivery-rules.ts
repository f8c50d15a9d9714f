import { fold } from "#engine/reading/folded.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { isNear, stemsOf } from "#engine/replies/words.ts";
import { numberOf } from "#engine/text/brief/money.ts";
import { DELIVERS, linesOf, MINIMUM, type Line } from "./price-list.ts";
import { MONEY } from "./sizes.ts";

/** A place by its stems. */
type Zone = readonly string[];

/** Delivery rules of the documents: fees, minimum, places. */
export interface DeliveryRules {
  fees: readonly { zones: readonly Zone[]; amount: number; sign: string }[];
  /** Free from this sum on; `isAbove`: only above it. */
  freeFrom: { amount: number; isAbove: boolean } | undefined;
  minimum: { amount: number; isForDelivery: boolean; sign: string } | undefined;
  /** Sentences that say to which places nothing is brought, or to which alone. */
  places: readonly { words: string; zones: readonly Zone[]; isOnly: boolean }[];
}

const FREE = /\b(?:gratis|gratuit[oa]s?|free|sin costo)\b/;

/** Fees, free deliveries, the smallest order and the places, where a line says them plainly. */
export function deliveryRulesOf(passages: readonly CandidatePassage[]): DeliveryRules {
  const fees: DeliveryRules["fees"][number][] = [];
  const places: DeliveryRules["places"][number][] = [];
  let freeFrom: DeliveryRules["freeFrom"];
  let minimum: DeliveryRules["minimum"];
  for (const { text, folded, above } of linesOf(passages).flatMap(sentencesOf)) {
    const place = placesOf(text);
    if (place) places.push(place);
    const prices = [...text.matchAll(MONEY)];
    const [price] = prices;
    const isDelivery = DELIVERS.test(`${folded} ${fold(above)}`);
    if (!price || prices.length !== 1) continue;
    const amount = numberOf(price[2] ?? price[3]!);
    const sign = price[1] ?? "$";
    if (MINIMUM.test(folded)) minimum ??= { amount, isForDelivery: isDelivery, sign };
    else if (isDelivery && FREE.test(folded))
      freeFrom ??= { amount, isAbove: /\b(?:mas de|mayor\w* a|over|above)\b/.test(folded) };
    else if (isDelivery) fees.push({ zones: zonesOf(text.replace(price[0], " ")), amount, sign });
  }
  return { fees, freeFrom, minimum, places };
}

const NO_ZONE = new Set(
  stemsOf(
    "envio envios entrega entregas domicilio reparto llevamos delivery deliver shipping service colonia colonias col zona zonas costo cuesta tiene es fee cost cobra cobramos a un pesos mxn servicio servicios tarifa cargo recargo extra adicional precio por pedido pedidos cada viaje toda todo todas ciudad fijo unico desde hacemos hay manejamos con solo mas whole city order orders flat",
  ),
);

/** The places that a text names, each as its stems; none: it is for all. */
const zonesOf = (text: string): Zone[] =>
  text
    .split(/[,;:]| y | e | o | ni | and | or /u)
    .map((part) => stemsOf(part).filter((stem) => !NO_ZONE.has(stem)))
    .filter((stems) => stems.length > 0);

const sentencesOf = (line: Line): Line[] =>
  line.text.split(/(?<=[.!])\s+/u).map((text) => ({ ...line, text, folded: fold(text) }));

const BRINGS =
  "(?:llegamos|vamos|llevamos|entregamos|repartimos|enviamos|(?:hacemos|hay|tenemos|damos) (?:envios?|entregas?|reparto|servicio a domicilio)|envios?|entregas?|reparto|deliver(?:y|ies)?)";
const TO = "(?:a|al|en|hasta|para|por|to|in|within)";
const NOT_TO = new RegExp(`\\b(?:no|not|don't) ${BRINGS}(?: a domicilio)? ${TO} `);
/** The place first: "a Tlajomulco no vamos". */
const THERE_NOT = new RegExp(
  `^\\s*(?:(?:y|pero) )?(?:al?|hasta|en) (?=(.{3,60}?) (?:ya |todavia |aun )?no ${BRINGS}\\b)`,
);
const ONLY = "(?:solo|solamente|unicamente|only)";
const ONLY_TO = new RegExp(`\\b(?:${ONLY} ${BRINGS}|${BRINGS} ${ONLY})(?: a domicilio)? ${TO} `);
/** Days, distances and payments limit a delivery too, and are no places. */
const NO_PLACE =
  /\d|\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dias?|noche|tarde|manana|horas?|efectivo|tarjeta|pedidos?|compras?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days?|orders?|cash|card)\b/;

function placesOf(text: string): DeliveryRules["places"][number] | undefined {
  const folded = fold(text);
  const there = THERE_NOT.exec(folded);
  const not = there ?? NOT_TO.exec(folded);
  const found = not ?? ONLY_TO.exec(folded);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const named = text.slice(from, there ? from + there[1]!.length : undefined);
  // Places have names.
  if (NO_PLACE.test(fold(named)) || !/\p{Lu}/u.test(named)) return undefined;
  const zones = zonesOf(named);
  return zones.length === 0 ? undefined : { words: text.trim(), zones, isOnly: !not };
}

/** A quarter that an address names: "col. Itzimná". Ends at a comma. */
const QUARTER =
  /\b(?:col(?:onia)?|barrio|fracc(?:ionamiento)?|residencial|zona|neighbou?rhood)\b\.?\s+([^,;.\n]+)/;
/** Names of quarters that streets have too: "Avenida 5 Norte". */
const DIRECTIONS = new Set(stemsOf("norte sur este oriente oeste poniente north south east west"));

/**
 * The sentence that says that nothing is brought to an address.
 *
 * @returns undefined where no document says so plainly: the business decides
 */
export function refusalOf(address: string, { places }: DeliveryRules): string | undefined {
  const folded = fold(address);
  const at = new Set(stemsOf(folded));
  const quarter = stemsOf(QUARTER.exec(folded)?.[1] ?? "");
  const isAt = (zone: Zone) =>
    zone.every((stem) => (DIRECTIONS.has(stem) ? quarter.includes(stem) : at.has(stem)));
  const isNearly = (zone: Zone) => zone.every((stem) => quarter.some((said) => isNear(said, stem)));
  return places.find(({ zones, isOnly }) =>
    isOnly
      ? quarter.length > 0 && !zones.some((zone) => isAt(zone) || isNearly(zone))
      : zones.some(isAt),
  )?.words;
}
