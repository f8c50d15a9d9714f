import fc from "fast-check";
import { expect, it } from "vitest";
import { dayAfter } from "./days-ahead.ts";

it.each([
  ["2026-11-24", 0, "2026-11-24"],
  ["2026-11-24", 7, "2026-12-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

it("adds up", () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 }), fc.nat({ max: 400 }), (one, other) => {
      const day = "2026-01-31";
      expect(dayAfter(dayAfter(day, one), other)).toBe(dayAfter(day, one + other));
    }),
  );
});
