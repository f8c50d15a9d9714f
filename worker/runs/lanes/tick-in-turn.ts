/** A worker of the durable engine: `tick` claims as many runs as there are free places. */
interface Worker {
  tick(): Promise<number>;
}

/**
 * Makes a worker claim runs by one `tick` at a time. OpenWorkflow counts the free places when a tick begins and
 * fills them when its claims have come back, so that two ticks at once fill the same place twice (0.10.1).
 * Calls during a tick share the next one.
 *
 * @returns the same worker, whose own loop goes through the same turn
 */
export function tickInTurn<T extends Worker>(worker: T): T {
  const tick = worker.tick.bind(worker);
  let running: Promise<number> | undefined;
  let waiting: Promise<number> | undefined;
  worker.tick = (): Promise<number> => {
    if (running) {
      waiting ??= running
        .catch(() => 0)
        .then(() => {
          waiting = undefined;
          return worker.tick();
        });
      return waiting;
    }
    running = tick().finally(() => {
      running = undefined;
    });
    return running;
  };
  return worker;
}
