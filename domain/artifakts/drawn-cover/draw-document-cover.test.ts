import { describe, expect, it } from "vitest";
import { drawDocumentCover } from "./draw-document-cover.ts";

/** Each text of a drawing with the size of its letters. */
const textsOf = (svg: string | undefined) =>
  [...(svg ?? "").matchAll(/font-size="(\d+)"[^>]*>([^<]+)<\/text>/g)].map(([, size, text]) => [
    text,
    Number(size),
  ]);
const passage = (heading: string, text: string) => ({ heading, page: 1, text });

describe("drawDocumentCover", () => {
  it("shows headings larger than text, each once", () => {
    const svg = drawDocumentCover([
      passage("Carta", "Carta"),
      passage("Carta › Desayunos", "Molletes $75\nChilaquiles $98"),
      passage("Carta › Desayunos", "Café de olla $38"),
      passage("Carta › Postres", "Flan $52"),
    ]);
    expect(textsOf(svg)).toEqual([
      ["Carta", 27],
      ["Desayunos", 20],
      ["Molletes $75", 17],
      ["Chilaquiles $98", 17],
      ["Café de olla $38", 17],
      ["Postres", 20],
      ["Flan $52", 17],
    ]);
  });

  it("shows the headings above the first text, and no mark of Markdown", () => {
    expect(textsOf(drawDocumentCover([passage("Manual › Horario", "# 8 a 17 h")]))).toEqual([
      ["Manual", 27],
      ["Horario", 20],
      ["# 8 a 17 h", 17],
    ]);
  });

  it("escapes what a document says, and draws nothing of an empty one", () => {
    expect(drawDocumentCover([passage("", "<script>")])).toContain("&lt;script&gt;");
    expect(drawDocumentCover([])).toBeUndefined();
    expect(drawDocumentCover([passage("", " \n ")])).toBeUndefined();
  });
});
