import fc from "fast-check";
import { expect, it, test } from "vitest";
import { fold } from "./text-fold.ts";

test.each([
  ["Modo Fácil", "modo facil"],
  ["ÁÉÍÓÚÜÑ áéíóúüñ", "aeiouun aeiouun"],
  ["ÂÊÔÃÕÇÀ âêôãõçà", "aeoaoca aeoaoca"],
  ["mode\u0301lo", "modelo"],
  ["1ª Straße", "1a strasse"],
  ["Diseño #3 — ¡ya!", "diseno #3 - !ya!"],
  ["", ""],
])("%j becomes %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("is idempotent, and ignores case and accents", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aeioubcnñÑáéíóúüÁÇçãõ 0-") });
  fc.assert(
    fc.property(letters, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text.toUpperCase())).toBe(fold(text));
      expect(fold(text.normalize("NFD"))).toBe(fold(text));
    }),
  );
});
