import { describe, expect, it } from "vitest";
import { fill } from "#engine/text/fill.ts";
import { LENGTHS, SLOTS, TEXT_TONES, type Facts, type Genre } from "#engine/text/genre.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import { GENRES } from "./genres.ts";

const LOCALES = ["es", "en"] as const;
const ALL: Facts = Object.fromEntries(SLOTS.map((slot) => [slot, `«${slot}»`]));
const SEEDS = [0, 1, 2, 3, 4, 5];

/** Each template of a genre with its place. */
const templatesOf = (genre: Genre) =>
  LOCALES.flatMap((locale) =>
    TEXT_TONES.flatMap((tone) =>
      LENGTHS.map((length) => ({
        locale,
        tone,
        length,
        template: genre[locale][tone][length],
      })),
    ),
  );

it("has unique keys and names", () => {
  for (const of of [
    GENRES.map(({ key }) => key),
    ...LOCALES.map((locale) => GENRES.map(({ name }) => name[locale])),
  ])
    expect(new Set(of).size).toBe(of.length);
});

describe.each(GENRES.map((genre) => [genre.key, genre] as const))("%s", (_, genre) => {
  it("uses known slots and balanced marks", () => {
    for (const { template } of templatesOf(genre)) {
      for (const [, name] of template.matchAll(/\{([^}]*)\}/g)) expect(SLOTS).toContain(name);
      expect(template.split("[[").length, template).toBe(template.split("]]").length);
      expect(template.split("<").length, template).toBe(
        template.split(">").length - (template.match(/^>/gm)?.length ?? 0),
      );
      // Optional parts do not nest, and choices stand outside of them.
      for (const [, part = ""] of template.matchAll(/\[\[(.*?)\]\]/gs))
        expect(part, template).toMatch(/^[^[\]<>|]*\{[a-z]+\}[^[\]<>|]*$/s);
    }
  });

  it("leaves nothing raw, whatever is known", () => {
    for (const { template, locale } of templatesOf(genre)) {
      for (const facts of [{}, ALL]) {
        for (const seed of SEEDS) {
          const { text, toFillIn } = fill(template, facts, locale, seed);
          // Bars only in tables.
          expect(text.replace(/^\|.*\|$/gm, "-")).not.toMatch(
            /[{}|<>]|\[\[|\]\]|undefined| {2}|\n{3}|\s[.,;!?]|\.\./,
          );
          expect(text.length).toBeGreaterThan(40);
          expect([...text.matchAll(/\[([^\]]+)\]/g)].map(([, blank]) => blank)).toEqual(
            expect.arrayContaining(toFillIn),
          );
          if (facts === ALL) for (const blank of toFillIn) expect(template).toContain(`[${blank}]`);
        }
      }
    }
  });

  it("is never alike twice in a row", () => {
    for (const { template, locale } of templatesOf(genre))
      for (const seed of SEEDS)
        expect(fill(template, {}, locale, seed).text).not.toBe(
          fill(template, {}, locale, seed + 1).text,
        );
  });

  it("differs by tone and length", () => {
    for (const locale of LOCALES) {
      const texts = TEXT_TONES.flatMap((tone) =>
        LENGTHS.map((length) => fill(genre[locale][tone][length], ALL, locale, 0).text),
      );
      expect(new Set(texts).size).toBe(texts.length);
      for (const tone of TEXT_TONES) {
        const [short, long] = LENGTHS.map(
          (length) => fill(genre[locale][tone][length], ALL, locale, 0).text.length,
        );
        expect(long, `${locale} ${tone}`).toBeGreaterThan(1.4 * short!);
      }
    }
  });

  it("is written in its language", () => {
    for (const { template, locale } of templatesOf(genre)) {
      const { text } = fill(template, {}, locale, 0);
      expect(detectLanguage(text, locale), text).toBe(locale);
    }
  });

  it("is asked for by its own name", () => {
    for (const locale of LOCALES) {
      const folded = genre.name[locale].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      expect(genre.asks[locale].test(folded), folded).toBe(true);
      expect(genre.asks[locale].flags).toBe("");
    }
  });
});
