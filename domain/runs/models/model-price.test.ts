import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { costOf, knownPrice, readUsd, tokensAtMost, typedUsd } from "./model-price.ts";

const RATE = 200_000;

test.each([
  [{ tokensIn: 1_000_000, tokensOut: 0 }, 150_000, 300],
  [{ tokensIn: 0, tokensOut: 1_000_000 }, 600_000, 1_200],
  [{ tokensIn: 1, tokensOut: 0 }, 1, 1],
  [{ tokensIn: 0, tokensOut: 0 }, 0, 0],
])("%o costs %i micro-USD, %i centavos", (usage, microUsd, centavos) => {
  const price = { inMicroUsd: 150_000, outMicroUsd: 600_000 };
  expect(costOf(usage, price, RATE)).toEqual({ microUsd, centavos });
});

it("is never less than it is, and the more, the more is used", () => {
  const tokens = fc.nat(10_000_000);
  const price = fc.record({
    inMicroUsd: fc.nat(1_000_000_000),
    outMicroUsd: fc.nat(1_000_000_000),
  });
  fc.assert(
    fc.property(
      tokens,
      tokens,
      price,
      fc.integer({ min: 1, max: 9_999_999 }),
      (a, b, price, rate) => {
        const cost = costOf({ tokensIn: a, tokensOut: b }, price, rate);
        const exact = (a * price.inMicroUsd + b * price.outMicroUsd) / 1e6;
        expect(cost.microUsd).toBeGreaterThanOrEqual(exact * (1 - 1e-12));
        expect(cost.microUsd).toBeLessThan(exact * (1 + 1e-12) + 1);
        const more = costOf({ tokensIn: a + 1, tokensOut: b }, price, rate);
        expect(more.centavos).toBeGreaterThanOrEqual(cost.centavos);
        expect(Number.isSafeInteger(cost.microUsd)).toBe(true);
      },
    ),
  );
});

it("a text has at most as many tokens as bytes", () => {
  expect(tokensAtMost("café 🌮")).toBe(10);
});

describe("prices", () => {
  it("are known of a maker's models at the maker alone", () => {
    expect(knownPrice("api.openai.com", "gpt-4o-mini")).toEqual({
      inMicroUsd: 150_000,
      outMicroUsd: 600_000,
    });
    expect(knownPrice("openrouter.ai", "gpt-4o-mini")).toBeUndefined();
    expect(knownPrice("api.openai.com", "constructor")).toBeUndefined();
  });

  it.each([
    ["0.15", 150_000],
    ["$ 3", 3_000_000],
    ["0,05", 50_000],
    ["0", 0],
    ["1000", 1_000_000_000],
    ["1001", undefined],
    ["-1", undefined],
    ["free", undefined],
    ["", undefined],
    ["0.1234567", undefined],
  ])("%s is %s micro-USD", (typed, microUsd) => expect(readUsd(typed)).toBe(microUsd));

  it("are shown as they can be typed", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (microUsd) => {
        expect(readUsd(typedUsd(microUsd))).toBe(microUsd);
      }),
    );
  });
});
