import { performance as hooks } from "node:perf_hooks";

/** How often the use of the event loop is measured. */
const LOOK_MS = 100;
/** The part of the time that the event loop is at work above which it has none to spare. */
const FULL_USE = 0.9;
/** So many measurements in a row: a moment's work, such as the start of the process, is no crowd. */
const LOOKS = 3;

/** Measures ten times a second how much of the time the event loop was at work. */
export function watchUse(onLook: () => void): () => boolean {
  let last = hooks.eventLoopUtilization();
  let hurried = 0;
  setInterval(() => {
    const now = hooks.eventLoopUtilization();
    const { utilization } = hooks.eventLoopUtilization(now, last);
    hurried = utilization > FULL_USE ? hurried + 1 : 0;
    last = now;
    onLook();
  }, LOOK_MS).unref();
  return () => hurried >= LOOKS;
}
