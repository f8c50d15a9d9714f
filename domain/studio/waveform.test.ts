import fc from "fast-check";
import { expect, it } from "vitest";
import { WAVEFORM_HALF, waveformLevels, waveformPath } from "./waveform.ts";

const peaks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 });

it("has one digit per peak, at least 1, louder never lower", () => {
  fc.assert(
    fc.property(peaks, (values) => {
      const levels = waveformLevels(values);
      expect(levels).toMatch(/^[1-7]+$/);
      expect(levels).toHaveLength(values.length);
      values.forEach((one, index) =>
        values.forEach((other, at) => {
          if (one <= other) expect(Number(levels[index])).toBeLessThanOrEqual(Number(levels[at]));
        }),
      );
    }),
  );
  expect(waveformLevels([0, 100])).toBe("17");
});

it("goes up from the middle, a unit a bar, and ends where it began", () => {
  expect(waveformPath("17")).toBe("M0 7V6h1V0h1V7");
  fc.assert(
    fc.property(peaks, (values) => {
      const path = waveformPath(waveformLevels(values));
      expect(path.match(/h1/g)).toHaveLength(values.length);
      for (const [, y] of path.matchAll(/V(\d+)/g)) {
        expect(Number(y)).toBeLessThanOrEqual(WAVEFORM_HALF);
      }
    }),
  );
});
