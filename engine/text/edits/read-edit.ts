/* Follow-ups that say exactly what is to be changed in the text before: "quita el precio", "change 10% to 15%". */

import { fold } from "#engine/reading/folded.ts";

/** A part of a text that can be named. */
export const PARTS = [
  "emojis",
  "hashtags",
  "exclamations",
  "price",
  "phone",
  "address",
  "date",
  "time",
  "title",
  "greeting",
  "closing",
  "signature",
  "last",
  "first",
] as const;
export type Part = (typeof PARTS)[number];

export type Edit =
  | { kind: "remove-part"; part: Part }
  /** Words, or with `isTopic` everything that is said of them. */
  | { kind: "remove-words"; words: string; isTopic: boolean }
  | { kind: "replace"; from: string; to: string }
  /** Another time in the place of the one that is told: "next week". */
  | { kind: "set-time"; words: string };

const LEAD =
  "^[\\s¡¿]*(?:(?:y|e|pero|ahora|mejor|ok(?:ay)?|porfa(?:vor)?|por favor|puedes|please|pls|and|now|but|can you|could you|also|tambien|hazlo|ponlo|make it|do it)[\\s,]+)*";
const TAIL = "[\\s,.!]*(?:please|pls|thanks|porfa(?:vor)?|por favor|gracias)?[\\s.!]*$";
const REMOVES = new RegExp(
  `${LEAD}(quit(?:a|ar|ale|arle|ame|alo)|elimin(?:a|ar|ale)|borr(?:a|ar|ale)|sac(?:a|ar|ale)|remueve|omite|sin|no (?:pongas|menciones|incluyas|uses)|remove|delete|drop|take (?:out|off|away)|leave out|get rid of|cut|omit|without|no|don'?t (?:mention|include|use|put|say)|lose)\\s+(.+?)${TAIL}`,
);
/** Weak orders, which count only before a known part: "sin emojis", "no prices". */
const IS_WEAK = /^(?:sin|no|without)$/;

const THE = "(?:(?:el|la|los|las|lo del?|the|all(?: the)?|any|todos los|todas las|cualquier)\\s+)?";
const NAMES: readonly (readonly [Part, string])[] = [
  ["emojis", "(?:emojis?|emoticon(?:es|s)?|caritas|emotes?)"],
  ["hashtags", "(?:hashtags?|etiquetas)"],
  [
    "exclamations",
    "(?:(?:signos? de )?(?:exclamacion(?:es)?|admiracion)|exclamation (?:marks?|points?))",
  ],
  ["price", "(?:precios?|costos?|prices?|costs?)"],
  [
    "phone",
    "(?:(?:numero de )?(?:telefono|celular|whatsapp|contacto)|numero|(?:phone|contact|cell)(?: number)?|number)",
  ],
  ["address", "(?:direccion|ubicacion|domicilio|address|location)"],
  ["date", "(?:fechas?|dias?|dates?|days?)"],
  ["time", "(?:hora(?:rio)?s?|times?|hours)"],
  ["title", "(?:titulo|encabezado|title|heading|headline)"],
  ["greeting", "(?:saludo|hola|greeting|hi|salutation)"],
  ["closing", "(?:despedida|cierre|gracias|closing|sign-?off|thank you|thanks)"],
  ["signature", "(?:firma|nombre del negocio|signature|business name)"],
  [
    "last",
    "(?:ultim[oa] (?:frase|oracion|linea|parte|parrafo|renglon|enunciado)|last (?:sentence|line|part|paragraph|phrase|bullet))",
  ],
  [
    "first",
    "(?:primer[oa]? (?:frase|oracion|linea|parte|parrafo|renglon|enunciado)|first (?:sentence|line|part|paragraph|phrase|bullet))",
  ],
];
const partOf = (words: string): Part | undefined =>
  NAMES.find(([, name]) => new RegExp(`^${THE}${name}$`).test(words))?.[0];
const TOPIC =
  /^(?:lo (?:de que|del?)|la (?:parte|frase) (?:de(?:l| que)?|donde dice(?: que)?)|eso del?|the (?:part|bit|line|sentence) (?:about|where it says|that says)|what it says about)\s+/;

const CHANGES = new RegExp(
  `${LEAD}(?:cambi(?:a|ar|ale|alo)|re+mplaz(?:a|ar|ale)|sustitu(?:ye|ir)|change|replace|swap|switch)\\s+(.+?)\\s+(por|with|to|into|for|a|con)\\s+(.+?)${TAIL}`,
);
/** A field is no word of the text: its new value is read as a fact. */
const IS_FIELD =
  /^(?:the |el |la |los |las )?(?:price|precio|date|fecha|day|dia|time|hora|hours|horario|phone(?: number)?|telefono|numero|tone|tono|name|nombre|discount|descuento|address|direccion|it|lo|language|idioma)$/;

const PUTS = "(?:pon(?:le)?|escribe|usa|que diga|di|put|use|write|say|make it)";
const INSTEAD = new RegExp(
  `${LEAD}${PUTS}\\s+(?<now>.+?)\\s+(?:en vez de|en lugar de|instead of)\\s+(?<old>.+?)${TAIL}`,
);
const FIRST_INSTEAD = new RegExp(
  `${LEAD}(?:en vez de|en lugar de|instead of)\\s+(?<old>.+?),?\\s+${PUTS}\\s+(?<now>.+?)${TAIL}`,
);

/** Words that stand instead of others are few; longer ones are instructions. */
const isShort = (words: string): boolean =>
  words.split(/\s+/).length <= INSTEAD_MAX_WORDS && !/\blo del?$|^que\s.*\by que\b/.test(words);
const INSTEAD_MAX_WORDS = 8;
/** Comparison with the words before it, "$100 en lugar de 130": it goes alone, and they stay. */
const COMPARES =
  /^(?:en (?:lugar|vez) del?|instead of|rather than|down from|(?:antes|was) (?=\$?\d))/;

/** Times that are no days of the calendar, folded. */
export const TIME_WORDS =
  "(?:this|next) (?:week(?:end)?|month)|today|tomorrow|tonight|(?:esta|la proxima|la siguiente) semana|(?:este|el proximo) (?:fin de semana|mes)|hoy|manana";
const SETS_TIME = new RegExp(
  `${LEAD}(?:(?:make it|have it|should|pon(?:le|lo)?|que|di|it)?\\s*(?:que |to |say |says |diga |es |sea |is |be )*)?(${TIME_WORDS})(?:\\s+instead|\\s+mejor)?${TAIL}`,
);

/** Reads what a follow-up changes in a text; undefined for one that asks for anything else. */
export function readEdit(typed: string): Edit | undefined {
  const folded = fold(typed);
  const change = CHANGES.exec(folded);
  if (change && !IS_FIELD.test(change[1]!)) {
    const from = change.index + change[0].indexOf(change[1]!);
    const to = folded.indexOf(change[3]!, from + change[1]!.length);
    return {
      kind: "replace",
      from: bare(typed.slice(from, from + change[1]!.length)),
      to: bare(typed.slice(to, to + change[3]!.length)),
    };
  }
  const instead = INSTEAD.exec(folded) ?? FIRST_INSTEAD.exec(folded);
  if (instead) {
    const { old, now } = instead.groups as { old: string; now: string };
    const place = (words: string) => {
      const from = folded.indexOf(words, instead.index);
      return bare(typed.slice(from, from + words.length));
    };
    if (!IS_FIELD.test(old) && isShort(now))
      return { kind: "replace", from: place(old), to: place(now) };
  }
  const time = SETS_TIME.exec(folded);
  if (time) {
    const from = folded.indexOf(time[1]!);
    return { kind: "set-time", words: typed.slice(from, from + time[1]!.length) };
  }
  const remove = REMOVES.exec(folded);
  if (!remove) return undefined;
  const [, verb = "", named = ""] = remove;
  const part = partOf(named);
  if (part) return { kind: "remove-part", part };
  if (IS_WEAK.test(verb)) return undefined;
  const from = folded.indexOf(named, remove[0].indexOf(verb) + verb.length);
  const words = typed.slice(from, from + named.length);
  const topic = TOPIC.exec(named)?.[0].length ?? 0;
  return {
    kind: "remove-words",
    words: bare(words.slice(topic).replace(/^(?:la palabra|the word|the|el|la|los|las)\s+/i, "")),
    isTopic: topic > 0 && !COMPARES.test(named.slice(topic)),
  };
}

const bare = (words: string): string => words.trim().replace(/^["«“'”]+|["»“'”]+$/g, "");
