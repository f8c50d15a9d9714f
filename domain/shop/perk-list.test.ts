import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPerkResults, parsePerkState, PERK_MENU, perkQuery } from "./perk-list.ts";

const parse = (query: string) => parsePerkState(new URLSearchParams(query));

describe("parsePerkState", () => {
  it("is the unfiltered store for an empty or unknown address", () => {
    const unfiltered = { menu: "descubrir", q: "", page: 1 };
    for (const query of ["", "?menu=nada&page=-1", "?menu=constructor&q=%20&page=x"]) {
      expect(parse(query)).toEqual(unfiltered);
      expect(hasPerkResults(parse(query))).toBe(false);
    }
  });

  it("shows results with a menu, with a search, with both", () => {
    for (const query of ["?menu=analisis", "?q=voz", "?menu=analisis&q=voz"]) {
      expect(hasPerkResults(parse(query))).toBe(true);
    }
  });
});

describe("perkQuery", () => {
  it("is read back as it was", () => {
    const states = fc.record({
      menu: fc.constantFrom(...PERK_MENU),
      q: fc.string({ maxLength: 40, unit: "grapheme" }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(perkQuery(state))).toEqual(state);
      }),
    );
  });

  it("is empty for the unfiltered store", () => {
    expect(perkQuery({ menu: "descubrir", q: "", page: 1 })).toBe("");
  });
});
