import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisScale, scaleNumbers } from "./axis-scale.ts";

describe("axisScale", () => {
  it.each([
    [[5_597, 10_715], 4, { min: 4_000, max: 12_000, step: 2_000 }],
    [[0, 864], 5, { min: 0, max: 1_000, step: 200 }],
    [[69.9, 99.3], 4, { min: 60, max: 100, step: 10 }],
    [[7], 4, { min: 7, max: 7.1, step: 0.1 }],
  ])("of %j in %i steps", (values, steps, scale) => {
    expect(axisScale(values, steps)).toEqual(scale);
  });

  it("contains every value in at most the given number of steps, of a readable size", () => {
    const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 8 }), (list, steps) => {
        const { min, max, step } = axisScale(list, steps);
        expect(min).toBeLessThanOrEqual(Math.min(...list) + 1e-6);
        expect(max).toBeGreaterThanOrEqual(Math.max(...list) - 1e-6);
        expect((max - min) / step).toBeLessThanOrEqual(steps + 1e-6);
        const leading = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
        expect([1, 2, 2.5, 5].some((factor) => Math.abs(leading - factor) < 1e-6)).toBe(true);
      }),
    );
  });

  it("throws without a finite value", () => {
    expect(() => axisScale([], 4)).toThrow(RangeError);
  });
});

describe("scaleNumbers", () => {
  it("are in equal steps from the top to the bottom", () => {
    expect(scaleNumbers({ min: 60, max: 100, step: 10 })).toEqual([100, 90, 80, 70, 60]);
  });
});
