import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { COUNTED_UP_TO, formatCompactCount, formatTotal } from "./counts.ts";

describe("formatTotal", () => {
  it("writes a count, and a plus where counting stopped", () => {
    expect(formatTotal(0)).toBe("0");
    expect(formatTotal(COUNTED_UP_TO)).toBe("500");
    expect(formatTotal(COUNTED_UP_TO + 1)).toBe("500+");
    expect(formatTotal(43_000)).toBe("500+");
  });

  it("adds up several counts", () => {
    expect(formatTotal(430, 320, 220, 24)).toBe("994");
    expect(formatTotal(430, 320, 500, 24)).toBe("1,274");
    expect(formatTotal(501, 320, 501, 24)).toBe("1,344+");
    expect(formatTotal()).toBe("0");
  });
});

describe("formatCompactCount", () => {
  test.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1_000, "1K"],
    [1_049, "1K"],
    [1_050, "1.1K"],
    [1_200, "1.2K"],
    [18_200, "18.2K"],
    [900_000, "900K"],
    [999_949, "999.9K"],
    [999_950, "1M"],
    [1_200_000, "1.2M"],
    [999_949_999, "999.9M"],
    [999_950_000, "1B"],
    [2_500_000_000, "2.5B"],
  ])("%d is %s", (count, shown) => {
    expect(formatCompactCount(count)).toBe(shown);
  });

  it("agrees with the compact English style of Intl at one decimal", () => {
    const intl = new Intl.NumberFormat("en", {
      notation: "compact",
      maximumFractionDigits: 1,
    });
    const sizes = fc.oneof(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 900_000, max: 1_100_000 }),
      fc.integer({ min: 0, max: 999_000_000_000 }),
    );
    fc.assert(
      fc.property(sizes, (count) => {
        expect(formatCompactCount(count)).toBe(intl.format(count));
      }),
      { numRuns: 2_000 },
    );
  });
});
