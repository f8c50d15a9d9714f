import { expect, test } from "vitest";
import { restartDelay } from "./restart-delay.ts";

const FEW = { failedStarts: 0, shortLives: 10 };

test("with one or no worker left the next starts at once, however many were killed before", () => {
  expect(restartDelay({ listening: 1, living: 1, ...FEW })).toBe(0);
  expect(restartDelay({ listening: 0, living: 1, ...FEW })).toBe(0);
  expect(restartDelay({ listening: 0, living: 0, ...FEW })).toBe(0);
});

test("while enough live, each further one waits twice as long, up to ten seconds", () => {
  const delay = (shortLives: number) =>
    restartDelay({ listening: 3, living: 3, failedStarts: 0, shortLives });
  expect([0, 1, 2, 3, 7, 8, 50].map(delay)).toEqual([0, 100, 200, 400, 6_400, 10_000, 10_000]);
});

test("a crash loop at the start is slowed down even when nobody answers, but for a moment only", () => {
  const delay = (failedStarts: number, listening: number) =>
    restartDelay({ listening, living: listening, failedStarts, shortLives: failedStarts });
  expect([1, 2, 3, 9].map((failed) => delay(failed, 0))).toEqual([100, 200, 250, 250]);
  expect([1, 2, 3, 9].map((failed) => delay(failed, 1))).toEqual([100, 200, 400, 1_000]);
});
