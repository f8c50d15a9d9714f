import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { daysUntil, isOver } from "./deadline.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const SECOND = 1_000;
const DAY = 86_400_000;
const from = (ms: number) => new Date(NOW.getTime() + ms);

describe("daysUntil", () => {
  test.each([
    ["a millisecond ahead", 1, 1],
    ["a second ahead", SECOND, 1],
    ["exactly one day", DAY, 1],
    ["a millisecond more than a day", DAY + 1, 2],
    ["a day and a half", 1.5 * DAY, 2],
    ["exactly two days", 2 * DAY, 2],
    ["thirty days", 30 * DAY, 30],
    ["exactly now", 0, 0],
    ["a millisecond ago", -1, 0],
    ["a year ago", -365 * DAY, -365],
  ])("%s", (_name, ms, expected) => {
    expect(daysUntil(from(ms), NOW)).toBe(expected);
  });

  it("counts the days of the difference, rounded up, for any deadline ahead", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 * DAY }), (ms) => {
        const days = daysUntil(from(ms), NOW);
        expect(days * DAY).toBeGreaterThanOrEqual(ms);
        expect((days - 1) * DAY).toBeLessThan(ms);
        expect(isOver(from(ms), NOW)).toBe(false);
      }),
    );
  });
});

describe("isOver", () => {
  test.each([
    [1, false],
    [0, true],
    [-1, true],
  ])("%d ms ahead: %s", (ms, over) => {
    expect(isOver(from(ms), NOW)).toBe(over);
  });
});
