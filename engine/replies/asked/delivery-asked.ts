/* Whether a place is delivered to: "¿llegan a la colonia Roma?", "envío a col. centro?" */

import { fold } from "#engine/reading/folded.ts";
import { hasForm, questionKind } from "#engine/replies/question-kind.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { unitsOf, type Unit } from "#engine/replies/units.ts";
import { spelledOut, stemsOf } from "#engine/replies/words.ts";

const BRINGS =
  "(?:envi(?:os?|an|as|ar)|entreg(?:an?|as|ar)|reparten?|repartes|reparto|mandan|mandas|llegan?|llegas|(?:me )?l[oa]s? (?:traen?|llevan?|mandan?)|llevan|domicilio|deliver|deliver(?:y|ies)|ship)";
/** Kinds of places, with their abbreviations. */
const PLACE_KINDS =
  "col|colonias?|fracc|fraccionamientos?|barrios?|zonas?|rumbos?|pueblos?|municipios?|ciudad|centro|delegacion|neighborhoods?|area|areas|zones?|downtown";
/** Words after a verb of delivery that are no place: a time, a way, a thing. */
const NO_PLACE =
  "(?:que|cual|cuant[oa]s?|cuando|donde|domicilio|casa|tiempo|cualquier hora|toda hora|ser|tener|dar|hacer|arreglar|recoger|\\d|las? (?:\\d|una|tarde|noche|manana|mesa|hora)|una? hora|media|tarde|noche|manana|hoy|efectivo|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin de semana|navidad|bolsas?|cajas?|platos?|mesas?|comer|pedir|time|morning|evening|afternoon|cash)";
const TO = "(?:a|al|en|hasta|to|in)";
const TO_PLACE = new RegExp(
  `\\b${BRINGS}(?: (?:su|sus|el|los|comida|pedidos?|mi pedido))? ${TO} (?!(?:la |el |los |las |the )?${NO_PLACE}\\b)(?:la |el |los |las |the )?(?<place>[a-z].*)$`,
);
const WHERE = new RegExp(
  `\\b(?:hasta|a|en|to) (?:donde|where)\\b.{0,24}\\b${BRINGS}\\b|\\b(?:que|cuales|which|what) (?:${PLACE_KINDS})\\b.{0,24}\\b(?:${BRINGS}|cubren|abarcan|cover)\\b|\\bwhere (?:do|can) you (?:deliver|ship)\\b|\\bzonas? de (?:entrega|envio|reparto|cobertura)\\b`,
);
/** Verbs of a customer who comes, or who orders. */
const IS_OTHER = /\b(?:llego|quiero|quisiera|pido|dame|me das)\b/;

const DELIVERS =
  /\b(?:envi(?:os?|amos|an)|entreg(?:as?|amos|an)|repart\w*|domicilio|cobertura|llevamos|deliver\w*|shipping|we ship)\b/;
const IS_ZONE =
  /\b(?:colonias?|col|zonas?|centro|km|kilometros?|radio|redonda|alrededores|cobertura|ciudad|municipios?|fuera de|llevamos a|entregamos (?:a|en)|zones?|area|miles?|downtown|neighborhoods?)\b/;
/** Words of a question about a place that name none. */
const GENERIC = new Set(
  stemsOf(`${PLACE_KINDS.replaceAll(/[|?]/g, " ").replace(/\bcentro\b/, "")} ahi alla favor hoy`),
);

/** Lines that are given at most. */
const LINES_MAX = 3;

/**
 * The lines of documents about deliveries and where they go, for a question whether a place is delivered to:
 * those that name it, or else those that name zones, or else any.
 *
 * @returns undefined for another question, and where no document speaks of deliveries
 */
export function deliveryAsked(
  question: string,
  passages: readonly CandidatePassage[],
): { passage: CandidatePassage; quote: string }[] | undefined {
  const folded = spelledOut(question)
    .replace(/[.?¿!¡,]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const words = folded.replace(/\bq\b/g, "que");
  const toPlace = TO_PLACE.exec(words);
  if (IS_OTHER.test(words) || !(toPlace || WHERE.test(words))) return undefined;
  const place = stemsOf(toPlace?.groups?.place ?? "").filter((stem) => !GENERIC.has(stem));
  const units = unitsOf(passages).filter((unit) => !unit.isSection && speaksOfDelivery(unit));
  const names = (unit: Unit) => place.length > 0 && place.every((stem) => unit.stems.has(stem));
  const isZone = ({ text }: Unit) => IS_ZONE.test(fold(text));
  const isOfDelivery = ({ text }: Unit) => DELIVERS.test(fold(text));
  const found = [names, isZone, isOfDelivery]
    .map((fits) => units.filter(fits))
    .find((fitting) => fitting.length > 0);
  if (!found) return undefined;
  const isPrice = ({ quote }: Unit) => hasForm("amount", quote);
  const isPriceMissing = questionKind(question) === "amount" && !found.some(isPrice);
  const given = isPriceMissing ? [...found, ...units.filter(isPrice)] : found;
  const lines = new Map(given.map(({ passage, quote }) => [quote, { passage, quote }]));
  return [...lines.values()].slice(0, LINES_MAX);
}

/** Whether a line is about deliveries, by itself or by what stands above it. */
const speaksOfDelivery = ({ text, lead, passage: { heading, source } }: Unit): boolean =>
  DELIVERS.test(fold(`${text}\n${lead}\n${heading}\n${source}`));
