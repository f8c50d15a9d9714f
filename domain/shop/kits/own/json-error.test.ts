import { expect, it } from "vitest";
import { exampleManifest } from "./example-manifest.ts";
import { findJsonError } from "./json-error.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it("agrees with JSON.parse on a manifest with any one character left out or doubled", () => {
  const text = exampleManifest("es");
  for (let at = 0; at < text.length; at += 1)
    for (const changed of [
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + text[at] + text.slice(at),
    ])
      expect([at, findJsonError(changed) === undefined]).toEqual([at, isJson(changed)]);
});

it.each([
  '{"a":1,}',
  "[1 2]",
  "{'a':1}",
  '{"a"}',
  '"\\x"',
  '"a\nb"',
  "01",
  "1.",
  "-",
  ".5",
  "1e5",
  "-0.5E-3",
  "NaN",
  "nul",
  "null ",
  "[]",
  " {} ",
  "[],",
  '"\\u12g4"',
  '"\\u1234"',
  "[1,[2,{}]]",
  '{"a":{"b":[]}}',
  "\u00a01",
  "// a\n1",
])("agrees with JSON.parse on %j", (text) => {
  expect(findJsonError(text) === undefined).toBe(isJson(text));
});

it("names line and column", () => {
  expect(findJsonError('{\n  "a": 1\n  "b": 2\n}')).toEqual({ line: 3, column: 3 });
  expect(findJsonError('{"a": hola}')).toEqual({ line: 1, column: 7 });
  expect(findJsonError("")).toEqual({ line: 1, column: 1 });
});
