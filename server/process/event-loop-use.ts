import { performance as hooks } from "node:perf_hooks";

/** Interval between two measurements, in milliseconds. */
const SAMPLE_MS = 100;
/** Share of time at work above which the event loop counts as fully used. */
const FULL_USE = 0.9;
/**
 * … in this many consecutive measurements: a short peak, such as the process's start, does not
 * count.
 */
const SAMPLES = 3;

/** Measures event-loop utilisation. @returns whether the event loop is fully used */
export function watchUse(onSample: () => void): () => boolean {
  let last = hooks.eventLoopUtilization();
  let hurried = 0;
  setInterval(() => {
    const now = hooks.eventLoopUtilization();
    const { utilization } = hooks.eventLoopUtilization(now, last);
    hurried = utilization > FULL_USE ? hurried + 1 : 0;
    last = now;
    onSample();
  }, SAMPLE_MS).unref();
  return () => hurried >= SAMPLES;
}
