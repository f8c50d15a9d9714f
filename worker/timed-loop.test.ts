import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTimedLoop } from "./timed-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY_MS = 100;
const unexpected = (error: unknown) => {
  throw error;
};

it("begins a pass at each tick, and none during another", async () => {
  const ends: (() => void)[] = [];
  const loop = startTimedLoop({
    everyMs: EVERY_MS,
    work: () => new Promise<void>((resolve) => ends.push(resolve)),
    onError: unexpected,
  });
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(ends).toHaveLength(2);
  ends[1]!();
  await loop.stop();
});

it.each([
  [0, 4],
  [2.5 * EVERY_MS, 2],
])("after an error, reported, it rests for %i ms", async (restMs, begunAfterFour) => {
  const errors: unknown[] = [];
  let begun = 0;
  const loop = startTimedLoop({
    everyMs: EVERY_MS,
    restMs,
    work: () => {
      begun += 1;
      return begun === 1 ? Promise.reject(new Error("away")) : Promise.resolve();
    },
    onError: (error) => errors.push(error),
  });
  await vi.advanceTimersByTimeAsync(4 * EVERY_MS);
  expect(begun).toBe(begunAfterFour);
  expect(errors).toEqual([new Error("away")]);
  await loop.stop();
});

it("stop aborts the work, waits for its end, and lets nothing follow", async () => {
  let begun = 0;
  let hasEnded = false;
  const loop = startTimedLoop({
    everyMs: EVERY_MS,
    work: async (signal) => {
      begun += 1;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      hasEnded = true;
    },
    onError: unexpected,
  });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  await loop.stop();
  expect(hasEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(begun).toBe(1);
});
