import fc from "fast-check";
import { expect, test } from "vitest";
import { PoolBusy } from "./away.ts";
import { createSlots } from "./slots.ts";

test("never more than so many at once, in the order they came, and none is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 40 }),
      async (max, turns) => {
        const slots = createSlots(max, 60_000);
        const begun: number[] = [];
        let at = 0;
        let most = 0;
        await Promise.all(
          turns.map(async (count, index) => {
            await slots.acquire();
            begun.push(index);
            most = Math.max(most, (at += 1));
            for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
            at -= 1;
            slots.release();
          }),
        );
        expect(most).toBeLessThanOrEqual(max);
        expect(begun).toEqual(turns.map((_, index) => index));
        expect([slots.taken(), slots.waiting()]).toEqual([0, 0]);
      },
    ),
  );
});

test("who waits too long is told so, and takes nobody's place", async () => {
  const slots = createSlots(1, 20);
  await slots.acquire();
  await expect(slots.acquire()).rejects.toBeInstanceOf(PoolBusy);
  expect([slots.taken(), slots.waiting()]).toEqual([1, 0]);
  slots.release();
  expect(slots.taken()).toBe(0);
  await slots.acquire();
  expect(slots.taken()).toBe(1);
});
