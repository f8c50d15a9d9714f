import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isSplitPayable, PRIZE_SPLIT_NAMES, PRIZE_SPLITS, sharesOf } from "./prizes.ts";

describe("sharesOf", () => {
  test.each([
    [100, "one", 1, [100]],
    [250, "two", 2, [150, 100]],
    [250, "three", 3, [125, 75, 50]],
    [7, "three", 3, [4, 2, 1]],
    [100, "equal", 3, [34, 33, 33]],
    [101, "equal", 3, [34, 34, 33]],
    // Two winners of three places share the whole reward, 50 to 30.
    [80, "three", 2, [50, 30]],
    [80, "three", 1, [80]],
    [0, "three", 3, [0, 0, 0]],
  ] as const)("%i in %s for %i winners is %j", (reward, split, winners, expected) => {
    expect(sharesOf(reward, split, winners)).toEqual(expected);
  });

  const cases = fc.constantFrom(...PRIZE_SPLIT_NAMES).chain((split) =>
    fc.record({
      split: fc.constant(split),
      winners: fc.integer({ min: 1, max: PRIZE_SPLITS[split].length }),
      reward: fc.integer({ min: 0, max: 1_000_000_000 }),
    }),
  );

  it("gives away exactly the reward, and never more to a worse place", () => {
    fc.assert(
      fc.property(cases, ({ reward, split, winners }) => {
        const shares = sharesOf(reward, split, winners);
        expect(shares).toHaveLength(winners);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(reward);
        expect([...shares].sort((one, other) => other - one)).toEqual(shares);
      }),
    );
  });

  it("is off the exact share by less than a credit", () => {
    fc.assert(
      fc.property(cases, ({ reward, split, winners }) => {
        const used = PRIZE_SPLITS[split].slice(0, winners);
        const whole = used.reduce<number>((sum, part) => sum + part, 0);
        for (const [place, share] of sharesOf(reward, split, winners).entries())
          expect(Math.abs(share - (reward * used[place]!) / whole)).toBeLessThan(1);
      }),
    );
  });

  it("refuses numbers of winners that a split does not have", () => {
    for (const winners of [0, 2, 1.5, -1, NaN])
      expect(() => sharesOf(10, "one", winners)).toThrow(RangeError);
  });
});

it("knows from which reward on each place gets something", () => {
  expect(isSplitPayable(1, "one")).toBe(true);
  expect(isSplitPayable(0, "one")).toBe(false);
  expect(isSplitPayable(2, "equal")).toBe(false);
  expect(isSplitPayable(3, "equal")).toBe(true);
  expect(isSplitPayable(2, "three")).toBe(false);
});
