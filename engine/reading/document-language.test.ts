import { expect, it } from "vitest";
import { guessDocumentLanguage } from "./document-language.ts";

it.each([
  ["Abrimos todos los días de 8 a 6, pero los lunes no hay servicio.", "es"],
  ["Los tacos son con todo y la salsa es de la casa", "es"],
  ["We are open every day from 8 to 6, but not on Mondays.", "en"],
  ["The order will be sent when it has been paid.", "en"],
  ["Estamos abertos todos os dias das 8 às 18 e não fechamos aos domingos.", "pt"],
  ["As encomendas são enviadas pelo correio até a sua casa.", "pt"],
] as const)("%s", (text, language) => {
  for (const fallback of ["es", "en", "pt"] as const)
    expect(guessDocumentLanguage(text, fallback)).toBe(language);
});

it("takes the space's language where the text does not tell", () => {
  expect(guessDocumentLanguage("Taco 20\nTorta 45", "pt")).toBe("pt");
  expect(guessDocumentLanguage("", "en")).toBe("en");
});
