/* Follow-ups that add one thing to the text before: "agrega que es para llevar", "y la dirección", "con emojis". */

import { fold } from "#engine/reading/folded.ts";
import { readDates } from "#engine/reading/dates.ts";
import type { Day } from "#engine/reading/days.ts";

/** Facts of a business that are added by their name, and are not typed. */
export type OwnFact = "address" | "hours" | "phone";

export type Insertion =
  | { kind: "add-emojis" }
  | { kind: "add-fact"; fact: OwnFact }
  | { kind: "add-date"; words: string }
  /** A sentence in the person's words. */
  | { kind: "add-words"; words: string };

const VERB =
  "(?:agrega|anade|incluye|pon|di|mete|add|include|put|mention|con|with)(?:le|me)?(?:\\s+(?:tambien|also))?";
const THE = "(?:la|el|los|mi|mis|nuestr[oa]s?|the|my|our)";
const FACT_NAMES: Readonly<Record<OwnFact, string>> = {
  address: "direccion|ubicacion|domicilio|address|location",
  hours: "horarios?(?: de atencion)?|(?:opening )?hours",
  phone:
    "(?:numero de )?(?:telefono|whatsapp|celular|contacto)|numero|(?:phone|whatsapp)(?: number)?|number",
};
const ANY_FACT = Object.values(FACT_NAMES).join("|");
const END = "[\\s.,!]*(?:por favor|porfa|please)?[\\s.!]*$";

const EMOJIS = new RegExp(
  `^[\\s¡]*(?:(?:y|and|pero|but)\\s+)?(?:(?:hazlo|ponlo|make it)\\s+)?(?:${VERB}|us[ae]|use|que tenga|mas|more)\\s+(?:unos|algunos|muchos|mas|varios|some|more|a few)?\\s*emojis?${END}`,
);
const FACT = (name: string) =>
  new RegExp(`^[\\s¡]*(?:(?:y|and)\\s+)?${VERB}\\s+(?:${THE}\\s+)?(?:${name})${END}`);
const SAYS =
  /^[\s¡]*(?:(?:y|and)\s+)?(?:(?:agrega|anade|incluye|menciona|add|include|mention)(?:le)?|(?:pon(?:le)?|di|say)(?= que| that))(?:\s+(?:tambien|also))?(?:\s+(?:que|that))?\s+/;
/** A rule for customers, folded, that is added without being told to: "si llegan tarde se pierde la cita". */
const CONDITION =
  /^[\s¡]*(?:y\s+)?si (?!puedes|quieres|es posible|se puede)[^?]*\b(?:(?:se|les?) (?:pierden?|cancelan?|cobran?|recorren?|reagendan?)|pierden?|cobramos|cancelamos|(?:hay|tienen?) (?:un )?cargo|ya no)\b/;
/** Words around a day that is all that a clause says. */
const AROUND_DAY =
  /^(?:(?:es|sea|va a ser|sera|para|it is|it's|is|on|el|la|del?|the|this|este)\s*|[\s.,!])*$/;

/** Boundary before a fact of the business behind another addition: "… y la dirección". */
const BEFORE_FACT = new RegExp(
  `,?\\s+(?:y|and)\\s+(?=(?:(?:tambien|also)\\s+)?${THE}\\s+(?:${ANY_FACT})(?:${END}|\\s+(?:y|and)\\s+${THE}\\s+(?:${ANY_FACT})))`,
  "g",
);
const ADDS = new RegExp(`^[\\s¡]*(?:(?:y|and)\\s+)?(?:${VERB}|que diga|say)\\b`);

/** The single additions of a clause: "agrega que es el viernes y la dirección" is two. */
export function splitFacts(clause: string): string[] {
  const folded = fold(clause);
  if (folded.length !== clause.length || !ADDS.test(folded)) return [clause];
  const pieces: string[] = [];
  let from = 0;
  for (const match of folded.matchAll(BEFORE_FACT)) {
    pieces.push(clause.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, clause.slice(from)].map((piece, at) =>
    at === 0 ? piece : `agrega ${piece.replace(/^(?:tambi[eé]n|also)\s+/i, "")}`,
  );
}

/** Reads what a follow-up adds to a text; undefined for one that asks for anything else. */
export function readInsertion(typed: string, today: Day): Insertion | undefined {
  const folded = fold(typed);
  if (EMOJIS.test(folded)) return { kind: "add-emojis" };
  const fact = (Object.keys(FACT_NAMES) as OwnFact[]).find((key) =>
    FACT(FACT_NAMES[key]).test(folded),
  );
  if (fact) return { kind: "add-fact", fact };
  const lead = SAYS.exec(folded)?.[0].length ?? (CONDITION.test(folded) ? 0 : undefined);
  if (lead === undefined) return undefined;
  const words = typed.slice(lead).replace(/[\s.]+$/, "");
  const day = readDates(fold(words), today);
  const rest = day.reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(to),
    fold(words),
  );
  if (day.length === 1 && AROUND_DAY.test(rest))
    return { kind: "add-date", words: words.slice(day[0]!.from, day[0]!.to) };
  return words === "" ? undefined : { kind: "add-words", words };
}
