import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, createRandom, integerBetween } from "./random.ts";

const draw = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe("createRandom", () => {
  it("repeats itself for a seed and differs between seeds", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(draw(seed, 20)).toEqual(draw(seed, 20));
        expect(draw(seed, 20)).not.toEqual(draw(`${seed}!`, 20));
      }),
    );
  });

  it("never changes its sequence", () => {
    expect(draw("plaza", 3).map((value) => value.toFixed(6))).toEqual([
      "0.471049",
      "0.423889",
      "0.179559",
    ]);
  });

  it("is uniform: ten bins of 100,000 draws", () => {
    const bins = new Array<number>(10).fill(0);
    for (const value of draw("even", 100_000)) {
      expect(value >= 0 && value < 1).toBe(true);
      const bin = Math.floor(value * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    // Five standard deviations of a uniform distribution.
    for (const count of bins) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(9_000));
  });
});

describe("integerBetween and between", () => {
  it("stay within their bounds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat({ max: 1_000 }), (seed, min, width) => {
        const random = createRandom(seed);
        const whole = integerBetween(random, min, min + width);
        expect(Number.isInteger(whole)).toBe(true);
        expect(whole).toBeGreaterThanOrEqual(min);
        expect(whole).toBeLessThanOrEqual(min + width);
        const part = between(random, 0, width + 1);
        expect(part >= 0 && part < width + 1).toBe(true);
      }),
    );
  });

  it("reaches both ends", () => {
    const random = createRandom("ends");
    const seen = new Set(Array.from({ length: 200 }, () => integerBetween(random, 1, 4)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
  });
});
