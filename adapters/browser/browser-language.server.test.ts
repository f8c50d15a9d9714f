import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asksSpanish } from "./browser-language.server.ts";

describe("asksSpanish", () => {
  it.each([
    ["es", true],
    ["es-MX,es;q=0.9,en;q=0.8", true],
    ["ES-ar", true],
    ["es-419", true],
    ["en;q=0.5,es;q=0.7", true],
    ["pt-BR,pt;q=0.9,es;q=0.8,en;q=0.5", true],
    ["en-US,en;q=0.9,es;q=0.8", false],
    ["en,es", false],
    ["fr", false],
    ["est", false],
    ["es;q=0", false],
    ["*", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("%j: %s", (header, expected) => {
    expect(asksSpanish(header)).toBe(expected);
    // The second answer is the remembered one.
    expect(asksSpanish(header)).toBe(expected);
  });

  it("answers any header", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof asksSpanish(text) === "boolean"));
  });

  it("prefers the language with the higher weight", () => {
    const weight = fc.integer({ min: 1, max: 1000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(weight, weight, (es, en) => {
        fc.pre(es !== en);
        expect(asksSpanish(`en-US;q=${en},es-MX;q=${es}`)).toBe(es > en);
        expect(asksSpanish(`es-MX;q=${es},en-US;q=${en}`)).toBe(es > en);
      }),
    );
  });
});
