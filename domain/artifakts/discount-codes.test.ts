import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discountedPrice,
  listPriceOf,
  readAmount,
  readCode,
  readNewCode,
} from "./discount-codes.ts";

const price = fc.integer({ min: 0, max: 1_000_000 });
const percent = fc.integer({ min: 1, max: 100 });

describe("discountedPrice", () => {
  it("is within 0 and the price, and at most half a peso from the exact one", () =>
    fc.assert(
      fc.property(price, percent, (full, off) => {
        const paid = discountedPrice(full, off);
        expect(Number.isInteger(paid)).toBe(true);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(full);
        expect(Math.abs(paid - (full * (100 - off)) / 100)).toBeLessThanOrEqual(0.5);
      }),
    ));

  it("falls with the discount, and is 0 at 100 per cent", () =>
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 99 }), (full, off) => {
        expect(discountedPrice(full, off + 1)).toBeLessThanOrEqual(discountedPrice(full, off));
        expect(discountedPrice(full, 100)).toBe(0);
      }),
    ));
});

it("reads codes regardless of case and spaces", () => {
  expect(readCode(" buen fin ")).toBe("BUENFIN");
  expect(readCode("BUEN-FIN-26")).toBe("BUEN-FIN-26");
  for (const wrong of ["", "ab", "-abc", "ñandú", "a".repeat(21), "<script>"])
    expect(readCode(wrong), wrong).toBeUndefined();
});

it("names the fields of a new code that are wrong", () => {
  const typed = { code: "OTOÑO", percent: "0", uses: "-1", until: "2026-02-30" };
  expect(readNewCode(typed, "2026-01-01")).toEqual(["code", "percent", "uses", "until"]);
  expect(
    readNewCode({ code: "invierno", percent: "15 %", uses: "", until: "" }, "2026-01-01"),
  ).toEqual({
    code: "INVIERNO",
    percent: 15,
    usesMax: null,
    until: null,
  });
  const past = { code: "INVIERNO", percent: "15", uses: "9", until: "2025-12-31" };
  expect(readNewCode(past, "2026-01-01")).toEqual(["until"]);
});

it("takes an amount from the price up", () => {
  expect(readAmount("$1,200", 90, 1_000_000)).toBe(1_200);
  expect(readAmount("90", 90, 1_000_000)).toBe(90);
  for (const wrong of ["89", "", "90.5", "-90", "1e3", "1000001"])
    expect(readAmount(wrong, 90, 1_000_000), wrong).toBeUndefined();
});

it("a list price is told while it explains what was paid", () => {
  expect(listPriceOf(150, 25, 200)).toBe(200);
  expect(listPriceOf(0, 100, 80)).toBe(80);
  expect(listPriceOf(150, 25, 220)).toBeUndefined();
  expect(listPriceOf(180, 25, 200)).toBeUndefined();
});
