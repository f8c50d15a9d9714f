import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { clockIn, openingState } from "./open-now.ts";
import { DAY_MINUTES, isOpenAt, WEEKDAYS, type OpeningHours } from "./opening-hours.ts";

const NONE: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

it("reads the clock of Mexico City", () => {
  expect(clockIn(DEFAULT_ZONE, new Date("2026-11-24T05:30:00Z"))).toEqual({
    day: "mon",
    minute: at(23, 30),
  });
  expect(clockIn(DEFAULT_ZONE, new Date("2026-11-24T06:00:00Z"))).toEqual({
    day: "tue",
    minute: 0,
  });
});

describe("openingState", () => {
  const fonda: OpeningHours = {
    ...NONE,
    mon: [
      { from: at(8), to: at(13) },
      { from: at(15), to: at(20) },
    ],
    fri: [{ from: at(18), to: at(26) }],
  };

  it.each([
    ["mon", at(7), false, "mon", at(8)],
    ["mon", at(9), true, "mon", at(13)],
    ["mon", at(14), false, "mon", at(15)],
    ["mon", at(20), false, "fri", at(18)],
    ["fri", at(23), true, "sat", at(2)],
    ["sat", at(1, 59), true, "sat", at(2)],
    ["sat", at(2), false, "mon", at(8)],
  ] as const)("on %s at %i: %s until %s %i", (day, minute, isOpen, on, then) => {
    expect(openingState(fonda, { day, minute })).toEqual({
      isOpen,
      changes: { day: on, minute: then },
    });
  });

  it("knows one that never closes, or never opens", () => {
    const always = Object.fromEntries(
      WEEKDAYS.map((day) => [day, [{ from: 0, to: DAY_MINUTES }]]),
    ) as unknown as OpeningHours;
    const now = { day: "wed", minute: at(3) } as const;
    expect(openingState(always, now)).toEqual({ isOpen: true, changes: undefined });
    expect(openingState(NONE, now)).toEqual({ isOpen: false, changes: undefined });
  });

  it("comes back to the same time a week later, and changes there", () => {
    const span = fc
      .tuple(fc.nat(DAY_MINUTES - 1), fc.integer({ min: 1, max: 600 }))
      .map(([from, length]) => [{ from, to: Math.min(from + length, from + 300) }]);
    const week = fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, span])));
    fc.assert(
      fc.property(
        week,
        fc.constantFrom(...WEEKDAYS),
        fc.nat(DAY_MINUTES - 1),
        (typed, day, minute) => {
          const hours = typed as unknown as OpeningHours;
          const { isOpen, changes } = openingState(hours, { day, minute });
          expect(isOpen).toBe(isOpenAt(hours, day, minute));
          if (changes) expect(isOpenAt(hours, changes.day, changes.minute)).toBe(!isOpen);
        },
      ),
    );
  });
});
