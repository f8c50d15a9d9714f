import fc from "fast-check";
import { expect, test } from "vitest";
import { PoolBusy } from "./database-errors.ts";
import { createConnectionLimiter } from "./connection-limiter.ts";

test("never grants more than `max` slots, in order of arrival, and loses no waiter", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 40 }),
      async (max, turns) => {
        const limiter = createConnectionLimiter(max, 60_000);
        const begun: number[] = [];
        let at = 0;
        let most = 0;
        await Promise.all(
          turns.map(async (count, index) => {
            await limiter.acquire();
            begun.push(index);
            most = Math.max(most, (at += 1));
            for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
            at -= 1;
            limiter.release();
          }),
        );
        expect(most).toBeLessThanOrEqual(max);
        expect(begun).toEqual(turns.map((_, index) => index));
        expect([limiter.taken(), limiter.waiting()]).toEqual([0, 0]);
      },
    ),
  );
});

test("a waiter that times out is rejected and leaves the queue", async () => {
  const limiter = createConnectionLimiter(1, 20);
  await limiter.acquire();
  await expect(limiter.acquire()).rejects.toBeInstanceOf(PoolBusy);
  expect([limiter.taken(), limiter.waiting()]).toEqual([1, 0]);
  limiter.release();
  expect(limiter.taken()).toBe(0);
  await limiter.acquire();
  expect(limiter.taken()).toBe(1);
});
