import type { Logger } from "../wire/log.ts";

const SHED_LOG_MS = 1_000;

/** One line a second says how many were turned away: a line each would be work of its own. */
export function countShed(log: Logger): () => void {
  let shed = 0;
  return () => {
    shed += 1;
    if (shed > 1) return;
    setTimeout(() => {
      log.warn({ shed }, "too much to do: requests were turned away");
      shed = 0;
    }, SHED_LOG_MS).unref();
  };
}
