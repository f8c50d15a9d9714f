import { expect, it } from "vitest";
import { readDay } from "./calendar-day.ts";

it.each([
  ["", null],
  ["2026-11-24", "2026-11-24"],
  ["2028-02-29", "2028-02-29"],
  ["2026-02-29", undefined],
  ["2026-13-01", undefined],
  ["mañana", undefined],
  ["2026-11-24T00:00", undefined],
])("reads %j as the day %j", (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
