import { expect, it } from "vitest";
import { groupDays } from "./day-groups.ts";

it("joins neighbouring days with the same hours, and no others", () => {
  const week = ["9–18", "9–18", "closed", "9–18"].map((text, day) => ({ day: `day ${day}`, text }));
  expect(groupDays(week)).toEqual([
    { from: "day 0", to: "day 1", text: "9–18" },
    { from: "day 2", to: null, text: "closed" },
    { from: "day 3", to: null, text: "9–18" },
  ]);
  expect(groupDays([])).toEqual([]);
});
