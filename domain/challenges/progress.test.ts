import fc from "fast-check";
import { expect, it, test } from "vitest";
import { challengeProgress } from "./progress.ts";

test.each([
  [0, 100, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [1, 201, 0],
  [45, 100, 45],
  [100, 100, 100],
  [120, 100, 100],
  [-5, 100, 0],
  [5, 0, 0],
  [5, Number.NaN, 0],
])("%d of %d is %d%%", (current, max, percent) => {
  expect(challengeProgress(current, max)).toBe(percent);
});

it("is a whole percentage that grows with the participants", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat({ max: 10_000 }), (max, current) => {
      const percent = challengeProgress(current, max);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(challengeProgress(current + 1, max));
      expect(challengeProgress(max, max)).toBe(100);
    }),
  );
});
