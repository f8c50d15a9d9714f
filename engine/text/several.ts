/* Requests for several texts at once: "three captions", "dos recordatorios". */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import { COURTESIES, MAKES, WISHES } from "#engine/reading/request-words.ts";

/** Most texts of one answer. */
const SEVERAL_MAX = 10;
/** Number of a few, where none is told. */
const A_FEW = 3;

const COUNTS: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  unos: A_FEW,
  unas: A_FEW,
  varios: A_FEW,
  varias: A_FEW,
  algunos: A_FEW,
  algunas: A_FEW,
  some: A_FEW,
  several: A_FEW,
  "a few": A_FEW,
  "a couple of": 2,
  "un par de": 2,
};

/** Names of texts in the plural, folded, with the singular. */
const PLURALS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    mensajes: "mensaje",
    textos: "texto",
    correos: "correo",
    posts: "post",
    captions: "caption",
    "pies de foto": "pie de foto",
    publicaciones: "publicación",
    historias: "historia",
    avisos: "aviso",
    anuncios: "anuncio",
    recordatorios: "recordatorio",
    cartas: "carta",
    invitaciones: "invitación",
    notas: "nota",
    respuestas: "respuesta",
    letreros: "letrero",
    descripciones: "descripción",
    promociones: "promoción",
    promos: "promo",
    ofertas: "oferta",
    esloganes: "eslogan",
    eslogans: "eslogan",
    slogans: "slogan",
    lemas: "lema",
    agradecimientos: "agradecimiento",
    felicitaciones: "felicitación",
  },
  en: {
    messages: "message",
    texts: "text",
    "e-mails": "e-mail",
    emails: "email",
    posts: "post",
    captions: "caption",
    stories: "story",
    notices: "notice",
    ads: "ad",
    reminders: "reminder",
    letters: "letter",
    invitations: "invitation",
    notes: "note",
    replies: "reply",
    signs: "sign",
    announcements: "announcement",
    descriptions: "description",
    promotions: "promotion",
    promos: "promo",
    offers: "offer",
    slogans: "slogan",
    taglines: "tagline",
    mottos: "motto",
    newsletters: "newsletter",
  },
};

const countIn = (locale: Locale) => {
  const names = Object.keys(PLURALS[locale]).join("|");
  const counts = Object.keys(COUNTS).join("|");
  return new RegExp(
    `^([\\s¡¿]*(?:(?:${COURTESIES[locale]}|${WISHES[locale]}|${MAKES[locale]}|que|me|us)[,! ]+)*)` +
      `(?:(?:otr[oa]s|mis|los|las|the|my|another) )?(?:(\\d{1,2}|${counts}) )?` +
      // "Short Instagram", "good" stand before the name in English.
      `((?:(?!(?:a|an|the|un|una|el|la|de|para|of|for|to|with|con|${counts}|${MAKES.es}|${MAKES.en})\\b)[a-z-]+ ){0,3}?)(${names})(?![\\w-])`,
  );
};
const COUNTED = { es: countIn("es"), en: countIn("en") };

/** A request for texts, as one for a single text. */
export interface Several {
  /** Number of texts; 1 where only a plural is said. */
  count: number;
  prompt: string;
}

/** Reads how many texts a prompt asks for; undefined where it names one, or none. */
export function readSeveral(prompt: string): Several | undefined {
  const folded = fold(prompt);
  if (folded.length !== prompt.length) return undefined;
  const own = detectLanguage(prompt);
  for (const locale of [own, own === "es" ? "en" : "es"] as const) {
    const match = COUNTED[locale].exec(folded);
    if (!match) continue;
    const [whole, head = "", said, between = "", plural = ""] = match;
    const count = said === undefined ? 1 : (COUNTS[said] ?? Number(said));
    const name = PLURALS[locale][plural]!;
    const style = prompt
      .slice(whole.length - plural.length - between.length)
      .slice(0, between.length);
    const article =
      locale === "en" ? (/^[aeiou]/i.test(style || name) ? "an" : "a") : articleOf(name);
    return {
      count: Math.min(Math.max(count, 1), SEVERAL_MAX),
      prompt: `${prompt.slice(0, head.length)}${article} ${style}${name}${prompt.slice(whole.length)}`,
    };
  }
  return undefined;
}

const articleOf = (name: string): string => (/(?:a|ión)$/.test(name) ? "una" : "un");

/** Words of a text that make it another one. */
const NEWS_MIN_WORDS = 4;
const wordsOf = (text: string): string[] => fold(text).match(/[a-z]{3,}/g) ?? [];

/** Texts that say different things: each has words of its own against every one before. */
export function distinctTexts(texts: readonly string[], count: number): string[] {
  const kept: string[] = [];
  for (const text of texts) {
    const isNew = kept.every((one) => {
      const known = new Set(wordsOf(one));
      return wordsOf(text).filter((word) => !known.has(word)).length >= NEWS_MIN_WORDS;
    });
    if (isNew && kept.length < count) kept.push(text);
  }
  return kept;
}

const FEWER: Readonly<Record<Locale, (count: number, made: number) => string>> = {
  es: (count, made) =>
    made === 1
      ? `Me pediste ${count} y te doy uno: con estos datos los demás dirían lo mismo. Cuéntame en qué se distingue cada uno y los escribo por separado.`
      : `Me pediste ${count} y te doy ${made}: los demás repetirían lo mismo.`,
  en: (count, made) =>
    made === 1
      ? `You asked for ${count}, and this is one: with these facts the others would say the same. Tell me how each one differs and I will write them one by one.`
      : `You asked for ${count}, and these are ${made}: the others would repeat them.`,
};

/** Says that the texts are fewer than were asked for. */
export const fewer = (count: number, made: number, locale: Locale): string =>
  `*${FEWER[locale](count, made)}*`;

/** Texts one below the other, numbered; says so where they are fewer than were asked for. */
export function listed(texts: readonly string[], count: number, locale: Locale): string {
  const [only = ""] = texts;
  const shown =
    texts.length === 1
      ? only
      : texts.map((text, at) => `**${at + 1}.**\n\n${text}`).join("\n\n---\n\n");
  return texts.length < count ? `${fewer(count, texts.length, locale)}\n\n${shown}` : shown;
}
