import { detectLanguage } from "./language.ts";

/** Greetings and courtesies at the beginning of a prompt, which are for the app and no reader. */
const GREETING =
  /^[\s¡¿]*(?:(?:hola|buenas(?: tardes| noches)?|buenos d[ií]as|buen d[ií]a|qu[eé] tal|oye|che|hi|hello|hey)[\s,.!¡]+)+(?=\S)/iu;

/** Orders as they are said to "vos", and as they are said to "tú". */
const VOSEO: Readonly<Record<string, string>> = {
  armame: "hazme",
  haceme: "hazme",
  hacé: "haz",
  escribime: "escríbeme",
  escribí: "escribe",
  mandame: "mándame",
  pasame: "pásame",
  decime: "dime",
  tirame: "dame",
  ayudame: "ayúdame",
  redactame: "redáctame",
  contestale: "contéstale",
  respondele: "respóndele",
  avisales: "avísales",
  poneme: "ponme",
};

/** Short forms of chats that stand between words, and what they stand for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:por|x) ?q(?:ue)?(?![\p{L}\d])(?=\s+(?:se|no|nos|ya|hay|hubo|el|la|los|las|me|estamos|est[aá]|va|vamos|tenemos|fue)(?!\p{L}))/giu,
    "porque",
  ],
  [/(?<![\p{L}\d])(?:xq|pq|xk|porq)(?![\p{L}\d])/giu, "porque"],
  [/(?<![\p{L}\d@.])[qk](?![\p{L}\d.@])/giu, "que"],
  [/(?<=\p{L}\s)x(?=\s+(?:\p{L}{2}|\$?\d{2}))/giu, "por"],
  [/(?<![\p{L}\d])(?:tmb|tbn|tb)(?![\p{L}\d])/giu, "también"],
  [/(?<![\p{L}\d])msj(?![\p{L}\d])/giu, "mensaje"],
  [/(?<![\p{L}\d])posteo(?![\p{L}\d])/giu, "post"],
];

const STARS = /(?:[⭐★🌟]\uFE0F?\s?){1,5}/gu;

/**
 * A prompt with what people shorten in chats written out, so that every rule reads the same words:
 * "q" as "que", "⭐⭐" as "2 estrellas", "armame" as "hazme". A greeting to the app is left out.
 */
export function spellOut(prompt: string): string {
  const locale = detectLanguage(prompt);
  const starred = prompt.replace(STARS, (stars) => {
    const count = [...stars].filter((sign) => /[⭐★🌟]/u.test(sign)).length;
    const word = locale === "es" ? "estrella" : "star";
    return `${count} ${word}${count > 1 ? "s" : ""}: `;
  });
  const asked = starred.replace(GREETING, "");
  if (locale !== "es") return asked;
  const spelled = SHORT.reduce((text, [short, long]) => text.replace(short, long), asked);
  return spelled.replace(/^(\s*)(\p{L}+)/u, (whole, space: string, word: string) => {
    const order = VOSEO[word.toLowerCase()];
    return order ? `${space}${order}` : whole;
  });
}
