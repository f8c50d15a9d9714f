import { DrizzleQueryError } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { errorMessage, errorStack } from "./error-text.ts";

it("keeps the statement and where it came from, and none of its values", () => {
  const values = ["ana@plaza.mx", "first line\n    at second (line:1:2)\nparams: third"];
  const error = new DrizzleQueryError("select 1 where a = $1", values, new Error("away"));
  expect(error.stack).toContain("ana@plaza.mx");
  expect(errorMessage(error)).toBe("Failed query: select 1 where a = $1\nparams: [hidden]");
  const stack = errorStack(error);
  expect(stack).toMatch(/error-text\.test\.ts:\d+/);
  for (const part of ["ana@", "second", "third"]) expect(stack).not.toContain(part);
});

it("leaves other errors as they are", () => {
  const error = new TypeError("x is not a function");
  expect(errorMessage(error)).toBe("x is not a function");
  expect(errorStack(error)).toBe(error.stack);
});

it("keeps no value, whatever it is", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 12, unit: "binary" })), (values) => {
      const text = errorStack(new DrizzleQueryError("select $1", values));
      for (const value of values) expect(text.split("\n")).not.toContain(value);
      expect(text.split("\n")[1]).toBe("params: [hidden]");
    }),
  );
});
