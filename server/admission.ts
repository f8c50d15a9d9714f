import { performance } from "node:perf_hooks";

/** How many may wait until the application has time for them. */
const MAX_WAITING = 200;
/** How long one may wait. With what the work itself takes it must stay below what people bear. */
const WAIT_MS = 500;
/** With no more than so many in line it is only a full house, and each may wait nearly twice as long. */
const SHORT_LINE = 24;
const PATIENT = 1.8;
/** While the processor has time to spare, those at work wait for something else: more may join them. */
const UNHURRIED = 20;
/** How often it is looked whether it has. */
const LOOK_MS = 100;
/** The part of the time that the event loop is at work above which it has none to spare. */
const FULL_USE = 0.9;
/** So many looks in a row: a moment's work, such as the start of the process, is no crowd. */
const LOOKS = 3;

/** There is more to do than can be done in time: nothing was begun. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export interface Admission {
  /**
   * Does the work as soon as there is room for it.
   *
   * @throws Overloaded when there is none in time; the work was not begun
   */
  run<Value>(work: () => Promise<Value> | Value): Promise<Value>;
  /** Whether another one would be turned away at once. */
  isFull(): boolean;
  running(): number;
  waiting(): number;
}

export interface AdmissionOptions {
  /** At once while the processor is in full use; twenty times as many while it is not. */
  maxRunning: number;
  maxWaiting?: number;
  waitMs?: number;
  /** Whether the processor has no time to spare; looked at by itself without it. */
  isHurried?: () => boolean;
}

/**
 * Lets so many requests work at once, the next ones wait a moment in line, and turns away the rest:
 * a process that takes everything on answers nobody in time, and its memory grows with the line.
 *
 * What is short is the processor: side by side, ten pages take ten times as long each. Pages that
 * wait for the database or a bucket keep nobody from working, so there may be many of them.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { maxRunning, maxWaiting = MAX_WAITING, waitMs = WAIT_MS } = options;
  const isHurried = options.isHurried ?? watchUse(() => letIn());
  let running = 0;
  /** Milliseconds between two that were done, lately, while others waited. */
  let pace = 0;
  let lastDone = 0;
  const line = new Set<() => void>();

  const hasRoom = () => running < maxRunning || (running < UNHURRIED * maxRunning && !isHurried());

  function enter(): Promise<void> | undefined {
    if (line.size === 0 && hasRoom()) {
      running += 1;
      return undefined;
    }
    // Whoever would wait in vain is told so at once.
    const patience = line.size > SHORT_LINE ? waitMs : PATIENT * waitMs;
    if (line.size >= maxWaiting || line.size * pace > patience) throw new Overloaded();
    return new Promise((resolve, reject) => {
      const come = () => {
        line.delete(come);
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.delete(come);
        reject(new Overloaded());
      };
      let timer = setTimeout(() => {
        if (line.size > SHORT_LINE) giveUp();
        else timer = setTimeout(giveUp, (PATIENT - 1) * waitMs);
      }, waitMs);
      line.add(come);
    });
  }

  function keepPace(): void {
    const now = performance.now();
    pace = line.size === 0 ? 0 : 0.8 * pace + 0.2 * Math.min(now - lastDone, waitMs);
    lastDone = now;
  }

  function letIn(): void {
    for (const next of line) {
      if (!hasRoom()) return;
      running += 1;
      next();
    }
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        running -= 1;
        keepPace();
        letIn();
      }
    },
    isFull: () => line.size >= maxWaiting,
    running: () => running,
    waiting: () => line.size,
  };
}

/** Looks ten times a second how much of the time the event loop was at work. */
function watchUse(onLook: () => void): () => boolean {
  let last = performance.eventLoopUtilization();
  let hurried = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    hurried = utilization > FULL_USE ? hurried + 1 : 0;
    last = now;
    onLook();
  }, LOOK_MS).unref();
  return () => hurried >= LOOKS;
}
