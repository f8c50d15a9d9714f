import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.ts";

const LONG =
  "Abrimos de lunes a viernes. El sábado cerramos temprano por inventario. Las devoluciones se hacen con el ticket de compra en la caja dos.";

describe("an excerpt", () => {
  it("of a short text is the text in one line", () => {
    expect(excerpt("Hola\n a  todos", "todos", 40)).toBe("Hola a todos");
  });

  it("shows the match with what stands around it", () => {
    const shown = excerpt(LONG, "zapato", 50);
    expect(shown).toBe("Abrimos de lunes a viernes. El sábado cerramos…");
    expect(excerpt(LONG, "DEVOLUCIONES", 50)).toMatch(/^….*Las devoluciones se hacen.*…$/u);
  });

  it("is never longer than allowed, and part of the text", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 25, max: 100 }), (text, typed, max) => {
        const shown = excerpt(text, typed, max);
        const body = shown.replace(/^…/u, "").replace(/…$/u, "");
        expect(body.length).toBeLessThanOrEqual(max + 1);
        expect(body).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
