import { expect, test } from "vitest";
import { poolSize, workerCount } from "./worker-count.ts";

const GB = 1_073_741_824;

test.each([
  ["1", 8, 16, 1],
  ["3", 8, 16, 3],
  ["auto", 4, 16, 4],
  ["auto", 4, 2, 2],
  ["auto", 2, 0.5, 1],
  ["auto", 64, 256, 16],
])("%s on %i processors with %f GB: %i", (wanted, processors, memory, count) =>
  expect(workerCount(wanted, { processors, memoryBytes: memory * GB })).toBe(count),
);

test("up to nine processes, pools and extra connections stay within 100 connections", () => {
  for (let workers = 1; workers <= 9; workers += 1)
    expect(workers * (poolSize(workers) + 4)).toBeLessThanOrEqual(100);
  expect([1, 4, 10, 16].map(poolSize)).toEqual([10, 10, 4, 4]);
});
