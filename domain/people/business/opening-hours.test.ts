import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DAY_MINUTES,
  isOpenAt,
  LATEST_CLOSING,
  readHours,
  readSpan,
  timeOf,
  WEEKDAYS,
  type TypedSpan,
  type Weekday,
} from "./opening-hours.ts";

const week = (days: Partial<Record<Weekday, TypedSpan[]>>) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, days[day] ?? []])) as Record<Weekday, TypedSpan[]>;
const span = (from: string, to: string) => ({ from, to });

describe("readSpan", () => {
  it.each([
    ["09:00", "18:30", { from: 540, to: 1_110 }],
    ["18:00", "02:00", { from: 1_080, to: 1_560 }],
    ["20:00", "00:00", { from: 1_200, to: 1_440 }],
    ["22:00", "06:00", { from: 1_320, to: LATEST_CLOSING }],
    ["00:00", "00:00", { from: 0, to: 1_440 }],
    ["", "", null],
    ["09:00", "", "half"],
    ["", "18:00", "half"],
    ["18:00", "09:00", "order"],
    ["09:00", "09:00", "order"],
    ["02:00", "02:00", "order"],
    ["22:00", "06:01", "order"],
    ["24:00", "25:00", "time"],
    ["9", "18:00", "time"],
    ["09:60", "18:00", "time"],
  ])("%j to %j", (from, to, expected) => {
    expect(readSpan({ from, to })).toEqual(expected);
  });
});

describe("readHours", () => {
  it("sorts a day's spans; a day without any is closed", () => {
    const read = readHours(week({ mon: [span("16:00", "20:00"), span("09:00", "14:00")] }));
    expect(read).toEqual({
      hours: {
        ...week({}),
        mon: [
          { from: 540, to: 840 },
          { from: 960, to: 1_200 },
        ],
      },
    });
  });

  it("is null where nothing is typed", () => {
    expect(readHours(week({ mon: [span("", ""), span("", "")] }))).toEqual({ hours: null });
  });

  it("tells each day's problem", () => {
    const typed = week({
      mon: [span("09:00", "")],
      tue: [span("18:00", "09:00")],
      wed: [span("x", "y")],
    });
    expect(readHours(typed)).toEqual({ problems: { mon: "half", tue: "order", wed: "time" } });
  });

  it("refuses spans that overlap, within a day, over midnight, and from Sunday to Monday", () => {
    const problems = (days: Partial<Record<Weekday, TypedSpan[]>>) => readHours(week(days));
    expect(problems({ mon: [span("09:00", "14:00"), span("13:00", "20:00")] })).toEqual({
      problems: { mon: "overlap" },
    });
    expect(problems({ fri: [span("20:00", "03:00")], sat: [span("02:00", "10:00")] })).toEqual({
      problems: { sat: "overlap" },
    });
    expect(problems({ sun: [span("20:00", "03:00")], mon: [span("02:59", "10:00")] })).toEqual({
      problems: { mon: "overlap" },
    });
    expect(
      problems({ sun: [span("20:00", "03:00")], mon: [span("03:00", "10:00")] }),
    ).toHaveProperty("hours.mon");
  });

  const time = fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map(timeOf);
  const spans = fc.array(fc.record({ from: time, to: time }), { maxLength: 2 });
  const weeks = fc.record(
    Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<Weekday, typeof spans>,
  );

  it("gives spans that end after they begin and never overlap, and that read back as themselves", () => {
    fc.assert(
      fc.property(weeks, (typed) => {
        const read = readHours(typed);
        if ("problems" in read || !read.hours) return;
        const { hours } = read;
        // Minutes of the week at which it is open, each counted once.
        const open = new Set<number>();
        let total = 0;
        WEEKDAYS.forEach((day, index) => {
          for (const { from, to } of hours[day]) {
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(LATEST_CLOSING);
            total += to - from;
            for (let at = from; at < to; at += 1)
              open.add((index * DAY_MINUTES + at) % (7 * DAY_MINUTES));
          }
        });
        expect(open.size).toBe(total);
        const back = Object.fromEntries(
          WEEKDAYS.map((day) => [
            day,
            hours[day].map(({ from, to }) => span(timeOf(from), timeOf(to))),
          ]),
        ) as Record<Weekday, TypedSpan[]>;
        expect(readHours(back)).toEqual(read);
      }),
      { numRuns: 300 },
    );
  });
});

it("is open in the night after the day it opened on", () => {
  const read = readHours(week({ sat: [span("18:00", "02:00")] }));
  if (!("hours" in read) || !read.hours) throw new Error("no hours");
  const at = (day: Weekday, time: string) =>
    isOpenAt(read.hours!, day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  expect([at("sat", "17:59"), at("sat", "18:00"), at("sun", "01:59"), at("sun", "02:00")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
