import { expect, test } from "vitest";
import { restartDelay } from "./restart-delay.ts";

const KILLED = { failedStarts: 0, shortLives: 10 };

test("with one or no worker left, a killed one is replaced at once", () => {
  expect(restartDelay({ listening: 1, living: 1, ...KILLED })).toBe(0);
  expect(restartDelay({ listening: 0, living: 1, ...KILLED })).toBe(0);
  expect(restartDelay({ listening: 0, living: 0, ...KILLED })).toBe(0);
});

test("while enough workers live, the delay doubles with each exit, up to ten seconds", () => {
  const delay = (shortLives: number) =>
    restartDelay({ listening: 3, living: 3, failedStarts: 0, shortLives });
  expect([0, 1, 2, 3, 7, 8, 50].map(delay)).toEqual([0, 100, 200, 400, 6_400, 10_000, 10_000]);
});

test("failed starts back off even when no worker answers, up to 0.25 s, or 1 s with one worker", () => {
  const delay = (failedStarts: number, listening: number) =>
    restartDelay({ listening, living: listening, failedStarts, shortLives: failedStarts });
  expect([1, 2, 3, 9].map((failed) => delay(failed, 0))).toEqual([100, 200, 250, 250]);
  expect([1, 2, 3, 9].map((failed) => delay(failed, 1))).toEqual([100, 200, 400, 1_000]);
});
