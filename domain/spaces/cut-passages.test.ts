import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cutPassages } from "./cut-passages.ts";
import { PASSAGE_MAX_CHARACTERS } from "./documents.ts";

it("cuts at headings, and names those above", () => {
  const text =
    "Bienvenidos\n\n# Menú\nTacos $20\n\n## Bebidas\nAgua $15\n\nCafé $25\n# Horario\nLunes a viernes";
  expect(cutPassages(text)).toEqual([
    { heading: "", text: "Bienvenidos" },
    { heading: "Menú", text: "Tacos $20" },
    { heading: "Menú › Bebidas", text: "Agua $15\n\nCafé $25" },
    { heading: "Horario", text: "Lunes a viernes" },
  ]);
});

it("keeps a text that is only a heading, and nothing of an empty one", () => {
  expect(cutPassages("# Cerrado")).toEqual([{ heading: "", text: "Cerrado" }]);
  expect(cutPassages(" \n\n ")).toEqual([]);
});

it("cuts long paragraphs at the end of sentences", () => {
  const sentence = "Las devoluciones se aceptan en treinta días con el ticket. ";
  const passages = cutPassages(sentence.repeat(60));
  expect(passages.length).toBeGreaterThan(2);
  for (const { text } of passages) expect(text).toMatch(/ticket\.$/);
});

const word = fc.stringMatching(/^[a-zñáé🙂.$\d]{1,40}$/u);
const texts = fc
  .array(fc.tuple(word, fc.constantFrom(" ", "\n", "\n\n", ". ", "\r\n")), { maxLength: 400 })
  .map((parts) => parts.map(([a, b]) => a + b).join(""));

it("keeps every passage verbatim and short, and loses nothing", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const passages = cutPassages(text);
      const source = text.replace(/\r\n?/g, "\n");
      for (const passage of passages) {
        expect(passage.text.length).toBeLessThanOrEqual(PASSAGE_MAX_CHARACTERS);
        for (const paragraph of passage.text.split("\n\n"))
          expect(source.includes(paragraph)).toBe(true);
      }
      const letters = (all: string) => all.replace(/\s+/g, "");
      expect(letters(passages.map((passage) => passage.text).join(""))).toBe(letters(source));
    }),
  );
});
