import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatCredits, formatMxn, formatUsd } from "./money.ts";

describe("formatMxn", () => {
  test.each([
    [0, "$0"],
    [1, "$1"],
    [999, "$999"],
    [1234, "$1,234"],
    [1_000_000, "$1,000,000"],
    [-250, "-$250"],
  ])("%d pesos are %s", (pesos, shown) => {
    expect(formatMxn(pesos)).toBe(shown);
  });
});

describe("formatUsd", () => {
  test.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [1999, "$19.99"],
    [2900, "$29.00"],
    [123456, "$1,234.56"],
    [-1999, "-$19.99"],
  ])("%d cents are %s", (cents, shown) => {
    expect(formatUsd(cents)).toBe(shown);
  });
});

test.each([
  [0, "0"],
  [999, "999"],
  [1250, "1,250"],
  [12_345_678, "12,345,678"],
])("%d credits are %s", (credits, shown) => {
  expect(formatCredits(credits)).toBe(shown);
});

it("writes only plain characters, and no digit is lost", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(formatMxn(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*$/);
      expect(formatUsd(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(formatCredits(amount)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      expect(Number(formatMxn(amount).replace(/[$,]/g, ""))).toBe(amount);
      expect(Number(formatUsd(amount).replace(/[$,.]/g, ""))).toBe(amount);
      expect(Number(formatCredits(amount).replaceAll(",", ""))).toBe(amount);
    }),
  );
});
