import type { Logger } from "../wire/log.ts";

const SHED_LOG_MS = 1_000;

/** Logs the number of shed requests once a second; a line per request would add to the overload. */
export function createLoadSheddingLog(log: Logger): () => void {
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
