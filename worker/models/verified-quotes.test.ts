import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findVerbatim, isGrounded } from "./verified-quotes.ts";

const TEXT = "Horario\nLunes a viernes de 8:00 a 17:00\nEnchiladas verdes:  $110\n$35";

describe("findVerbatim", () => {
  it.each([
    ["Lunes a viernes de 8:00 a 17:00", "Lunes a viernes de 8:00 a 17:00"],
    // The text's own white space.
    ["Enchiladas verdes: $110", "Enchiladas verdes:  $110"],
    ["17:00 Enchiladas", "17:00\nEnchiladas"],
    ["$35", "$35"],
  ])("finds %s", (quote, found) => expect(findVerbatim(quote, TEXT)).toBe(found));

  it.each([
    "Lunes a sábado de 8:00 a 17:00",
    "lunes a viernes de 8:00",
    "$110",
    "a",
    "",
    "   ",
    ".*",
    "Lunes.*17:00",
    "Enchiladas verdes: $11O",
  ])("does not find %s", (quote) => expect(findVerbatim(quote, TEXT)).toBeUndefined());

  it("finds nothing that is not there", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (quote, text) => {
        const found = findVerbatim(quote, text);
        if (found !== undefined) expect(text).toContain(found);
      }),
    );
  });
});

describe("isGrounded", () => {
  it.each([
    ["Abrimos de 8:00 a 17:00.", true],
    ["Las enchiladas cuestan $110.", true],
    ["Sí, abrimos entre semana.", true],
    ["Las enchiladas cuestan $99.", false],
    ["Escribe a ana@evil.example.", false],
    ["Entra a https://evil.example/x?d=1", false],
    ["Entra a evil.example", false],
    ["![x](http://evil.example/a.png)", false],
  ])("%s: %s", (text, is) => expect(isGrounded(text, [TEXT])).toBe(is));
});
