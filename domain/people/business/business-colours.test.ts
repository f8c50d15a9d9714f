import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUSINESS_COLOURS, contrastOf, isLegible, parseColour } from "./business-colours.ts";

const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe("colours of a business", () => {
  it.each(Object.entries(BUSINESS_COLOURS))("%s is legible with white text", (_, hex) => {
    expect(parseColour(hex)).toBe(hex);
    expect([isLegible(hex, "main"), isLegible(hex, "accent")]).toEqual([true, true]);
  });

  it("has the contrasts of the standard's examples", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf("#777777", "#ffffff")).toBeLessThan(4.5);
  });

  it("is symmetric, 1 for a colour with itself, and at most 21", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrastOf(one, other)).toBe(contrastOf(other, one));
        expect(contrastOf(one, one)).toBe(1);
        expect(contrastOf(one, other)).toBeLessThanOrEqual(21.0001);
        if (isLegible(one, "main")) expect(isLegible(one, "accent")).toBe(true);
      }),
    );
  });

  it.each(["", "red", "#fff", "#12345g", "#1234567", "url(x)", "#123456;color:red"])(
    "refuses %j",
    (typed) => {
      expect(parseColour(typed)).toBeUndefined();
    },
  );
});
