import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeTimes, hasRoom, nearestTimes, type TakenTime } from "./booking-room.ts";

const ROOM = { places: 1, minutes: 60 };
const at = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};
const taken = (...clocks: string[]): TakenTime[] =>
  clocks.map((clock) => ({ minute: at(clock), minutes: 60 }));

describe("room for a booking", () => {
  it("is there before and after a taken hour, not within it", () => {
    const noon = taken("12:00");
    expect(hasRoom(noon, at("11:00"), ROOM)).toBe(true);
    expect(hasRoom(noon, at("11:30"), ROOM)).toBe(false);
    expect(hasRoom(noon, at("12:30"), ROOM)).toBe(false);
    expect(hasRoom(noon, at("13:00"), ROOM)).toBe(true);
  });

  it("is counted at each minute: two bookings one after the other take one place", () => {
    const room = { places: 2, minutes: 120 };
    expect(hasRoom(taken("12:00", "13:00"), at("12:00"), room)).toBe(true);
    expect(hasRoom(taken("12:00", "12:30"), at("12:00"), room)).toBe(false);
  });

  it("is never given twice: whoever books free times until none is left, no place is overbooked", () => {
    const hours = fc.record({
      from: fc.integer({ min: 0, max: 700 }),
      long: fc.integer({ min: 0, max: 700 }),
    });
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(15, 30, 45, 60, 90, 120),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        ({ from, long }, places, minutes, picks) => {
          const spans = [{ from, to: from + long }];
          const room = { places, minutes };
          const booked: TakenTime[] = [];
          for (const pick of picks) {
            const free = freeTimes(spans, { taken: booked, room });
            const minute = free[pick % free.length];
            if (minute === undefined) break;
            expect(minute).toBeGreaterThanOrEqual(from);
            expect(minute + minutes).toBeLessThanOrEqual(from + long);
            booked.push({ minute, minutes });
          }
          for (let now = from; now < from + long; now += 5)
            expect(
              booked.filter((one) => one.minute <= now && now < one.minute + minutes).length,
            ).toBeLessThanOrEqual(places);
        },
      ),
    );
  });
});

describe("free times", () => {
  const spans = [
    { from: at("10:00"), to: at("14:00") },
    { from: at("16:00"), to: at("18:00") },
  ];

  it("end before closing, also before the midday break", () => {
    expect(freeTimes(spans, { taken: [], room: ROOM })).toEqual(
      ["10:00", "11:00", "12:00", "13:00", "16:00", "17:00"].map(at),
    );
  });

  it("leave out what is taken, and on the day itself what is over", () => {
    const rest = { taken: taken("12:00", "16:00"), room: ROOM, from: at("11:01") };
    expect(freeTimes(spans, rest)).toEqual(["13:00", "17:00"].map(at));
  });

  it("of long bookings begin each hour", () => {
    const room = { places: 1, minutes: 120 };
    expect(freeTimes(spans, { taken: [], room })).toEqual(
      ["10:00", "11:00", "12:00", "16:00"].map(at),
    );
  });

  it("nearest to the wanted one come in the order of the day", () => {
    const free = ["10:00", "11:00", "13:00", "17:00"].map(at);
    expect(nearestTimes(free, at("12:00"), 2)).toEqual(["11:00", "13:00"].map(at));
    expect(nearestTimes([], at("12:00"), 2)).toEqual([]);
  });
});
