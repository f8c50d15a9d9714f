import { SITE_TIME_ZONE } from "#domain/format/dates.ts";
import type { Business } from "#domain/people/business/business.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import type { Chip, Understanding } from "#domain/studio/creation-versions.ts";
import { serializeLayout } from "#domain/studio/builder/layout-file.ts";
import type { Asked, Material } from "./asked.ts";
import { CODE } from "./code/catalogue.ts";
import { fenced, type CodePiece } from "./code/piece.ts";
import { PAGES } from "./page/catalogue.ts";
import { placeBlocks, type PageLayout } from "./page/layout.ts";
import { PICTURES } from "./picture/catalogue.ts";
import { drawPicture } from "./picture/draw-picture.ts";
import type { PictureFormat } from "./picture/format.ts";
import { namesColour } from "./picture/palette.ts";
import { today } from "./reading/days.ts";
import { showHours } from "./reading/hours.ts";
import { understand, type Wish } from "./understand.ts";
import { fill } from "./text/fill.ts";
import type { Facts, Genre, Length, TextTone } from "./text/genre.ts";
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
  switch (question.kind) {
    case "text":
      return answerWith(question, GENRES, writeText);
    case "code":
      return answerWith(question, CODE, writeCode);
    case "images":
      return answerWith(question, PICTURES, draw);
    case "ui":
      return answerWith(question, PAGES, layOut);
  }
}

/** What an entry of a catalogue makes of a wish. */
interface Made {
  text: string;
  toFillIn?: string[];
  tone?: TextTone;
  length?: Length;
}
type Make<Entry extends Asked> = (
  entry: Entry,
  wish: Wish<Entry>,
  material: Material,
  question: Question,
) => Made;

function answerWith<Entry extends Asked>(
  question: Question,
  catalogue: readonly Entry[],
  make: Make<Entry>,
): EngineAnswer {
  const { kind, instructions, corrections, business, now, seed } = question;
  const day = today(now, SITE_TIME_ZONE);
  const wish = understand(instructions, {
    catalogue,
    today: day,
    corrections,
    // A picture can be asked for in another colour.
    ...(kind === "images" && { changes: namesColour }),
  });
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
  if (wish.isUnclear) return cannot(SAYS[locale].noChange);
  const { asked } = wish;
  if (!asked) return cannot(SAYS[locale].notFound[kind](offersOf(catalogue, locale, seed)));
  const facts: Facts = { ...factsOf(business, locale), ...wish.facts };
  const material = { locale, facts, values: wish.values, business, today: day };
  const { text, toFillIn, ...style } = make(asked, wish, material, question);
  return {
    version: "final",
    text,
    understanding: understood(chipsOf({ ...wish, ...style }), toFillIn, asked.key),
  };
}

const writeText: Make<Genre> = (genre, wish, { locale, facts }, { business, seed }) => {
  const tone = wish.tone ?? toneOf(business);
  const length = wish.length ?? (business?.tone === "brief" ? "short" : "long");
  return { ...fill(genre[locale][tone][length], facts, locale, seed), tone, length };
};

const writeCode: Make<CodePiece> = ({ language, make }, _, material) => {
  const { before, code, after } = make(material);
  return { text: `${before}\n\n${fenced(language, code)}\n\n${after}` };
};

const draw: Make<PictureFormat> = (format, _, material, { instructions, seed }) => {
  const { locale } = material;
  const { width, height, name, note } = format;
  const words = [
    SAYS[locale].picture(name[locale], `${width} × ${height}`),
    ...(note ? [note[locale]] : []),
  ];
  return {
    text: `${words.join(" ")}\n\n${fenced("svg", drawPicture(format, material, { instructions, seed }))}`,
  };
};

const layOut: Make<PageLayout> = ({ purpose, rows }, _, { locale, facts }, { seed }) => {
  const blanks = new Set<string>();
  const blocks = placeBlocks(rows, (words) => {
    const { text, toFillIn } = fill(words[locale], facts, locale, seed);
    toFillIn.forEach((blank) => blanks.add(blank));
    return text;
  });
  return {
    text: `${purpose[locale]}\n\n${fenced("plaza-layout", serializeLayout(blocks).trimEnd())}`,
    toFillIn: [...blanks],
  };
};

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
  const { locale, asked, operation, tone, length, facts } = wish;
  const names = NAMES[locale];
  return [
    ...(asked ? [{ key: "genre", value: asked.name[locale] }] : []),
    ...(operation ? [{ key: "operation", value: names[operation] }] : []),
    ...SHOWN_FACTS.flatMap((key) => (facts[key] ? [{ key, value: facts[key] }] : [])),
    ...(tone ? [{ key: "tone", value: names[tone] }] : []),
    ...(length ? [{ key: "length", value: names[length] }] : []),
  ];
}

/** Six entries to choose from; others with each seed. */
function offersOf(catalogue: readonly Asked[], locale: Locale, seed: number): string {
  const count = Math.min(6, catalogue.length);
  const names = Array.from(
    { length: count },
    (_, index) => catalogue[(seed * count + index) % catalogue.length]!.name[locale],
  );
  return names.map((name) => `- ${name}`).join("\n");
}

/** What the engine says of its answers, and when it cannot. */
const SAYS = {
  es: {
    notFound: {
      text: (offers: string) =>
        `No reconocí qué texto necesitas. Dilo con su nombre, por ejemplo:\n\n${offers}\n\nO pega un texto después de dos puntos y pide «acórtalo», «puntos clave», «hazlo tabla», «líneas de asunto» o «palabras sencillas».`,
      code: (offers: string) =>
        `No programo a la medida: doy código que ya está probado. Tengo, por ejemplo:\n\n${offers}`,
      images: (offers: string) =>
        `No reconocí qué imagen necesitas. Dibujo, no hago fotos; puedo hacer, por ejemplo:\n\n${offers}`,
      ui: (offers: string) =>
        `No reconocí de qué pantalla se trata. Puedo acomodar, por ejemplo:\n\n${offers}`,
    },
    picture: (name: string, size: string) =>
      `**${name}**, ${size} px. La puedes bajar en PNG para redes o en SVG para imprenta.`,
    noChange:
      "No entendí el cambio. Puedo hacerlo más corto o con más detalle, formal, cercano o divertido, en inglés, para WhatsApp, o con otro precio, día, hora o nombre.",
    noTable:
      "Para hacer una tabla necesito una línea por renglón, con el mismo separador en todas: por ejemplo «Café: $35».",
  },
  en: {
    notFound: {
      text: (offers: string) =>
        `I did not recognise which text you need. Name it, for instance:\n\n${offers}\n\nOr paste a text after a colon and ask to “shorten” it, for “key points”, a “table”, “subject lines” or “plain words”.`,
      code: (offers: string) =>
        `I do not program to measure: I give code that has been tested. I have, for instance:\n\n${offers}`,
      images: (offers: string) =>
        `I did not recognise which picture you need. I draw and do not photograph; I can make, for instance:\n\n${offers}`,
      ui: (offers: string) =>
        `I did not recognise which screen you mean. I can lay out, for instance:\n\n${offers}`,
    },
    picture: (name: string, size: string) =>
      `**${name}**, ${size} px. Download it as PNG for social media or as SVG for print.`,
    noChange:
      "I did not understand the change. I can make it shorter or more detailed, formal, warm or playful, in Spanish, for WhatsApp, or with another price, day, time or name.",
    noTable:
      "For a table I need one line a row, with the same separator in all of them: for instance “Coffee: $35”.",
  },
} as const;
