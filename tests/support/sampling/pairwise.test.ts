import { describe, expect, it } from "vitest";
import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { looksAt, RUNS_ALL, WIDTHS } from "./combinations.ts";
import { type Dimensions, everyCombination, pairsOf, pairwise } from "./pairwise.ts";

describe("pairwise", () => {
  const DIMENSIONS: Dimensions[] = [
    { theme: THEMES, mode: MODES, width: WIDTHS },
    { a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3], d: [1, 2, 3] },
    { a: ["x", "y", "z", "u", "v"], b: [true, false], c: [null, 0, 1] },
    { a: [1], b: [2], c: [3] },
    { a: [1, 2] },
  ];

  it.each(DIMENSIONS)("covers every pair of %j", (dimensions) => {
    const all = everyCombination(dimensions);
    const rows = pairwise(dimensions);
    const covered = new Set(rows.flatMap(pairsOf));
    expect(all.flatMap(pairsOf).filter((pair) => !covered.has(pair))).toEqual([]);
    for (const row of rows) expect(all).toContainEqual(row);
  });

  it("takes few: four dimensions of three values in at most 12 of 81", () => {
    const three = [1, 2, 3];
    expect(pairwise({ a: three, b: three, c: three, d: three }).length).toBeLessThanOrEqual(12);
    expect(pairwise({ theme: THEMES, mode: MODES, width: WIDTHS })).toHaveLength(8);
  });

  it("has every value where there is nothing to meet", () => {
    expect(pairwise({ a: [1, 2] })).toEqual([{ a: 1 }, { a: 2 }]);
  });
});

describe.skipIf(RUNS_ALL)("looks in turn", () => {
  it("show each screen at both widths and in both modes", () => {
    for (let index = 0; index < 10; index += 1) {
      const looks = WIDTHS.flatMap((width) => looksAt(index, width));
      expect(looks.map(({ width }) => width)).toEqual([...WIDTHS]);
      expect(looks.map(({ mode }) => mode).sort()).toEqual([...MODES].sort());
    }
  });

  it("show any four screens in every theme with every mode and width", () => {
    const looks = [3, 4, 5, 6].flatMap((index) => WIDTHS.flatMap((width) => looksAt(index, width)));
    const seen = new Set(looks.flatMap(pairsOf));
    const wanted = everyCombination({ width: WIDTHS, theme: THEMES, mode: MODES });
    expect(wanted.flatMap(pairsOf).filter((pair) => !seen.has(pair))).toEqual([]);
  });
});
