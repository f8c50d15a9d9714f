import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, deadlineDays, endOfDay, isDeadlineDay } from "./challenge-days.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");

describe("the days a challenge may end on", () => {
  it("are tomorrow to a year from now, in central Mexico", () => {
    expect(deadlineDays(NOW)).toEqual({ first: "2026-03-17", last: "2027-03-16" });
    expect(dayOf(new Date("2026-03-17T05:59:59Z"))).toBe("2026-03-16");
    expect(dayOf(new Date("2026-03-17T06:00:00Z"))).toBe("2026-03-17");
  });

  it.each([
    ["2026-03-16", false],
    ["2026-03-17", true],
    ["2027-03-16", true],
    ["2027-03-17", false],
    ["2026-06-31", false],
    ["2026-13-01", false],
    ["mañana", false],
    ["", false],
  ])("%s: %s", (day, isOne) => {
    expect(isDeadlineDay(day, NOW)).toBe(isOne);
  });

  it("end on their own day, in the future", () => {
    const time = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, (now) => {
        for (const day of Object.values(deadlineDays(now))) {
          expect(dayOf(endOfDay(day))).toBe(day);
          expect(dayOf(new Date(endOfDay(day).getTime() + 1_000))).not.toBe(day);
          expect(endOfDay(day).getTime()).toBeGreaterThan(now.getTime());
          expect(isDeadlineDay(day, now)).toBe(true);
        }
      }),
    );
  });
});
