import fc from "fast-check";
import { expect, it, test } from "vitest";
import { acceptsJson } from "./accepts-json.ts";

test.each([
  [null, true],
  ["", true],
  ["  ", true],
  ["*/*", true],
  ["application/json", true],
  ["APPLICATION/JSON", true],
  ["application/*", true],
  ["application/json; charset=utf-8", true],
  ["application/json;odata=verbose, text/html", true],
  ["text/html, application/xhtml+xml, */*;q=0.8", true],
  ["text/html,application/json;q=0.001", true],
  ["application/json ; q=1.000", true],
  ["application/json;Q=0.5", true],
  ["*/*;q=0, application/json", true],
  ["application/*;q=0, application/json;q=0.1", true],
  ["application/json;q=0, application/json;q=1", true],
  ['text/x; note="a, application/json;q=0", */*', true],
  ["text/html", false],
  ["application/xml", false],
  ["application/json5", false],
  ["text/json", false],
  ["application/json;q=0", false],
  ["application/json;q=0.000", false],
  ["application/json;q=0, */*", false],
  ["application/json;q=0, application/*;q=1, */*", false],
  ["application/*;q=0, */*;q=1", false],
  ["*/*;q=0", false],
  ["application/json;q=high", false],
  ["application/json;q=-1", false],
  ['text/x; note=", application/json"', false],
  ["garbage", false],
  [",", false],
])("Accept: %s -> %s", (accept, accepts) => {
  expect(acceptsJson(accept)).toBe(accepts);
});

it("answers for any header without an error", () => {
  const pieces = fc.constantFrom(
    "application/json",
    "application/*",
    "*/*",
    "text/html",
    ",",
    ";",
    "q=",
    "0",
    "1",
    "0.5",
    '"',
    "\\",
    " ",
    "=",
    "charset=utf-8",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(typeof acceptsJson(parts.join(""))).toBe("boolean");
    }),
  );
});

it("is quick for a hostile header", () => {
  const start = performance.now();
  for (const unit of ['"', '"\\', ";", ",", "q=", 'a"', "*/*;"]) acceptsJson(unit.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(1_000);
});
