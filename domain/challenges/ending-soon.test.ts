import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysUntil } from "./deadline.ts";
import { ENDING_SOON_DAYS, endingSoonUntil, isEndingSoon } from "./ending-soon.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const DAY_MS = 86_400_000;

describe("isEndingSoon", () => {
  it.each([
    ["a millisecond ahead", 1, true],
    ["a day ahead", DAY_MS, true],
    ["three days ahead to the millisecond", 3 * DAY_MS, true],
    ["a millisecond more than three days ahead", 3 * DAY_MS + 1, false],
    ["at this moment", 0, false],
    ["a millisecond ago", -1, false],
  ])("with the deadline %s", (_when, ms, expected) => {
    expect(isEndingSoon({ isActive: true, deadline: after(ms) }, NOW)).toBe(expected);
  });

  it("never is when the challenge is not active", () => {
    expect(isEndingSoon({ isActive: false, deadline: after(DAY_MS) }, NOW)).toBe(false);
  });

  it("agrees with the days that the card counts", () => {
    const moments = fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS });
    fc.assert(
      fc.property(moments, fc.boolean(), (ms, isActive) => {
        const deadline = after(ms);
        const days = daysUntil(deadline, NOW);
        const isWithin = days >= 1 && days <= ENDING_SOON_DAYS;
        expect(isEndingSoon({ isActive, deadline }, NOW)).toBe(isActive && isWithin);
      }),
    );
  });
});

it("counts days of 24 hours, also across a change of daylight saving time", () => {
  expect(endingSoonUntil(NOW).toISOString()).toBe("2026-03-13T12:00:00.000Z");
});
