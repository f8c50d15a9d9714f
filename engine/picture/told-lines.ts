/* The words of a poster or a sign as they were told, so that no fact is lost. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { readClauses } from "#engine/text/brief/clauses.ts";

/** Lines below the headline at most. */
const LINES_MAX = 6;

/** Request for the picture, before its words. */
const HEAD: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:(?:por favor|hazme|haz|quiero|necesito|crea(?:me)?|disena(?:me)?|dame|ponme|un|una|el|la|mi)\s+)*(?:cartel(?:ito|es)?|poster|afiche|letreros?|rotulo|senalamiento|aviso|anuncio|volante|flyer|historia|publicacion|post|imagen|banner)(?:\s+(?:cuadrad[oa]|vertical|en imagen|imprimible|urgente))?(?:\s+(?:para|de|en)\s+(?:la |el |mi |los |las )?(?:imprimir|pegar|puerta|pared|vitrina|ventana|negocio|local|tienda|instagram|facebook|whatsapp|redes|historias?|aviso))*(?:\s+(?:de|para|que diga|que diga que|con|sobre|del?))?\s*[:,]?\s+/,
  en: /^(?:(?:please|make|create|design|draw|give|me|i need|i want|a|an|the|my)\s+)*(?:poster|flyer|placard|sign|notice(?: sign)?|ad|story|post|banner|picture)(?:\s+(?:for|on|in)\s+(?:the |my )?(?:print|door|wall|window|shop|store|instagram|facebook|whatsapp|social media))*(?:\s+(?:for|of|that says|saying|with|about))?\s*[:,]?\s+/,
};

/**
 * The lines of a poster or a sign: what was told, clause by clause, in its order.
 *
 * @returns empty where the prompt does not begin with the picture that it asks for
 */
export function toldLines(prompt: string, locale: Locale): string[] {
  const head = HEAD[locale].exec(fold(prompt));
  if (!head) return [];
  const said = prompt.slice(head[0].length).replace(/[«»“”"]/g, "");
  return readClauses(said, { locale, isPriceList: true })
    .map(({ text }) => text)
    .slice(0, LINES_MAX + 1);
}
