import { expect, it, test } from "vitest";
import { parsePage, parseSection, THING_SECTIONS } from "./my-things.ts";

it("knows its sections, and takes anything else as all of them", () => {
  for (const section of THING_SECTIONS) expect(parseSection(section)).toBe(section);
  for (const other of [null, "", "all", "toString", "Apps"])
    expect(parseSection(other)).toBeUndefined();
});

test.each([
  ["2", 2],
  ["99999", 99_999],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["100000", 1],
  ["x", 1],
  [null, 1],
])("page %o is %i", (value, page) => {
  expect(parsePage(value)).toBe(page);
});
