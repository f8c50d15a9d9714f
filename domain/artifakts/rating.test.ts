import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatRating, shownRating } from "./rating.ts";

test.each([
  [48, "4.8"],
  [0, "0.0"],
  [5, "0.5"],
  [10, "1.0"],
  [50, "5.0"],
  [51, "5.0"],
  [-3, "0.0"],
  [Infinity, "5.0"],
  [47.6, "4.8"],
])("%d tenths are %s", (tenths, shown) => {
  expect(formatRating(tenths)).toBe(shown);
});

it("reads back as the stored value divided by ten", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
      expect(formatRating(tenths)).toMatch(/^\d\.\d$/);
      expect(Math.round(Number(formatRating(tenths)) * 10)).toBe(tenths);
    }),
  );
});

it("refuses what is not a number", () => {
  expect(() => formatRating(Number.NaN)).toThrow(RangeError);
});

describe("shownRating", () => {
  it("is empty exactly when nobody has rated, and never 0.0", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
        expect(shownRating(tenths)).toBe(tenths === 0 ? "" : formatRating(tenths));
        expect(shownRating(tenths)).not.toBe("0.0");
      }),
    );
  });
});
