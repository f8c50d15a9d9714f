import { expect, it } from "vitest";
import { memberOf } from "./member-of.ts";

it("finds exactly a member of the list", () => {
  expect(memberOf(["es", "en"], "en")).toBe("en");
  for (const value of ["EN", "", "e", null, undefined, 1, ["en"]])
    expect(memberOf(["es", "en"], value)).toBeUndefined();
});
