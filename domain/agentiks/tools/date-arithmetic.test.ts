import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WEEKDAYS, type OpeningHours } from "#domain/people/business/opening-hours.ts";
import { dateAnswer } from "./date-arithmetic.ts";
import { dayAfter, daysBetween, readPeriod } from "./periods.ts";

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, day === "sun" ? [] : [{ from: 540, to: 1080 }]]),
) as unknown as OpeningHours;
const known = {
  today: "2026-11-28",
  clock: { day: "sat" as const, minute: 1_100 },
  hours: HOURS,
};
const asked = { from: null, to: null, days: null };

describe("dateAnswer", () => {
  it("counts days, also over a leap day and backwards", () => {
    const between = (from: string, to: string) =>
      dateAnswer({ ...asked, what: "between", from, to }, known);
    expect(between("2028-02-28", "2028-03-01")).toMatchObject({ days: 2 });
    expect(between("2026-12-01", "2026-11-28")).toMatchObject({ days: -3 });
    expect(dateAnswer({ ...asked, what: "between", to: "2026-12-25" }, known)).toMatchObject({
      from: "2026-11-28",
      days: 27,
    });
  });

  it("adds days to a day, as a text or a number", () => {
    for (const days of ["45", 45])
      expect(dateAnswer({ ...asked, what: "add", days }, known)).toMatchObject({
        day: "2027-01-12",
      });
    expect(dateAnswer({ ...asked, what: "add", days: "-28" }, known)).toMatchObject({
      day: "2026-10-31",
    });
  });

  it("finds the next opening over a closed day", () => {
    expect(dateAnswer({ ...asked, what: "opening" }, known)).toEqual({
      what: "opening",
      isOpen: false,
      changes: { day: "mon", minute: 540 },
    });
    expect(dateAnswer({ ...asked, what: "opening" }, { ...known, hours: null })).toBeUndefined();
  });

  it.each([
    { what: "between", from: "2026-02-30" },
    { what: "between", to: "mañana" },
    { what: "add", days: "1.5" },
    { what: "add", days: "" },
    { what: "add", days: null },
    { what: "add", days: "99999999" },
    { what: "moon" },
    {},
  ])("answers nothing to %j", (given) => {
    expect(dateAnswer({ ...asked, ...given }, known)).toBeUndefined();
  });
});

describe("periods", () => {
  it("adding and counting undo each other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
        expect(daysBetween("2026-11-28", dayAfter("2026-11-28", days))).toBe(days);
      }),
    );
  });

  it("a period is the last thirty days, in order, and a year long at most", () => {
    expect(readPeriod({}, "2026-11-28")).toEqual({ from: "2026-10-30", to: "2026-11-28" });
    expect(readPeriod({ from: "2026-12-01", to: "2026-11-01" }, "2026-11-28")).toEqual({
      from: "2026-11-01",
      to: "2026-12-01",
    });
    expect(readPeriod({ from: "1990-01-01" }, "2026-11-28").from).toBe("2025-11-27");
    expect(readPeriod({ from: "ayer", to: 7 }, "2026-11-28").to).toBe("2026-11-28");
  });
});
