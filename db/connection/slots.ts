import { PoolBusy } from "./away.ts";

/** So many at a time; the others wait in line, and not for ever. */
export interface Slots {
  /**
   * Resolves when there is room, first come, first served. Whoever got it calls `release` once.
   *
   * @throws PoolBusy when there is none in time
   */
  acquire(): Promise<void> | undefined;
  release(): void;
  taken(): number;
  waiting(): number;
}

interface Waiter {
  resolve(): void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * The driver's own queue has no time limit, and sends what waits into connections that are busy,
 * where it stands behind somebody's slow statement: so no more than `max` get as far as the driver.
 *
 * @param waitMs how long one may wait; Infinity for as long as it takes
 */
export function createSlots(max: number, waitMs: number): Slots {
  let taken = 0;
  const line = new Set<Waiter>();
  return {
    acquire() {
      if (taken < max) {
        taken += 1;
        return undefined;
      }
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          line.delete(waiter);
          reject(new PoolBusy());
        };
        const timer = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
        const waiter: Waiter = { resolve, timer };
        line.add(waiter);
      });
    },
    release() {
      const [next] = line;
      if (!next) {
        taken -= 1;
        return;
      }
      line.delete(next);
      clearTimeout(next.timer);
      // The place goes from hand to hand, so that nobody gets in between.
      next.resolve();
    },
    taken: () => taken,
    waiting: () => line.size,
  };
}
