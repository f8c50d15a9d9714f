import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HANDLE_MAX_CHARACTERS, HANDLE_MIN_CHARACTERS, parseHandle } from "./handles.ts";

describe("parseHandle", () => {
  it.each([
    ["fonda-lupita", "fonda-lupita"],
    [" @Fonda-Lupita ", "fonda-lupita"],
    ["abc", "abc"],
    ["7leguas", "7leguas"],
    ["a".repeat(HANDLE_MAX_CHARACTERS), "a".repeat(HANDLE_MAX_CHARACTERS)],
  ])("takes %j", (typed, handle) => {
    expect(parseHandle(typed)).toEqual({ handle });
  });

  it.each([
    ["", "handle-short"],
    ["@ab", "handle-short"],
    ["a".repeat(HANDLE_MAX_CHARACTERS + 1), "handle-long"],
    ["fonda lupita", "handle-characters"],
    ["peña", "handle-characters"],
    ["-fonda", "handle-characters"],
    ["fonda-", "handle-characters"],
    ["fonda--lupita", "handle-characters"],
    ["fonda.lupita", "handle-characters"],
    ["fonda/../x", "handle-characters"],
    ["Admin", "handle-reserved"],
    ["@plaza", "handle-reserved"],
    ["soporte", "handle-reserved"],
  ])("refuses %j: %s", (typed, problem) => {
    expect(parseHandle(typed)).toEqual({ problem });
  });

  it("gives a handle that it gives again, and that needs no encoding in an address", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: fc.constantFrom(..."abcXYZ019-@. "), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { handle } = parseHandle(typed);
        if (handle === undefined) return;
        expect(parseHandle(handle)).toEqual({ handle });
        expect(encodeURIComponent(handle)).toBe(handle);
        expect(handle.length).toBeGreaterThanOrEqual(HANDLE_MIN_CHARACTERS);
        expect(handle.length).toBeLessThanOrEqual(HANDLE_MAX_CHARACTERS);
      }),
      { numRuns: 500 },
    );
  });
});
