import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  ["https://plaza.mx/obra", true],
  ["http://plaza.mx", true],
  ["", false],
  ["javascript:alert(1)", false],
  [" javascript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["//plaza.mx", false],
  ["https://", false],
  ["https://a b", false],
  ["x https://plaza.mx", false],
])("%j leads somewhere: %j", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
