import { describe, expect, it } from "vitest";
import { onlyLanguage, withItemLanguage } from "./item-language.ts";

describe("the filter by the language of items", () => {
  it.each([
    ["", undefined, ""],
    ["", "es", "lang=es"],
    ["q=pan", "en", "q=pan&lang=en"],
    ["lang=en", "es", "lang=en"],
    ["lang=en", undefined, "lang=en"],
    ["lang=all", "es", "lang=all"],
    ["lang=all", undefined, ""],
    ["lang=any", "es", "lang=es"],
    ["lang=klingon", undefined, ""],
    ["lang=klingon&q=pan", "es", "lang=es&q=pan"],
  ] as const)("of %j, with %s remembered, is %j", (query, remembered, expected) => {
    const params = new URLSearchParams(query);
    expect(withItemLanguage(params, remembered).toString()).toBe(expected);
    // The address's own parameters stay as they are.
    expect(params.toString()).toBe(query);
  });

  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ lang: "any" }, undefined],
    [{ lang: "all" }, undefined],
    [{ lang: "es" }, "es"],
    [{ lang: "en" }, "en"],
  ])("%j shows only %s", (facets, language) => {
    expect(onlyLanguage(facets)).toBe(language);
  });
});
