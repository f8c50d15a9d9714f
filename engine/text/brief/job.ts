/* Job ads: the role, and its pay. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { readWeekHours } from "#engine/reading/week-hours.ts";
import { capital, small } from "./capital.ts";

const SEEKS =
  /(?:contrat(?:ar|o|amos)|busc(?:o|ar|amos|a)|necesit(?:o|amos|a|ar)|ocup(?:o|amos)|solicit(?:o|amos|a|ar)|vacante|(?:empleo|trabajo)|hiring|hire|looking for|need|wanted:?|(?:job )?(?:ad|post|offer|posting))\s+(?:(?:de|para|for|of)\s+)?(?:(?:contratar|buscar|solicitar|hire)\s+)?(?:a\s+)?(?:una?\s+|an?\s+)?/iu;
/** Words left of a request for an ad that are no role. */
const IS_NO_ROLE = /^(?:(?:mi|el|la|my|the|our)\s|para\b|for\b|en\b|facebook|whatsapp|instagram)/i;

/** The role that words before a colon seek: "mesera" of "anuncio para contratar mesera". */
export function roleIn(head: string): string | undefined {
  const match = SEEKS.exec(head);
  const role = match && head.slice(match.index + match[0].length).trim();
  return role && !IS_NO_ROLE.test(role) ? role : undefined;
}

const ROLE =
  /^(?:una?\s|an?\s)?(?:ayudante|cociner|meser|moz[oa]|chofer|vendedor|emplead|cajer|repartidor|auxiliar|encargad|lavaplatos|barista|estilista|recepcionista|mec[aá]nic|costurer|panader|taquer|jardiner|alba[nñ]il|waiter|waitress|server|cook|chef|cashier|driver|cleaner|receptionist|assistant|stylist|mechanic|baker)/i;

/** The title of an ad: "Buscamos mesera". */
export function jobTitle(lead: string, locale: Locale): string {
  if (locale === "en" && /^an? /i.test(lead)) return `We are looking for ${small(lead)}`;
  const role = SEEKS.exec(lead)?.index === 0 ? roleIn(lead) : ROLE.test(lead) ? lead : undefined;
  if (!role) return capital(lead);
  return locale === "es" ? `Buscamos ${small(role)}` : `We are looking for: ${small(role)}`;
}

/** A clause with its label: an amount is the pay, "$1,800 a la semana", and hours the shift. */
export function payLine(text: string, locale: Locale): string {
  if (/^\$ ?\d/.test(text)) return `**${locale === "es" ? "Sueldo" : "Pay"}:** ${text}`;
  const isShift = IS_SHIFT.test(text) || readWeekHours(text) !== undefined;
  return isShift && !text.startsWith("**")
    ? `**${locale === "es" ? "Horario" : "Hours"}:** ${text}`
    : text;
}

/** "7 a 3", "de 8 am a 5 pm". */
const IS_SHIFT = /^(?:de |from )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? ?(?:a|to|-) ?\d{1,2}/i;
