import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { highlight } from "./highlight.ts";
import { fold } from "./text-fold.ts";
import { graphemesOf } from "#domain/format/truncate.ts";

/** The text with matches in brackets. */
const shown = (text: string, typed: string) =>
  highlight(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Panadería La Espiga", "PANADERIA", "[Panadería] La Espiga"],
  ["Panaderia", "panadería", "[Panaderia]"],
  ["menú, MENU y menu\u0301", "menú", "[menú], [MENU] y [menu\u0301]"],
  ["aaaa", "aa", "[aa][aa]"],
  ["aaa", "aa", "[aa]a"],
  ["Straße 5", "strasse", "[Straße] 5"],
  ["Straße", "as", "Str[aß]e"],
  ["ß", "s", "[ß]"],
  ["…", "..", "[…]"],
  ["Diseño", "nu", "Diseño"],
  ["café ☕️ y 👩🏽‍🍳", "☕️", "café [☕️] y 👩🏽‍🍳"],
  ["a.c (x)", ".c (", "a[.c (]x)"],
  ["año nuevo", "  ano  ", "[año] nuevo"],
  ["Menú de temporada", "temporada menu", "[Menú] de [temporada]"],
  ["Menú de temporada", "menú de", "[Menú de] temporada"],
  ["pan y panadería", "panaderia pan rosa", "[pan] y [panadería]"],
  ["año", "   ", "año"],
  ["año", "", "año"],
  ["", "a", ""],
])("%j searched for %j is %j", (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});

/** What was typed, folded, where the text contains it; else its words. */
const searchedIn = (text: string, typed: string): string[] => {
  const whole = fold(typed.trim());
  const words = whole.split(/\s+/u).filter(Boolean);
  const isOne = words.length > 1 && words.every((word) => word.length < 3);
  return isOne || fold(text).includes(whole) ? [whole] : words;
};

describe("any text, any search", () => {
  const letters = fc.string({
    unit: fc.constantFrom(..."aábcñnNÑ eéE-", "ß", "œ", "…", "e\u0301", "\u0301", "👩🏽‍🍳"),
  });
  const anything = fc.oneof(
    letters,
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
  );

  it("splits into parts that join to the text, none empty", () => {
    fc.assert(
      fc.property(anything, anything, (text, typed) => {
        const parts = highlight(text, typed);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
    );
  });

  it("marks exactly the parts that match", () => {
    // With characters that fold to one letter the marked part is exactly the search.
    const plain = fc.string({ unit: fc.constantFrom(..."aábcñnNÑ eéE-") });
    fc.assert(
      fc.property(plain, plain, (text, typed) => {
        fc.pre(typed.trim() !== "");
        const searched = searchedIn(text, typed);
        for (const part of highlight(text, typed)) {
          if (part.isMatch) expect(searched).toContain(fold(part.text));
          else for (const one of searched) expect(fold(part.text)).not.toContain(one);
        }
      }),
    );
  });

  it("marks at least the search where a character folds to several", () => {
    fc.assert(
      fc.property(letters, letters, (text, typed) => {
        fc.pre(fold(typed.trim()) !== "");
        for (const part of highlight(text, typed)) {
          const isIn = (one: string) => fold(part.text).includes(one);
          if (part.isMatch) expect(searchedIn(text, typed).some(isIn)).toBe(true);
        }
      }),
    );
  });

  it("finds an inserted word", () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, word, after) => {
        fc.pre(fold(word.trim()) !== "");
        const parts = highlight(`${before} ${word.trim()} ${after}`, word);
        expect(parts.some((part) => part.isMatch)).toBe(true);
      }),
    );
  });

  it("splits at grapheme boundaries, with and without the segmenter", () => {
    const plain = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x205e }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(plain, plain, (text, typed) => {
        const ends = new Set([0]);
        let end = 0;
        for (const character of graphemesOf(text)) ends.add((end += character.length));
        let at = 0;
        for (const part of highlight(text, typed)) expect(ends).toContain((at += part.text.length));
      }),
    );
    for (let code = 0x20; code <= 0x205e; code++) {
      const sign = String.fromCharCode(code);
      // As `Intl.Segmenter` does: one part where the character combines with the letter before it.
      const marked = highlight(`a${sign}a`, "a").filter(({ isMatch }) => isMatch);
      const first = [...graphemesOf(`a${sign}a`)][0]!;
      if (fold(first) === "a") expect([sign, marked[0]!.text]).toEqual([sign, first]);
    }
  });
});
