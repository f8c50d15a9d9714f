import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupNumber, ungroupNumber } from "./grouped-number.ts";

describe("a typed number", () => {
  it.each([
    ["0", "0", "0"],
    ["999", "999", "999"],
    ["1000", "1,000", "1000"],
    [" 12500 ", "12,500", "12500"],
    ["1234567", "1,234,567", "1234567"],
    ["1,250", "1,250", "1250"],
    ["$ 1250.50", "1,250.50", "1250.50"],
    ["1250.", "1,250.", "1250."],
  ])("%j is shown as %j and sent as %j", (typed, shown, sent) => {
    expect([groupNumber(typed), ungroupNumber(typed)]).toEqual([shown, sent]);
  });

  it.each(["", "gratis", "1,25", "12,34,567", "1250,50", "12.345", "-5", "1e5", "1 250"])(
    "%j, which is none, stays as it was typed",
    (typed) => {
      expect([groupNumber(typed), ungroupNumber(typed)]).toEqual([typed, typed]);
    },
  );

  it("is the same number, shown or sent, and grouped once", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.nat({ max: 99 }), (whole, cents) => {
        const typed = `${whole}.${String(cents).padStart(2, "0")}`;
        const shown = groupNumber(typed);
        expect(ungroupNumber(shown)).toBe(typed);
        expect(groupNumber(shown)).toBe(shown);
      }),
    );
  });
});
