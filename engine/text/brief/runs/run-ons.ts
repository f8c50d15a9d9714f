import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";

/** Clauses of fewer words are short enough to be one. */
const RUN_ON_MIN_WORDS = 9;

const DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)";
const MONEY = "\\$?\\d";
/** Words at which a new fact begins, folded; nothing that may go on with the same fact. */
const FACTS: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    "(?:quiero|necesito|les? pido) que ",
    "quiero (?:reposicion|cambio|mi dinero|un reembolso|que)\\b",
    // Work and pay.
    `(?:pago|pagamos|sueldo|salario|ofrezco|ofrecemos) (?:de )?${MONEY}`,
    "sueldo (?:segun|base) ",
    "(?:se requiere|requisitos?|traer|presentar|presentarse|interesad[oa]s) ",
    "turno (?:de )?(?:\\d|matutino|vespertino|nocturno|completo)",
    "horario (?:de )?(?:\\d|lunes|corrido|flexible)",
    "garantia (?:de )?\\d",
    // Terms of an offer.
    `(?:solo|unicamente) (?:los? |de |el )?${DAY}`,
    "(?:hasta agotar|cupo limitado|no aplica|aplican? restricciones|(?:con )?previa cita|con cita previa|solo efectivo|vigente |valid[oa]s? )",
    "(?:en la compra|en compras|a partir) de (?!\\d{1,2} de )\\d",
    `(?:costo|precio|entrada|inscripcion|cuota) (?:de |por persona (?:de )?)?${MONEY}`,
    `son ${MONEY}`,
    `(?:la|el|por) (?:docena|kilo|ciento|par|mayoreo|paquete|medio kilo) (?:a|en|por) ${MONEY}`,
    `(?:el|la|los|las) [a-z]+ (?:pasan?|suben?|bajan?) de ${MONEY}`,
    "vence (?:el|hoy|manana)\\b",
    "(?:disculpen?|una disculpa) (?:las?|por)\\b",
    "(?:habra|va a haber|contaremos con) ",
    "primera? [a-z]+ (?:es )?gratis",
    "(?:salida|salimos) (?:el )?\\d",
    "aparta(?:lo|la)? con ",
    "tel(?:efono)? \\d",
    "(?:el|la) nuev[oa] es ",
    "lleva \\d",
    "(?:y )?(?:mensualidad|inscripcion|anualidad) (?:de )?\\$?\\d",
    "solo hasta ",
    `recargo (?:de )?${MONEY}`,
    "(?:escribele|redacta|hazme|escribe) (?:algo|un mensaje|un texto)\\b",
    "inf(?:ormes)? \\d",
    "inscripcion (?:gratis|sin costo)",
    "(?:paquete|plan|combo|opcion) [a-z\\d]+ \\$?\\d",
    "(?:dura|rinde) \\d",
    "hech[oa]s? a mano",
    // Service.
    "(?:delivery|envios?|servicio a domicilio|entregas?) (?:gratis|sin costo|a|en)\\b",
    "(?:la|lo|los|las) (?:doy|damos|vendo|dejo) en ",
    "(?:usad[oa]s?|seminuev[oa]s?) (?:\\d|un|una|dos|tres|poco)",
    "jala al",
    "funciona (?:al|bien|perfecto)",
    "(?:hacemos|aceptamos|contamos con|incluye|incluimos) ",
    // Ways to reach the business.
    "(?:informes|informacion|citas|pedidos|reservaciones|reservas) (?:(?:al?|en|por|con)\\b|\\d)",
    "(?:llamar|marcar|mandar whats\\w*|enviar whats\\w*) al? ",
    "(?:entrego|entregamos|reparto|repartimos) (?:en|a)\\b",
    "(?:\\d{10}|\\d{2,3} \\d{3,4} \\d{4})(?!\\d)",
    "factura \\w*\\d",
    "whats\\w* \\d",
  ],
  en: [
    "i need (?:you|them) to ",
    "pay is ",
    "we pay \\$?\\d",
    "only on ",
    "free delivery",
    "located (?:in|at) ",
    "call (?:us )?(?:at |on )?\\d",
    "includes ",
    "while supplies last",
    "by appointment only",
    "limited (?:spots|sizes|seats)",
    "starting at \\$",
  ],
};
/** Place of the business: in a list a fact of its own. */
const PLACES: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    "(?:estoy|estamos|ubicad[oa]s?|nos ubicamos) en ",
    "(?:en )?(?:calle|av|avenida|blvd|boulevard) [a-z]",
    "direccion [a-z]",
  ],
  en: [],
};
const patternOf = (facts: readonly string[]) => new RegExp(` (?=(?:${facts.join("|")}))`, "g");
const FACT_BEGINS: Readonly<Record<Locale, RegExp>> = {
  es: patternOf(FACTS.es),
  en: patternOf(FACTS.en),
};
const LISTED: Readonly<Record<Locale, RegExp>> = {
  es: patternOf([...FACTS.es, ...PLACES.es]),
  en: patternOf([...FACTS.en, ...PLACES.en]),
};
/** A price behind a time: "7 pm 50 pesos la clase". */
const PRICE_AFTER_TIME =
  /(?<=\d) (?=y [a-z]+ (?:desde|a|en) \$?\d{2})|(?<=\b(?:am|pm|hrs)) (?=[a-z]{4,} (?:gratis|libre|sin costo)\b)|(?<=\b(?:am|pm|hrs)|\d a \d{1,2}) (?=\$?\d{2,5}(?: pesos)? (?:la|el|por|cada|al) )/g;

/** Boundary behind a street and its number. */
const AFTER_STREET =
  /(?<=\b(?:calle|av|avenida|blvd) [a-z ]{2,30} \d{1,5}) (?=(?!(?:centro|col|colonia|local|entre|esquina|esq|casi|frente|planta|int|interior|piso|a|y|e|con|de|del)\b)[a-z]{3,} )/g;

/** Days and hours, which are facts of their own where nothing says that they are opening hours. */
const SHIFT = new RegExp(
  ` (?=(?:de ${DAY} a ${DAY}|de \\d{1,2}(?::\\d\\d)? a \\d{1,2}\\b|monday to |from \\d{1,2}(?::\\d\\d)? ?(?:am|pm)? to \\d))`,
  "g",
);
const OPENS =
  /\b(?:abr\w+|abiert\w*|atend\w+|atencion|horarios?|turno|cerr\w+|cierr\w+|open\w*|clos\w+|hours)\b/;
/** Words that cannot end a fact: what follows them belongs to them. */
const GOES_ON =
  /(?:^|\s)(?:y|e|o|de|del|la|el|los|las|en|por|para|con|sin|que|no|lo|a|al|un|una|solo|tiene|tienen|tenemos|tengo|hay|damos|doy|incluye|ofrecemos|su|mi|es|informes|pedidos|citas|tel|telefono|cel|whatsapp|wats|llamar|call|text|phone|and|or|the|with|for|of|to|in)$/;

/**
 * Splits a long clause that was typed without commas at the words where a new fact begins: "solicito
 * cocinera de lunes a sábado de 8 a 4 pago 2200". Shorter clauses stay whole.
 */
export function splitRunOn(
  clause: string,
  locale: Locale,
  /** In sentences, unlike in a list, days and hours stay with what they are said of. */
  { areSentences = false } = {},
): string[] {
  if (clause.split(/\s+/).length < RUN_ON_MIN_WORDS) return [clause];
  const folded = fold(clause);
  // `fold` keeps every sign in its place.
  const patterns = [
    (areSentences ? FACT_BEGINS : LISTED)[locale],
    PRICE_AFTER_TIME,
    ...(areSentences ? [] : [AFTER_STREET]),
    ...(areSentences || OPENS.test(folded) ? [] : [SHIFT]),
  ];
  const found = patterns
    .flatMap((pattern) => [...folded.matchAll(pattern)].map(({ index }) => index))
    .sort((one, other) => one - other);
  // A single word is no fact: "interesados presentarse en la sucursal" stays whole.
  const cuts = found.filter((cut, at) => {
    const part = folded.slice(at > 0 ? found[at - 1]! : 0, cut).trim();
    return part.includes(" ") && !GOES_ON.test(folded.slice(0, cut));
  });
  const parts = [0, ...cuts].map((from, at) =>
    clause.slice(from, cuts[at] ?? clause.length).trim(),
  );
  return parts.filter((part) => part !== "");
}
