import { performance } from "node:perf_hooks";

/** How many reads may wait until the application has time for them, and how many writes. */
const MAX_WAITING = { read: 200, write: 500 };
/** How long a read may wait. With what the work itself takes it must stay below what people bear. */
const WAIT_MS = 500;
/** With no more than so many in line it is only a full house, and each may wait nearly twice as long. */
const SHORT_LINE = 24;
const PATIENT = 1.8;
/**
 * How long a write may wait: somebody typed it, or pays with it. Reads can be asked for again by
 * themselves; a write that is turned away has to be sent again by its person.
 */
const WRITE_WAIT_MS = 15_000;
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

export type Kind = "read" | "write";

export interface Admission {
  /**
   * Does the work as soon as there is room for it. Writes and reads come in in turns.
   *
   * @throws Overloaded when there is none in time; the work was not begun
   */
  run<Value>(kind: Kind, work: () => Promise<Value> | Value): Promise<Value>;
  /** Whether another one would be turned away at once. */
  isFull(kind: Kind): boolean;
  running(): number;
  waiting(): number;
}

export interface AdmissionOptions {
  /** At once while the processor is in full use; twenty times as many while it is not. */
  maxRunning: number;
  /** Writes at once: each holds a connection to the database, and more would only wait for one. */
  maxWriting: number;
  maxWaiting?: Record<Kind, number>;
  waitMs?: number;
  writeWaitMs?: number;
  /** Whether the processor has no time to spare; looked at by itself without it. */
  isHurried?: () => boolean;
}

/**
 * Lets so many requests work at once, the next ones wait in line (reads a moment, writes for as long
 * as people wait for something that they have sent), and turns away the rest: a process that takes
 * everything on answers nobody in time, and its memory grows with the line.
 *
 * What is short is the processor: side by side, ten pages take ten times as long each. Pages that
 * wait for the database or a bucket keep nobody from working, so there may be many of them.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { maxRunning, maxWriting, maxWaiting = MAX_WAITING } = options;
  const { waitMs = WAIT_MS, writeWaitMs = WRITE_WAIT_MS } = options;
  const isHurried = options.isHurried ?? watchUse(() => letIn());
  const running = { read: 0, write: 0 };
  const lines = { read: new Set<() => void>(), write: new Set<() => void>() };
  let lastIn: Kind = "read";
  /** Milliseconds between two that were done, lately, while others waited. */
  let pace = 0;
  let lastDone = 0;

  const allRunning = () => running.read + running.write;
  const allWaiting = () => lines.read.size + lines.write.size;
  const hasRoom = (kind: Kind) =>
    (kind === "read" || running.write < maxWriting) &&
    (allRunning() < maxRunning || (allRunning() < UNHURRIED * maxRunning && !isHurried()));
  const patience = (kind: Kind) => {
    if (kind === "write") return writeWaitMs;
    return lines.read.size > SHORT_LINE ? waitMs : PATIENT * waitMs;
  };

  function enter(kind: Kind): Promise<void> | undefined {
    const line = lines[kind];
    if (line.size === 0 && hasRoom(kind)) {
      running[kind] += 1;
      return undefined;
    }
    // Whoever would wait in vain is told so at once.
    if (line.size >= maxWaiting[kind] || allWaiting() * pace > patience(kind))
      throw new Overloaded();
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const come = () => {
        line.delete(come);
        clearTimeout(timer);
        resolve();
      };
      const look = () => {
        const leftMs = began + patience(kind) - performance.now();
        // A timer may be a millisecond early.
        if (leftMs > 1) return (timer = setTimeout(look, leftMs));
        line.delete(come);
        reject(new Overloaded());
      };
      let timer = setTimeout(look, kind === "write" ? writeWaitMs : waitMs);
      line.add(come);
    });
  }

  function keepPace(): void {
    const now = performance.now();
    pace = allWaiting() === 0 ? 0 : 0.8 * pace + 0.2 * Math.min(now - lastDone, waitMs);
    lastDone = now;
  }

  function letIn(): void {
    for (;;) {
      const turns =
        lastIn === "write" ? (["read", "write"] as const) : (["write", "read"] as const);
      const kind = turns.find((each) => lines[each].size > 0 && hasRoom(each));
      if (!kind) return;
      const [come] = lines[kind];
      running[kind] += 1;
      lastIn = kind;
      come?.();
    }
  }

  return {
    async run(kind, work) {
      await enter(kind);
      try {
        return await work();
      } finally {
        running[kind] -= 1;
        keepPace();
        letIn();
      }
    },
    isFull: (kind) => lines[kind].size >= maxWaiting[kind],
    running: allRunning,
    waiting: allWaiting,
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
