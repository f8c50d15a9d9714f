import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";

/** Clauses of fewer words are short enough to be one. */
const RUN_ON_MIN_WORDS = 12;

const DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)";
/**
 * Words at which a new fact begins, folded. Each match begins with the space before it. Nothing that may
 * go on with the same fact: "de 2 tinas" and "a domicilio" do.
 */
const FACT_BEGINS: Readonly<Record<Locale, RegExp>> = {
  es: new RegExp(
    ` (?=(?:(?:quiero|necesito|les? pido) que |(?:pago|pagamos|sueldo|salario|ofrezco|ofrecemos) (?:de )?\\$?\\d|(?:se requiere|requisitos?|traer|presentar|presentarse|interesad[oa]s) |(?:solo|unicamente) (?:los? )?${DAY}|(?:delivery|envios?|servicio a domicilio|entregas?) (?:gratis|sin costo|a|en)\\b|(?:estoy|estamos|ubicad[oa]s?|nos ubicamos) en |(?:la|lo|los|las) (?:doy|damos|vendo|dejo) en |(?:usad[oa]s?|seminuev[oa]s?) (?:\\d|un|una|dos|tres|poco)|jala al|funciona (?:al|bien|perfecto)|(?:informes|informacion|citas|pedidos) (?:al?|en|por) |factura \\w*\\d|whats\\w* \\d|(?:hacemos|aceptamos|contamos con|incluye|incluimos) |son \\$?\\d|(?:informes|pedidos|citas|reservaciones|interesad[oa]s|cupo limitado|hasta agotar|valid[oa] |vigente |no aplica|previa cita|con cita previa|con previa cita|llamar al|mandar whats)\\b|en (?:calle|av|avenida|blvd) |(?:costo|garantia|sueldo|horario|direccion|turno) (?:de )?(?:\\$?\\d|segun|\\p{L}+ \\d)))`,
    "gu",
  ),
  en: / (?=(?:i need (?:you|them) to |pay is |we pay \$?\d|only on |free delivery|located (?:in|at) |call (?:us )?(?:at |on )?\d|includes ))/g,
};

/** Days and hours, which are facts of their own where nothing says that they are opening hours. */
const SHIFT = new RegExp(
  ` (?=(?:de ${DAY} a ${DAY}|de \\d{1,2}(?::\\d\\d)? a \\d{1,2}\\b|monday to |from \\d{1,2}(?::\\d\\d)? ?(?:am|pm)? to \\d))`,
  "g",
);
const OPENS =
  /\b(?:abr\w+|abiert\w*|atend\w+|atencion|horarios?|cerr\w+|cierr\w+|open\w*|clos\w+|hours)\b/;

/**
 * Splits a long clause that was typed without commas at the words where a new fact begins: "solicito
 * cocinera de lunes a sábado de 8 a 4 pago 2200". Shorter clauses stay whole.
 */
export function splitRunOn(clause: string, locale: Locale): string[] {
  if (clause.split(/\s+/).length < RUN_ON_MIN_WORDS) return [clause];
  const folded = fold(clause);
  // `fold` keeps every sign in its place.
  const patterns = [FACT_BEGINS[locale], ...(OPENS.test(folded) ? [] : [SHIFT])];
  const cuts = patterns
    .flatMap((pattern) => [...folded.matchAll(pattern)].map(({ index }) => index))
    .sort((one, other) => one - other);
  const parts = [0, ...cuts].map((from, at) =>
    clause.slice(from, cuts[at] ?? clause.length).trim(),
  );
  return parts.filter((part) => part !== "");
}
