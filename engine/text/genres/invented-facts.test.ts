import { describe, expect, it } from "vitest";
import { fill } from "#engine/text/fill.ts";
import { LENGTHS, TEXT_TONES, type Facts } from "#engine/text/genre.ts";
import { GENRES } from "./genres.ts";

const LOCALES = ["es", "en"] as const;
/** More than the alternatives of any choice: every alternative is tried. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);
const FACTS: readonly Facts[] = [{}, { what: "«algo»", business: "«negocio»", name: "«nombre»" }];

/** Percentages, money, durations, and numbers of things to collect. */
const FIGURES =
  /\d ?%|[$€£] ?\d|\d+ (?:pesos|dollars|d[ií]as|days|horas|hours|minutos|minutes|semanas|weeks|meses|months|años|years|sellos|stamps|calendar|working)\b|\b(?:diez|ten) (?:sellos|stamps|compras|purchases|visitas|visits)\b/i;
/** Promises that an owner alone may make: money back, a guarantee, a day by which to answer. */
const PROMISES =
  /devolverte tu dinero|devolvemos tu dinero|regresamos tu dinero|devolvemos dinero|reembols(?:o,|aremos|ará )|money back|will refund|return money|garantía|guarantee|d[ií]as hábiles|working days|a más tardar|by tomorrow|la mitad ahora|half now/i;

/** The text without its `[placeholders]`, which the owner fills in. */
const withoutBlanks = (text: string) => text.replace(/\[[^\]]*\]/g, "…");

describe.each(GENRES.map((genre) => [genre.key, genre] as const))("%s", (_, genre) => {
  it.each(LOCALES)("invents no figure and promises nothing, in %s", (locale) => {
    for (const tone of TEXT_TONES)
      for (const length of LENGTHS)
        for (const facts of FACTS)
          for (const seed of SEEDS) {
            const text = withoutBlanks(fill(genre[locale][tone][length], facts, locale, seed).text);
            expect(text).not.toMatch(FIGURES);
            expect(text).not.toMatch(PROMISES);
          }
  });
});

it("offers a refund or a discount in no answer to a complaint or a bad review", () => {
  for (const genre of GENRES.filter(({ key }) =>
    /^(?:complaint-reply|review-reply-bad)$/.test(key),
  ))
    for (const locale of LOCALES)
      for (const tone of TEXT_TONES)
        for (const length of LENGTHS)
          expect(genre[locale][tone][length]).not.toMatch(
            /reembols|dinero|descuento|gratis|refund|money|discount|\bfree\b|compens|make it up to you|\bhoy\b|\btoday\b|mañana|tomorrow/i,
          );
});
