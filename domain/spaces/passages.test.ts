import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PASSAGE_MAX_CHARACTERS } from "./documents.ts";
import { cutPassages, cutText, joinHeadings } from "./passages.ts";

/** Texts of words, sentences, lines and paragraphs, some longer than a passage, some without spaces. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom("\n", "\n\n", " ", ". ", "…\n", "\t", "\n \n  ", "? "),
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.integer({ min: 1, max: 1_500 }).map((length) => "x".repeat(length)),
      fc.integer({ min: 1, max: 700 }).map((length) => "🙂".repeat(length)),
      fc.integer({ min: 1, max: 1_300 }).map((length) => " ".repeat(length)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

const withoutSpace = (text: string) => text.replace(/\s+/g, "");

describe("cutText", () => {
  it("cuts any text into verbatim parts in its order, and loses nothing", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = cutText(text);
        let from = 0;
        for (const piece of pieces) {
          expect(piece).not.toBe("");
          expect(piece).toBe(piece.trim());
          expect(piece.length).toBeLessThanOrEqual(PASSAGE_MAX_CHARACTERS);
          expect(piece).not.toMatch(/\p{Cs}/u);
          const at = text.indexOf(piece, from);
          expect(at).toBeGreaterThanOrEqual(from);
          expect(text.slice(from, at).trim()).toBe("");
          from = at + piece.length;
        }
        expect(withoutSpace(pieces.join(""))).toBe(withoutSpace(text));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps a short text whole, also with several paragraphs", () => {
    expect(cutText("\n Abrimos a las 8.\n\nCerramos a las 6. \n")).toEqual([
      "Abrimos a las 8.\n\nCerramos a las 6.",
    ]);
    expect(cutText(" \n ")).toEqual([]);
  });

  it("ends at a paragraph where there is enough, else at a line, a sentence, a word", () => {
    const long = (end: string) => `${"a".repeat(699)}${end}${"b".repeat(699)}`;
    expect(cutText(`${"Corto. ".repeat(90)}\n\nOtro tema.`).at(-1)).toBe("Otro tema.");
    for (const end of ["\n\n", "\n", " "])
      expect(cutText(long(end)).map(({ length }) => length)).toEqual([699, 699]);
    expect(cutText(`Uno dos. ${"c".repeat(1_190)} d`)[0]).toBe("Uno dos.");
    expect(cutText("x".repeat(1_201)).map(({ length }) => length)).toEqual([1_200, 1]);
  });

  it("takes no more than a second for the longest text without an end", () => {
    const began = performance.now();
    expect(cutText("x".repeat(10_000_000))).toHaveLength(Math.ceil(10_000_000 / 1_200));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

it("joins headings, and gives each passage its own and its page", () => {
  expect(joinHeadings(["Envíos ", " ", "Zonas\n del  sur"])).toBe("Envíos › Zonas del sur");
  expect(joinHeadings(["x".repeat(900), "fin"])).toMatch(/^x{1,400} › fin$/);
  const text = "Llegamos.";
  expect(
    cutPassages([
      { headings: [], page: null, text },
      { headings: ["A", "B"], page: 3, text },
    ]),
  ).toEqual([
    { heading: "", page: null, text },
    { heading: "A › B", page: 3, text },
  ]);
});
