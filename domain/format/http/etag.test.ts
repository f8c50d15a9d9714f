import { expect, test } from "vitest";
import { matchesEtag, weaken } from "./etag.ts";

test.each([
  [null, false],
  [undefined, false],
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

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"a,b", W/"abc"', true],
  ['"ab"', false],
])("If-None-Match: %s, when the tag is weak -> %s", (header, matches) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(matches);
});

test("a comma inside the quotes of the tag itself", () => {
  expect(matchesEtag('"x", "a,b"', '"a,b"')).toBe(true);
  expect(matchesEtag('"a", "b"', '"a,b"')).toBe(false);
});

test("a tag is weakened once", () => {
  expect(weaken('"abc"')).toBe('W/"abc"');
  expect(weaken('W/"abc"')).toBe('W/"abc"');
});
