import { describe, expect, it } from "vitest";
import { readDates } from "./dates.ts";
import { dayFromIso } from "./days.ts";
import { fold } from "./folded.ts";

const TODAY = dayFromIso("2026-11-29")!;
const read = (text: string) =>
  Object.fromEntries(readDates(fold(text), TODAY).map(({ field, value }) => [field, value]));

describe("a day with its month", () => {
  it.each([
    // The day first, with and without a weekday, "of", an ordinal and a year.
    ["Tasting on Thursday 17 December at 7 pm", "2026-12-17"],
    ["Tasting on Thursday, 17th December", "2026-12-17"],
    ["Tasting Thu 17 Dec", "2026-12-17"],
    ["17 December is the tasting", "2026-12-17"],
    ["the 17th of December", "2026-12-17"],
    ["Thursday the 17th of December, 2026", "2026-12-17"],
    ["the recital is 3 February 2027", "2027-02-03"],
    ["graduation, 22nd May", "2027-05-22"],
    ["open day on 9 May", "2027-05-09"],
    ["1st of March", "2027-03-01"],
    // The month first.
    ["Thursday, December 17", "2026-12-17"],
    ["December the 17th", "2026-12-17"],
    ["table for 4 December 17", "2026-12-17"],
    ["17 December 5 pm", "2026-12-17"],
    ["Thu. Dec 17th, 2026", "2026-12-17"],
    // Spanish.
    ["Cata el jueves 17 de diciembre", "2026-12-17"],
    ["Cata el jueves día 17 de diciembre del 2026", "2026-12-17"],
    ["Cata jueves 17 diciembre", "2026-12-17"],
    ["Cata jue 17 dic", "2026-12-17"],
    ["el 8 de setiembre", "2027-09-08"],
  ])("%s", (text, date) => expect(read(text)).toEqual({ date }));

  it.each([
    ["Friday 17 December", "2026-12-17"],
    ["Monday, December 17th", "2026-12-17"],
    ["el lunes 17 de diciembre", "2026-12-17"],
  ])("a weekday that contradicts changes no date: %s", (text, date) =>
    expect(read(text)).toEqual({ date }),
  );

  it.each([
    ["sale from 17 to 19 December", "2026-12-17", "2026-12-19"],
    ["17-19 December", "2026-12-17", "2026-12-19"],
    ["from the 30th of November until the 2nd of December", "2026-11-30", "2026-12-02"],
    ["del 17 al 19 de diciembre", "2026-12-17", "2026-12-19"],
    ["December 17 to 19", "2026-12-17", "2026-12-19"],
  ])("a range: %s", (text, date, until) => expect(read(text)).toEqual({ date, until }));

  it("reads a last day", () => {
    expect(read("valid until 17 December")).toEqual({ until: "2026-12-17" });
  });

  it("takes an ordinal beside a weekday for the day of a month", () => {
    expect(read("Thursday the 17th")).toEqual({ date: "2026-12-17" });
  });

  it.each([
    "up to 12 may attend",
    "12 marching bands",
    "buy 2 augers",
    "32 December",
    "31 February",
  ])("is no date: %s", (text) => expect(read(text)).toEqual({}));

  it("still reads a weekday alone as the next one", () => {
    expect(read("this Saturday at 5")).toEqual({ date: "2026-12-05" });
    expect(read("el sábado a las 5")).toEqual({ date: "2026-12-05" });
  });
});
