import { describe, expect, it } from "vitest";
import {
  BUDGET_MS,
  budgetFor,
  judgeWhole,
  measureSlowness,
  playwrightTimes,
  slowestFiles,
  TOO_LONG_MS,
  vitestTimes,
} from "./test-times.mjs";

describe("vitestTimes", () => {
  it("sums the tests of each file, named from the checkout on", () => {
    const testResults = [
      {
        name: "/plaza/domain/a.test.ts",
        assertionResults: [{ duration: 5 }, { duration: 7 }, { duration: null }, {}],
      },
      { name: "/plaza/domain/unloaded.test.ts", assertionResults: [] },
    ];
    expect(vitestTimes({ testResults }, "/plaza")).toEqual([
      { file: "domain/a.test.ts", ms: 12 },
      { file: "domain/unloaded.test.ts", ms: 0 },
    ]);
    expect(vitestTimes({}, "/plaza")).toEqual([]);
  });
});

describe("playwrightTimes", () => {
  it("sums both widths and every try, in nested groups too", () => {
    const spec = (file: string, ...durations: number[]) => ({
      file,
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const suites = [
      { specs: [spec("a.spec.ts", 10, 20)], suites: [{ specs: [spec("a.spec.ts", 5)] }] },
      { specs: [spec("b.phone.spec.ts", 1)] },
    ];
    expect(playwrightTimes({ suites }, "tests/e2e")).toEqual([
      { file: "tests/e2e/a.spec.ts", ms: 35 },
      { file: "tests/e2e/b.phone.spec.ts", ms: 1 },
    ]);
    expect(playwrightTimes({}, "tests/e2e")).toEqual([]);
  });
});

describe("slowestFiles", () => {
  it("has the slowest first, and no more than asked for", () => {
    const times = [
      { file: "a", ms: 1_000 },
      { file: "b", ms: 61_500 },
      { file: "c", ms: 20 },
    ];
    expect(slowestFiles(times, 2)).toBe("   61.5 s  b\n    1.0 s  a");
    expect(slowestFiles([])).toBe("");
  });
});

describe("the whole", () => {
  const onTwo = { cores: 2, isIntegration: false, slowness: 1 };

  it("has twenty minutes on two cores, more on one, and never less than runs alone", () => {
    expect(budgetFor(2)).toBe(BUDGET_MS);
    expect(budgetFor(1)).toBe(34 * 60_000);
    expect(budgetFor(4)).toBe(13 * 60_000);
    expect(budgetFor(64)).toBeGreaterThan(6 * 60_000);
  });

  it("says nothing within the budget, and loudly when it is past", () => {
    expect(judgeWhole(BUDGET_MS, onTwo)).toBeUndefined();
    const over = judgeWhole(BUDGET_MS + 6_000, onTwo);
    expect(over?.says).toMatch(
      /^OVER BUDGET: the whole took 20\.1 minutes; on 2 cores it has 20\.0/,
    );
    expect(over?.isFailure).toBe(false);
  });

  it("has forty-five minutes for every file", () => {
    const every = { ...onTwo, isEvery: true };
    expect(judgeWhole(TOO_LONG_MS, every)).toBeUndefined();
    expect(judgeWhole(TOO_LONG_MS + 6_000, every)?.says).toMatch(
      /took 45\.1 minutes.* it has 45\.0/,
    );
  });

  it("has as much more on a slower machine", () => {
    const slower = { cores: 2, isIntegration: true, slowness: 2 };
    expect(judgeWhole(2 * BUDGET_MS, slower)).toBeUndefined();
    expect(judgeWhole(2 * BUDGET_MS + 1, slower)?.says).toMatch(
      /on 2 cores that are 2\.0 times as slow it has 40\.0 minutes/,
    );
    expect(judgeWhole(2 * TOO_LONG_MS, slower)?.isFailure).toBe(false);
    expect(judgeWhole(2 * TOO_LONG_MS + 1, slower)?.isFailure).toBe(true);
  });

  it("measures a machine, which counts as no faster than the one with the budgets", () => {
    const slowness = measureSlowness();
    expect(slowness).toBeGreaterThanOrEqual(1);
    expect(slowness).toBeLessThan(100);
  });

  it("fails on the integration machine alone, past forty-five minutes", () => {
    const there = { cores: 2, isIntegration: true, slowness: 1 };
    expect(judgeWhole(TOO_LONG_MS, there)?.isFailure).toBe(false);
    expect(judgeWhole(TOO_LONG_MS + 1, there)?.isFailure).toBe(true);
    expect(judgeWhole(2 * TOO_LONG_MS, onTwo)?.isFailure).toBe(false);
    // Within the budget of one core, but too long to wait for.
    expect(judgeWhole(TOO_LONG_MS + 1, { ...there, cores: 1 })?.isFailure).toBe(true);
  });
});
