import { watchUse } from "../process/event-loop-use.ts";
import { createTimeEstimate } from "./time-estimate.ts";

/** Length of the queues. */
const MAX_WAITING = { read: 200, write: 500 };
/** How long a read may wait. With the work itself it has to stay below what people bear. */
const WAIT_MS = 500;
/** A short queue is a small crowd and no overload: each read may wait nearly twice as long. */
const SHORT_QUEUE = 24;
const PATIENT = 1.8;
/** Waiting and working together, of a read: where work takes longer, the wait is shorter … */
const READ_BUDGET_MS = 1_000;
/** … but not shorter than this. */
const MIN_WAIT_MS = 300;
/**
 * How long a write of a burst may wait. Losing typed text or a payment is worse than a wait, and a
 * crowd on the last places is over in seconds.
 */
const WRITE_WAIT_MS = 15_000;
/** A queue of writes that has not been empty for so long is no burst but overload: … */
const STANDING_MS = 2_000;
/** … a write that comes now waits no longer than this. Otherwise all writes stay slow for as long as the overload lasts. */
const WRITE_WAIT_STANDING_MS = 1_000;
/** Writes go first, but a read that waits comes in after so many of them. */
const WRITES_IN_A_ROW = 3;
/**
 * While the event loop has time to spare, requests at work wait for something else, so that more may
 * join them: so many times `maxRunning`. Whether it has is known after 300 ms. Until then this is what
 * a sudden crowd is let in with, and the last of them is answered after all the others.
 */
const UNHURRIED = 4;
/** … as long as nearly all reads take no longer than this at work; fewer in proportion past it. */
const QUICK_MS = 400;

/** There is more to do than can be done in time: nothing was begun. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export type Kind = "read" | "write";

export interface Admission {
  /**
   * Does the work as soon as there is room for it, writes before reads.
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
  /** At once while the event loop is in full use; four times as many while it is not. */
  maxRunning: number;
  /** Writes at once: each holds a connection to the database, and more would only wait for one. */
  maxWriting: number;
  maxWaiting?: Record<Kind, number>;
  waitMs?: number;
  writeWaitMs?: number;
  writeWaitStandingMs?: number;
  standingMs?: number;
  /** Whether the event loop has no time to spare; measured without it. */
  isHurried?: () => boolean;
}

/** A request in a queue. */
interface Waiting {
  began: number;
  /** How long it may wait, in milliseconds, as things are now. */
  patience: () => number;
  come: () => void;
  giveUp: () => void;
}

/**
 * Concurrency limit with two bounded queues, for load shedding: what cannot be begun in time is
 * rejected with `Overloaded`. Without it no request is answered in time, and memory grows with the
 * queue.
 *
 * What is short is the processor: side by side, ten pages take ten times as long each. Reads wait up to
 * 0.5 s (0.9 s in a short queue), or less where the work itself is slow. Writes go first and wait up
 * to 15 s in a burst, 1 s when there have been too many for two seconds.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { maxRunning, maxWriting, maxWaiting = MAX_WAITING } = options;
  const { waitMs = WAIT_MS, writeWaitMs = WRITE_WAIT_MS, standingMs = STANDING_MS } = options;
  const { writeWaitStandingMs = WRITE_WAIT_STANDING_MS } = options;
  const isHurried = options.isHurried ?? watchUse(() => letIn());
  const running = { read: 0, write: 0 };
  const queues = { read: new Set<Waiting>(), write: new Set<Waiting>() };
  let writesInARow = 0;
  /** When the queue of writes was last empty. */
  let writesStandSince = 0;
  const readTime = createTimeEstimate();
  /** Milliseconds between two that were done, lately, while others waited. */
  let pace = 0;
  let lastDone = 0;

  const allRunning = () => running.read + running.write;
  const allWaiting = () => queues.read.size + queues.write.size;
  const hasRoom = (kind: Kind) =>
    (kind === "read" || running.write < maxWriting) &&
    (allRunning() < maxRunning || (allRunning() < unhurriedRoom() && !isHurried()));
  /** Fewer where they make each other slow: then the database is what is short. */
  const unhurriedRoom = () => UNHURRIED * maxRunning * Math.min(1, QUICK_MS / readTime.highMs());
  const readPatience = () => {
    const mostMs = queues.read.size > SHORT_QUEUE ? waitMs : PATIENT * waitMs;
    return Math.min(mostMs, Math.max(MIN_WAIT_MS, READ_BUDGET_MS - readTime.highMs()));
  };
  const writePatience = () =>
    performance.now() - writesStandSince > standingMs
      ? Math.min(writeWaitStandingMs, writeWaitMs)
      : writeWaitMs;
  /** How many come in before the next one of this kind. */
  const ahead = (kind: Kind) => {
    const { read, write } = { read: queues.read.size, write: queues.write.size };
    return kind === "read"
      ? read + Math.min(write, WRITES_IN_A_ROW * (read + 1))
      : write + Math.min(read, write / WRITES_IN_A_ROW);
  };

  function enter(kind: Kind): Promise<void> | undefined {
    const queue = queues[kind];
    if (queue.size === 0 && hasRoom(kind)) {
      running[kind] += 1;
      return undefined;
    }
    const now = performance.now();
    if (kind === "write" && queue.size === 0) writesStandSince = now;
    // A write keeps what it was promised; a read follows the length of its queue.
    const promised = kind === "write" ? writePatience() : 0;
    const patience = kind === "write" ? () => promised : readPatience;
    if (queue.size >= maxWaiting[kind] || ahead(kind) * pace > patience()) throw new Overloaded();
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        queue.delete(waiting);
        clearTimeout(timer);
        settle();
      };
      const waiting: Waiting = {
        began: now,
        patience,
        come: () => leave(resolve),
        giveUp: () => leave(() => reject(new Overloaded())),
      };
      const check = () => {
        const leftMs = now + patience() - performance.now();
        // A timer may fire a millisecond early.
        if (leftMs > 1) timer = setTimeout(check, leftMs);
        else waiting.giveUp();
      };
      let timer = setTimeout(check, patience());
      queue.add(waiting);
    });
  }

  function keepPace(): void {
    const now = performance.now();
    pace = allWaiting() === 0 ? 0 : 0.8 * pace + 0.2 * Math.min(now - lastDone, waitMs);
    lastDone = now;
  }

  function letIn(): void {
    for (;;) {
      const isReadsTurn = writesInARow >= WRITES_IN_A_ROW && queues.read.size > 0;
      const order = isReadsTurn ? (["read", "write"] as const) : (["write", "read"] as const);
      const kind = order.find((each) => queues[each].size > 0 && hasRoom(each));
      if (!kind) return;
      const [next] = queues[kind];
      if (!next) return;
      // The timers of a busy event loop are late.
      if (performance.now() - next.began > next.patience()) {
        next.giveUp();
        continue;
      }
      running[kind] += 1;
      writesInARow = kind === "write" ? writesInARow + 1 : 0;
      next.come();
    }
  }

  return {
    async run(kind, work) {
      await enter(kind);
      const began = performance.now();
      try {
        return await work();
      } finally {
        if (kind === "read") readTime.add(performance.now() - began);
        running[kind] -= 1;
        keepPace();
        letIn();
      }
    },
    isFull: (kind) => queues[kind].size >= maxWaiting[kind],
    running: allRunning,
    waiting: allWaiting,
  };
}
