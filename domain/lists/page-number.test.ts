import { expect, it } from "vitest";
import { parsePageNumber } from "./page-number.ts";

it.each([
  [null, 1],
  ["1", 1],
  ["24", 24],
  ["100000", 100_000],
  ["100001", 1],
  ["0", 1],
  ["-2", 1],
  ["1.5", 1],
  ["dos", 1],
  ["", 1],
])("reads the page %s as %i", (text, page) => {
  expect(parsePageNumber(text)).toBe(page);
});
