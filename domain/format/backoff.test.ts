import fc from "fast-check";
import { expect, it } from "vitest";
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS, backoffMs } from "./backoff.ts";

it("waits twice as long after each failure, never longer than the maximum", () => {
  expect([1, 2, 3].map((failures) => backoffMs(failures))).toEqual([300_000, 600_000, 1_200_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (failures) => {
      const wait = backoffMs(failures);
      expect(wait).toBeGreaterThanOrEqual(BACKOFF_FIRST_MS);
      expect(wait).toBeLessThanOrEqual(BACKOFF_MAX_MS);
      expect(backoffMs(failures + 1)).toBeGreaterThanOrEqual(wait);
    }),
  );
});
