import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { ENTRY_TITLE_MAX_CHARACTERS, entryTitle, freePlace } from "./entries.ts";

describe("entryTitle", () => {
  it.each([
    ["  Maíz  azul ", "Otro texto", "Maíz azul"],
    ["", "Un cartel con maíz. Y letras.", "Un cartel con maíz"],
    ["", "Primera línea\nsegunda", "Primera línea"],
    ["", "¡Hola! Qué tal", "¡Hola"],
    ["", ".5 gramos", ".5 gramos"],
  ])("of %j and %j is %j", (typed, text, title) => {
    expect(entryTitle(typed, text)).toBe(title);
  });

  it("is one line that fits, never empty, without half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (typed, text) => {
        fc.pre(text.trim() !== "");
        const title = entryTitle(typed, text);
        expect(title.length).toBeLessThanOrEqual(ENTRY_TITLE_MAX_CHARACTERS);
        expect(title.trim()).not.toBe("");
        expect(title).not.toMatch(/[\n\r]/);
        if (!/\p{Cs}/u.test(typed + text)) expect(title).not.toMatch(/\p{Cs}/u);
      }),
    );
    const long = entryTitle("", `${"palabra ".repeat(40)}fin`);
    expect(long).toMatch(/palabra…$/);
  });
});

it("a free place is the lowest that is not taken", () => {
  expect(freePlace([], 3)).toBe(1);
  expect(freePlace([1, 3], 3)).toBe(2);
  expect(freePlace([3, 1, 2], 3)).toBeUndefined();
});

it("addresses are encoded", () => {
  expect(entryPaths.entry("a/b")).toBe("/challenges/entries/a%2Fb");
  expect(entryPaths.picture("e-1", "ab", "small")).toBe(
    "/challenges/entries/e-1/pictures/ab-small.webp",
  );
});
