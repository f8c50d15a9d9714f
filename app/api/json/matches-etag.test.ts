import { expect, test } from "vitest";
import { matchesEtag } from "./matches-etag.ts";

test.each([
  [null, false],
  ["", false],
  ['"abc"', true],
  ['W/"abc"', true],
  ["*", true],
  [" * ", true],
  ['"x", "abc"', true],
  ['"x","abc"', true],
  ['W/"x", W/"abc" , "y"', true],
  ['"a,b", "abc"', true],
  ['"x"', false],
  ['"abcd"', false],
  ["abc", false],
  ['w/"ab"', false],
  ['"x, abc"', false],
  ['"', false],
  ['"*"', false],
])("If-None-Match: %s -> %s", (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});
