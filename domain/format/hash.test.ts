import { expect, test } from "vitest";
import { fnv1a } from "./hash.ts";

// The published test vectors of FNV-1a.
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("%j", (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
