import fc from "fast-check";
import { expect, it } from "vitest";
import { tickInTurn } from "./tick-in-turn.ts";

/** A worker with places, whose claims take time, as in OpenWorkflow. */
function createWorker(places: number, queued: number) {
  const state = { active: 0, most: 0, ticks: 0, left: queued };
  const worker = {
    async tick() {
      state.ticks += 1;
      const free = Math.min(places - state.active, state.left);
      state.left -= free;
      await new Promise((resolve) => setTimeout(resolve, 1));
      state.active += free;
      state.most = Math.max(state.most, state.active);
      return free;
    },
  };
  return { state, worker };
}

it("never fills more places than there are, however many ask at once", async () => {
  const without = createWorker(3, 50);
  await Promise.all(Array.from({ length: 5 }, () => without.worker.tick()));
  expect(without.state.most).toBe(15);

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
      async (delays) => {
        const { state, worker } = createWorker(3, 50);
        tickInTurn(worker);
        const asked = delays.map(async (ms) => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          return worker.tick();
        });
        await Promise.all(asked);
        expect(state.most).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 30 },
  );
});

it("looks again for those who ask during a look, once for all of them", async () => {
  const { state, worker } = createWorker(3, 3);
  tickInTurn(worker);
  const first = worker.tick();
  const others = [worker.tick(), worker.tick(), worker.tick()];
  expect([await first, ...(await Promise.all(others))]).toEqual([3, 0, 0, 0]);
  expect(state.ticks).toBe(2);
});

it("gives a failure to those who asked for that look alone", async () => {
  let isDown = true;
  const worker = tickInTurn({
    tick: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(1)),
  });
  const [first, second] = [worker.tick(), worker.tick()];
  isDown = false;
  await expect(first).rejects.toThrow("down");
  await expect(second).resolves.toBe(1);
  await expect(worker.tick()).resolves.toBe(1);
});
