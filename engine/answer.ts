import { SITE_TIME_ZONE } from "#domain/format/dates.ts";
import type { Business } from "#domain/people/business/business.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import type { Chip, Understanding } from "#domain/studio/creation-versions.ts";
import { today } from "./reading/days.ts";
import { showHours } from "./reading/hours.ts";
import { understand, type Wish } from "./understand.ts";
import { fill } from "./text/fill.ts";
import type { Facts, Length, TextTone } from "./text/genre.ts";
import { GENRES } from "./text/genres/genres.ts";
import {
  keyPoints,
  plainWords,
  shorten,
  subjectLines,
  toTable,
  type Operation,
} from "./text/operations.ts";

export interface Question {
  kind: CreationKind;
  /** The prompt and its follow-ups, in order. */
  instructions: readonly string[];
  /** What the person has corrected, by the key of the chip. */
  corrections: Readonly<Record<string, string>>;
  business: Business | undefined;
  now: Date;
  /** Consecutive seeds give different texts. */
  seed: number;
}

export interface EngineAnswer {
  /** Whether it is an answer, or says what can be done instead. */
  version: "final" | "cannot";
  /** Markdown. */
  text: string;
  understanding: Understanding;
}

/**
 * Answers by rules and templates: no network, no model. What it understood is in the answer, so that a
 * person can correct it; what it cannot do it says, with what it can.
 */
export function answer(question: Question): EngineAnswer {
  const { kind, instructions, corrections, business, now, seed } = question;
  const wish = understand(instructions, { today: today(now, SITE_TIME_ZONE), corrections });
  const { locale } = wish;
  const understood = (chips: Chip[], toFillIn: string[] = [], genre: string | null = null) => ({
    genre,
    language: locale,
    chips,
    toFillIn,
  });
  const cannot = (text: string): EngineAnswer => ({
    version: "cannot",
    text,
    understanding: understood([]),
  });
  if (wish.operation) {
    const text = operate(wish.operation, wish.source, locale);
    return text
      ? { version: "final", text, understanding: understood(chipsOf(wish)) }
      : cannot(SAYS[locale].noTable);
  }
  if (kind !== "text") return cannot(SAYS[locale].otherKind(offersOf(locale, seed)));
  if (wish.isUnclear) return cannot(SAYS[locale].noChange);
  if (!wish.genre) return cannot(SAYS[locale].noGenre(offersOf(locale, seed)));
  const { genre } = wish;
  const tone = wish.tone ?? toneOf(business);
  const length = wish.length ?? (business?.tone === "brief" ? "short" : "long");
  const facts: Facts = { ...factsOf(business, locale), ...wish.facts };
  const { text, toFillIn } = fill(genre[locale][tone][length], facts, locale, seed);
  return {
    version: "final",
    text,
    understanding: understood(chipsOf({ ...wish, genre, tone, length }), toFillIn, genre.key),
  };
}

function operate(operation: Operation, source: string, locale: Locale): string | undefined {
  switch (operation) {
    case "shorten":
      return shorten(source);
    case "key-points":
      return keyPoints(source);
    case "table":
      return toTable(source, locale);
    case "subjects":
      return subjectLines(source);
    case "plain":
      return plainWords(source, locale);
  }
}

/** What the business has told Plaza. */
function factsOf(business: Business | undefined, locale: Locale): Facts {
  if (!business) return {};
  const hours = business.hours ? showHours(business.hours, locale) : undefined;
  return {
    ...(business.name && { business: business.name }),
    ...(business.address && { address: business.address }),
    ...(business.town && { town: business.town }),
    ...(business.whatsapp && { phone: formatWhatsapp(business.whatsapp) }),
    ...(hours && { hours }),
  };
}

const toneOf = (business: Business | undefined): TextTone =>
  business?.tone === "formal" || business?.tone === "playful" ? business.tone : "warm";

const NAMES: Readonly<Record<Locale, Readonly<Record<TextTone | Length | Operation, string>>>> = {
  es: {
    warm: "cercano",
    formal: "formal",
    playful: "divertido",
    short: "corto",
    long: "con detalle",
    shorten: "acortar",
    "key-points": "puntos clave",
    table: "hacer una tabla",
    subjects: "líneas de asunto",
    plain: "palabras sencillas",
  },
  en: {
    warm: "warm",
    formal: "formal",
    playful: "playful",
    short: "short",
    long: "detailed",
    shorten: "shorten",
    "key-points": "key points",
    table: "make a table",
    subjects: "subject lines",
    plain: "plain words",
  },
};

/** Facts that are shown as understood; those of the business are not read from the prompt. */
const SHOWN_FACTS = [
  "what",
  "name",
  "price",
  "discount",
  "date",
  "until",
  "time",
  "hours",
  "phone",
] as const;

function chipsOf(wish: Wish): Chip[] {
  const { locale, genre, operation, tone, length, facts } = wish;
  const names = NAMES[locale];
  return [
    ...(genre ? [{ key: "genre", value: genre.name[locale] }] : []),
    ...(operation ? [{ key: "operation", value: names[operation] }] : []),
    ...SHOWN_FACTS.flatMap((key) => (facts[key] ? [{ key, value: facts[key] }] : [])),
    ...(tone ? [{ key: "tone", value: names[tone] }] : []),
    ...(length ? [{ key: "length", value: names[length] }] : []),
  ];
}

/** Six genres to choose from; others with each seed. */
function offersOf(locale: Locale, seed: number): string {
  const count = Math.min(6, GENRES.length);
  const names = Array.from(
    { length: count },
    (_, index) => GENRES[(seed * count + index) % GENRES.length]!.name[locale],
  );
  return names.map((name) => `- ${name}`).join("\n");
}

/** What the engine says when it cannot. */
const SAYS = {
  es: {
    noGenre: (offers: string) =>
      `No reconocí qué texto necesitas. Dilo con su nombre, por ejemplo:\n\n${offers}\n\nO pega un texto después de dos puntos y pide «acórtalo», «puntos clave», «hazlo tabla», «líneas de asunto» o «palabras sencillas».`,
    otherKind: (offers: string) =>
      `Esto todavía no lo sé hacer: por ahora escribo textos. Elige «Texto» y pide, por ejemplo:\n\n${offers}`,
    noChange:
      "No entendí el cambio. Puedo hacerlo más corto o con más detalle, formal, cercano o divertido, en inglés, para WhatsApp, o con otro precio, día, hora o nombre.",
    noTable:
      "Para hacer una tabla necesito una línea por renglón, con el mismo separador en todas: por ejemplo «Café: $35».",
  },
  en: {
    noGenre: (offers: string) =>
      `I did not recognise which text you need. Name it, for instance:\n\n${offers}\n\nOr paste a text after a colon and ask to “shorten” it, for “key points”, a “table”, “subject lines” or “plain words”.`,
    otherKind: (offers: string) =>
      `That I cannot make yet: for now I write texts. Choose “Text” and ask, for instance, for:\n\n${offers}`,
    noChange:
      "I did not understand the change. I can make it shorter or more detailed, formal, warm or playful, in Spanish, for WhatsApp, or with another price, day, time or name.",
    noTable:
      "For a table I need one line a row, with the same separator in all of them: for instance “Coffee: $35”.",
  },
} as const;
