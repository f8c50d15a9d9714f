import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZONES } from "#domain/format/zones.ts";
import {
  cronOf,
  daysBefore,
  dueTimes,
  EVERY,
  MADE_UP_MS,
  nextTime,
  planOf,
  readCron,
  timeAt,
  wallClock,
  type Plan,
} from "./schedule.ts";

const HOUR_MS = 3_600_000;
const zone = fc.constantFrom(...ZONES);
const plan: fc.Arbitrary<Plan> = fc.record({
  every: fc.constantFrom(...EVERY),
  time: fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`),
  weekday: fc.nat(6),
  day: fc.nat(28),
});
const moment = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2028-01-01"),
  noInvalidDate: true,
});
const timesOf = (cron: string, where: string, from: string, count: number) => {
  const times: string[] = [];
  let last = new Date(from);
  for (let n = 0; n < count; n += 1) {
    last = nextTime(cron, where, last)!;
    times.push(wallClock(last, where));
  }
  return times;
};

describe("the next time of a schedule", () => {
  it("is in the future, and at the plan's hour by the zone's clock unless that hour is left out", () => {
    fc.assert(
      fc.property(plan, zone, moment, (plan, zone, now) => {
        const next = nextTime(cronOf(plan)!, zone, now)!;
        expect(next > now).toBe(true);
        const [day, clock] = wallClock(next, zone).split(" ");
        if (clock !== plan.time) {
          // Only an hour that daylight saving leaves out moves.
          const asked = timeAt(`${day}T${plan.time}`, zone)!;
          expect(wallClock(asked, zone)).not.toBe(`${day} ${plan.time}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never goes back: a later moment has the same next time or a later one", () => {
    fc.assert(
      fc.property(plan, zone, moment, fc.nat(40 * 24), (plan, zone, now, hours) => {
        const cron = cronOf(plan)!;
        const later = new Date(now.getTime() + hours * HOUR_MS);
        expect(nextTime(cron, zone, later)! >= nextTime(cron, zone, now)!).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("comes once a day in Tijuana, also when an hour is left out or comes twice", () => {
    expect(timesOf("30 2 * * *", "America/Tijuana", "2026-03-07T20:00:00Z", 3)).toEqual([
      "2026-03-08 03:30",
      "2026-03-09 02:30",
      "2026-03-10 02:30",
    ]);
    expect(timesOf("30 1 * * *", "America/Tijuana", "2026-10-31T20:00:00Z", 3)).toEqual([
      "2026-11-01 01:30",
      "2026-11-02 01:30",
      "2026-11-03 01:30",
    ]);
  });

  it("comes once a day in Santiago, where the clock changes at midnight", () => {
    expect(timesOf("0 0 * * *", "America/Santiago", "2026-09-05T12:00:00Z", 2)).toEqual([
      "2026-09-06 01:00",
      "2026-09-07 00:00",
    ]);
    expect(timesOf("30 23 * * *", "America/Santiago", "2026-04-04T12:00:00Z", 2)).toEqual([
      "2026-04-04 23:30",
      "2026-04-05 23:30",
    ]);
  });
});

describe("times that were missed", () => {
  const due = new Date("2026-11-24T12:00:00Z");
  const at = (hours: number) => new Date(due.getTime() + hours * HOUR_MS);
  const hourly = { cron: "0 * * * *", zone: "UTC", due };

  it("are made up for once, by the latest of them", () => {
    expect(dueTimes(hourly, at(0))).toEqual({
      latest: due,
      isTooOld: false,
      missed: 0,
      next: at(1),
    });
    expect(dueTimes(hourly, at(3.5))).toMatchObject({ latest: at(3), missed: 3, next: at(4) });
  });

  it("are left out after six hours", () => {
    const daily = { cron: "0 12 * * *", zone: "UTC", due };
    expect(dueTimes(daily, new Date(due.getTime() + MADE_UP_MS))).toMatchObject({
      isTooOld: false,
      next: at(24),
    });
    expect(dueTimes(daily, at(6.1))).toMatchObject({ latest: due, isTooOld: true, next: at(24) });
    expect(dueTimes({ cron: null, zone: "UTC", due }, at(7))).toMatchObject({
      isTooOld: true,
      next: undefined,
    });
    // A week away: the last hour still counts.
    expect(dueTimes(hourly, at(24 * 7 + 0.5))).toMatchObject({ latest: at(24 * 7), missed: 6 });
  });

  it("leave nothing due, whatever the plan", () => {
    fc.assert(
      fc.property(plan, zone, moment, fc.nat(72), (plan, zone, start, hours) => {
        const cron = cronOf(plan)!;
        const first = nextTime(cron, zone, start)!;
        const now = new Date(first.getTime() + hours * HOUR_MS);
        const { latest, isTooOld, next } = dueTimes({ cron, zone, due: first }, now);
        expect(latest <= now && latest >= first).toBe(true);
        expect(next! > now).toBe(true);
        expect(isTooOld).toBe(now.getTime() - latest.getTime() > MADE_UP_MS);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what is typed", () => {
  it("is a plan, and stays it", () => {
    fc.assert(
      fc.property(plan, (plan) => {
        const cron = cronOf(plan)!;
        expect(readCron(cron)).toEqual({ cron });
        expect(cronOf(planOf(cron)!)).toBe(cron);
      }),
      { numRuns: 30 },
    );
    expect(cronOf({ every: "day", time: "24:00", weekday: 1, day: 1 })).toBeUndefined();
    expect(cronOf({ every: "month", time: "9:00", weekday: 1, day: 31 })).toBeUndefined();
    expect(planOf("*/10 * * * *")).toBeUndefined();
  });

  it("is a cron expression with five fields, at most every five minutes", () => {
    expect(readCron(" */10  8-20 * * 1-5 ")).toEqual({ cron: "*/10 8-20 * * 1-5" });
    expect(readCron("*/5 * * * *")).toEqual({ cron: "*/5 * * * *" });
    expect(readCron("*/4 * * * *")).toEqual({ problem: "often" });
    expect(readCron("0,1 9 * * *")).toEqual({ problem: "often" });
    expect(readCron("0 0 31 2 *")).toEqual({ problem: "never" });
    for (const wrong of ["", "@daily", "* * * * * *", "99 * * * *", "a b c d e", "0 0 * *"])
      expect(readCron(wrong)).toEqual({ problem: "form" });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readCron(text);
        if ("cron" in read) expect(nextTime(read.cron, "UTC", new Date(0))).toBeInstanceOf(Date);
      }),
    );
  });

  it("is a time by a zone's clock", () => {
    fc.assert(
      fc.property(moment, zone, (time, zone) => {
        const local = wallClock(time, zone).replace(" ", "T");
        const read = timeAt(local, zone)!;
        expect(wallClock(read, zone).replace(" ", "T")).toBe(local);
      }),
    );
    expect(timeAt("mañana", "UTC")).toBeUndefined();
    expect(timeAt("2026-13-40T10:00", "UTC")).toBeUndefined();
  });

  it("reaches days back by the zone's clock, also across a change of the hour", () => {
    const close = timeAt("2026-03-08T21:00", "America/Tijuana")!;
    const before = daysBefore(close, "America/Tijuana", 1);
    expect(wallClock(before, "America/Tijuana")).toBe("2026-03-07 21:00");
    expect(close.getTime() - before.getTime()).toBe(23 * HOUR_MS);
  });
});
