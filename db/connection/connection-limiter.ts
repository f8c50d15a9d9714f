import { PoolBusy } from "./database-errors.ts";

/** Semaphore over the pool's connections, with a first-in-first-out queue and a time limit. */
export interface ConnectionLimiter {
  /**
   * Takes a slot; the caller must call `release` once. Returns undefined when a slot is free, else
   * a promise that resolves when one is.
   *
   * @throws PoolBusy when no slot is free within `waitMs` (as a rejection)
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
 * The driver's own queue has no time limit and pipelines waiting queries onto busy connections,
 * behind slow statements. So no more than `max` queries reach the driver at once.
 *
 * @param waitMs maximum wait in milliseconds; Infinity for no limit
 */
export function createConnectionLimiter(max: number, waitMs: number): ConnectionLimiter {
  let taken = 0;
  const queue = new Set<Waiter>();
  return {
    acquire() {
      if (taken < max) {
        taken += 1;
        return undefined;
      }
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          queue.delete(waiter);
          reject(new PoolBusy());
        };
        const timer = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
        const waiter: Waiter = { resolve, timer };
        queue.add(waiter);
      });
    },
    release() {
      const [next] = queue;
      if (!next) {
        taken -= 1;
        return;
      }
      queue.delete(next);
      clearTimeout(next.timer);
      // The slot passes directly to the next waiter: `taken` does not drop, so no newcomer gets it.
      next.resolve();
    },
    taken: () => taken,
    waiting: () => queue.size,
  };
}
