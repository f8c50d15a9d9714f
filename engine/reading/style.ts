import type { Locale } from "#domain/preferences/preferences.ts";
import type { Length, TextTone } from "#engine/text/genre.ts";

const TONES: readonly [TextTone, RegExp][] = [
  ["formal", /\b(formal|formales|seri[oa]|profesional|professional|serious|de usted)\b/],
  [
    "playful",
    /\b(divertid[oa]|alegre|gracios[oa]|juguet[oó]n|entusiasta|emocion|fun|funny|playful|cheerful|enthusiastic)\b/,
  ],
  [
    "warm",
    /\b(cercan[oa]|calid[oa]|amable|calma|tranquil[oa]|de tu|carinos[oa]|warm|warmer|friendly|friendlier|nicer|kinder|kind|calm|gentle|mas cercan[oa])\b/,
  ],
];
const SHORT =
  /\b(mas cort[oa]|cort[oa]|breve|resumid[oa]|en pocas palabras|(?:dos|tres|2|3) (?:lineas|frases|renglones)|shorter|short|brief|(?:two|three|2|3) (?:lines|sentences))\b/;
const LONG =
  /\b(mas larg[oa]|larg[oa]|mas detalle|detallad[oa]|complet[oa]|longer|long|detailed|more detail)\b/;
const COUNTS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  "a hundred": 100,
};
const WORDS = new RegExp(
  `\\b(?:maximo|menos de|hasta|at most|under|fewer than|up to) (\\d{1,3}|${Object.keys(COUNTS).join("|")}) (?:palabras|words)\\b`,
);
/** Places where texts are short. */
const BRIEF_PLACE =
  /\b(whatsapp|sms|mensaje de texto|historia|story|tweet|tuit|estado|text message|caption|pie de foto)\b/;
/** A text of more words than this is no short one. */
const SHORT_MAX_WORDS = 100;

/** The tone that a folded prompt asks for. */
export const readTone = (folded: string): TextTone | undefined =>
  TONES.find(([, pattern]) => pattern.test(folded))?.[0];

/** The length that a folded prompt asks for. */
export function readLength(folded: string): Length | undefined {
  const words = WORDS.exec(folded);
  if (words) return (COUNTS[words[1]!] ?? Number(words[1])) <= SHORT_MAX_WORDS ? "short" : "long";
  // "más largo" is tested before "corto": few prompts contain both.
  if (LONG.test(folded)) return "long";
  return SHORT.test(folded) || BRIEF_PLACE.test(folded) ? "short" : undefined;
}

/** The language that a folded prompt asks to answer in. */
export function readWantedLanguage(folded: string): Locale | undefined {
  if (/\b(en ingles|al ingles|in english|into english|to english)\b/.test(folded)) return "en";
  if (/\b(en espanol|al espanol|in spanish|into spanish|to spanish)\b/.test(folded)) return "es";
  return undefined;
}
