import type { Locale } from "#domain/preferences/preferences.ts";
import type { Chip } from "#domain/studio/creation-versions.ts";
import type { Length, TextTone } from "./text/genre.ts";
import type { Operation } from "./text/operations.ts";
import { CORRECTED, type Wish } from "./understand.ts";

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

/** Chips of an understood request, which a person can correct. */
export function chipsOf(wish: Wish): Chip[] {
  const { locale, asked, operation, tone, length, facts } = wish;
  const names = NAMES[locale];
  return [
    ...(asked ? [{ key: "genre", value: asked.name[locale] }] : []),
    ...(operation ? [{ key: "operation", value: names[operation] }] : []),
    ...CORRECTED.flatMap((key) => (facts[key] ? [{ key, value: facts[key] }] : [])),
    ...(tone ? [{ key: "tone", value: names[tone] }] : []),
    ...(length ? [{ key: "length", value: names[length] }] : []),
  ];
}
