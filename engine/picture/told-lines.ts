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

const COLOUR: Readonly<Record<Locale, string>> = {
  es: "roj[oa]s?|rosas?|rosado|fucsia|morad[oa]s?|violeta|lila|azul(?:es)?|verdes?|naranjas?|amarill[oa]s?|dorad[oa]s?|marr[oó]n|caf[eé] claro|negr[oa]s?|blanc[oa]s?|gris(?:es)?",
  en: "red|pink|purple|violet|blue|green|orange|yellow|gold(?:en)?|brown|black|white|gr[ae]y",
};

/** Words without the colours of the picture: "en morado y naranja", "in my business's colours". */
export function withoutColours(words: string, locale: Locale): string {
  const own =
    locale === "es"
      ? "(?:con|en) (?:los )?colores de (?:mi|nuestro) (?:negocio|marca)"
      : "(?:with|in) (?:the )?(?:(?:my|our) (?:business|brand)(?:'s|’s)? colou?rs|colou?rs of (?:my|our) (?:business|brand))";
  const [lead, and] = locale === "es" ? ["en|de color", "y"] : ["in", "and"];
  const named = `(?:${lead}) (?:tonos? |color(?:es)? )?(?:${COLOUR[locale]})(?:(?:,| ${and}) ?(?:${COLOUR[locale]}))*`;
  return words.replace(new RegExp(`(?:^|\\s)(?:${own}|${named})(?![\\p{L}])`, "giu"), "");
}

/**
 * The lines of a poster or a sign: what was told, clause by clause, in its order.
 *
 * @returns empty where the prompt does not begin with the picture that it asks for
 */
export function toldLines(prompt: string, locale: Locale): string[] {
  const head = HEAD[locale].exec(fold(prompt));
  if (!head) return [];
  const said = withoutColours(prompt.slice(head[0].length), locale).replace(/[«»“”"]/g, "");
  return readClauses(said, { locale, isPriceList: true })
    .map(({ text }) => text)
    .slice(0, LINES_MAX + 1);
}
