import { watchUse } from "../process/event-loop-use.ts";
import { createTimeEstimate } from "./time-estimate.ts";

/** Maximum length of each queue. */
const MAX_WAITING = { read: 200, write: 500 };
/** Maximum wait of a read, in milliseconds. Wait and work together must feel fast. */
const WAIT_MS = 500;
/**
 * A queue of at most this length is a small burst, not overload: its reads may wait 1.8 times as
 * long.
 */
const SHORT_QUEUE = 24;
const SHORT_QUEUE_FACTOR = 1.8;
/** Target for wait and work of a read together: where reads are slow, the wait is shorter … */
const READ_BUDGET_MS = 1_000;
/** … but not shorter than this, in milliseconds. */
const MIN_WAIT_MS = 300;
/**
 * Maximum wait of a write in a burst, in milliseconds. Losing typed input or a payment is worse
 * than waiting, and a burst, such as a run on a challenge's last places, is over in seconds.
 */
const WRITE_WAIT_MS = 15_000;
/** When the write queue has not been empty for this long, in milliseconds, it is overload: … */
const STANDING_MS = 2_000;
/**
 * … then new writes wait at most this long, so that they do not all stay slow during the overload.
 */
const WRITE_WAIT_STANDING_MS = 1_000;
/** Writes go first, but after this many in a row a waiting read gets its turn. */
const WRITES_IN_A_ROW = 3;
/**
 * While the event loop has idle time, running requests are waiting for I/O, so up to this many
 * times `maxRunning` may run. Full use is noticed after 300 ms; until then a sudden crowd gets the
 * larger limit too, and the last of them is answered after all the others.
 */
const IDLE_FACTOR = 4;
/** … if nearly all reads run no longer than this, in milliseconds; proportionally fewer past it. */
const FAST_READ_MS = 400;

/** Shortest and longest `Retry-After` of rejected requests, in milliseconds. */
const RETRY_MS = { min: 2_000, max: 10_000 };

/** Load shedding: the request was rejected before any work for it started. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export type Kind = "read" | "write";

export interface ConcurrencyLimit {
  /**
   * Runs the work as soon as the limit allows, writes before reads.
   *
   * @throws Overloaded when that takes too long; the work was not started
   */
  run<Value>(kind: Kind, work: () => Promise<Value> | Value): Promise<Value>;
  /** Whether the queue is full, so that `run` would reject at once. */
  isFull(kind: Kind): boolean;
  /**
   * `Retry-After` of one more rejected request, in seconds: rejected requests return after
   * those that wait, one after another at the pace of service, instead of all at once.
   */
  retryAfterSeconds(): number;
  running(): number;
  waiting(): number;
}

export interface ConcurrencyLimitOptions {
  /** Requests that run at once while the event loop is fully used; four times as many otherwise. */
  maxRunning: number;
  /** Writes that run at once. Each holds a database connection, so more would only wait for one. */
  maxWriting: number;
  maxWaiting?: Record<Kind, number>;
  waitMs?: number;
  writeWaitMs?: number;
  writeWaitStandingMs?: number;
  standingMs?: number;
  /** Whether the event loop has no idle time. Default: measured. */
  isHurried?: () => boolean;
}

/** A queued request. */
interface Waiter {
  queuedAt: number;
  /** Maximum wait in milliseconds under the current load. */
  maxWaitMs: () => number;
  admit: () => void;
  reject: () => void;
}

/**
 * Concurrency limit with two bounded queues, for load shedding: requests that cannot start in time
 * are rejected with `Overloaded`. Without it, under overload every request is late and memory grows
 * with the queue.
 *
 * The scarce resource is the processor: ten pages rendered at once each take ten times as long.
 * Reads wait up to 0.5 s (0.9 s in a short queue), less where reads themselves are slow. Writes go
 * first and wait up to 15 s in a burst, but 1 s once their queue has not been empty for two
 * seconds.
 */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { maxRunning, maxWriting, maxWaiting = MAX_WAITING } = options;
  const { waitMs = WAIT_MS, writeWaitMs = WRITE_WAIT_MS, standingMs = STANDING_MS } = options;
  const { writeWaitStandingMs = WRITE_WAIT_STANDING_MS } = options;
  const isHurried = options.isHurried ?? watchUse(() => admitWaiting());
  const running = { read: 0, write: 0 };
  const queues = { read: new Set<Waiter>(), write: new Set<Waiter>() };
  let writesInARow = 0;
  /** When the write queue was last empty, on the clock of `performance.now()`. */
  let writesQueuedSince = 0;
  const readTime = createTimeEstimate();
  /**
   * Moving average of the time between two completed requests while others waited, in milliseconds.
   */
  let intervalMs = 0;
  let lastDone = 0;
  /** When the last rejected request is expected to return, on the clock of `performance.now()`. */
  let lastReturn = 0;

  const allRunning = () => running.read + running.write;
  const allWaiting = () => queues.read.size + queues.write.size;
  const hasRoom = (kind: Kind) =>
    (kind === "read" || running.write < maxWriting) &&
    (allRunning() < maxRunning || (allRunning() < idleLimit() && !isHurried()));
  /** Lower where concurrent requests slow each other down: then the database is the bottleneck. */
  const idleLimit = () => IDLE_FACTOR * maxRunning * Math.min(1, FAST_READ_MS / readTime.highMs());
  const readWaitMs = () => {
    const mostMs = queues.read.size > SHORT_QUEUE ? waitMs : SHORT_QUEUE_FACTOR * waitMs;
    return Math.min(mostMs, Math.max(MIN_WAIT_MS, READ_BUDGET_MS - readTime.highMs()));
  };
  const writeMaxWaitMs = () =>
    performance.now() - writesQueuedSince > standingMs
      ? Math.min(writeWaitStandingMs, writeWaitMs)
      : writeWaitMs;
  /** How many requests will be admitted before the next one of this kind. */
  const ahead = (kind: Kind) => {
    const { read, write } = { read: queues.read.size, write: queues.write.size };
    return kind === "read"
      ? read + Math.min(write, WRITES_IN_A_ROW * (read + 1))
      : write + Math.min(read, write / WRITES_IN_A_ROW);
  };

  function acquire(kind: Kind): Promise<void> | undefined {
    const queue = queues[kind];
    if (queue.size === 0 && hasRoom(kind)) {
      running[kind] += 1;
      return undefined;
    }
    const now = performance.now();
    if (kind === "write" && queue.size === 0) writesQueuedSince = now;
    // A write keeps the limit it was queued with; a read's limit follows the length of its queue.
    const fixedMs = kind === "write" ? writeMaxWaitMs() : 0;
    const maxWaitMs = kind === "write" ? () => fixedMs : readWaitMs;
    if (queue.size >= maxWaiting[kind] || ahead(kind) * intervalMs > maxWaitMs())
      throw new Overloaded();
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        queue.delete(waiter);
        clearTimeout(timer);
        settle();
      };
      const waiter: Waiter = {
        queuedAt: now,
        maxWaitMs,
        admit: () => leave(resolve),
        reject: () => leave(() => reject(new Overloaded())),
      };
      const check = () => {
        const leftMs = now + maxWaitMs() - performance.now();
        // A timer may fire a millisecond early.
        if (leftMs > 1) timer = setTimeout(check, leftMs);
        else waiter.reject();
      };
      let timer = setTimeout(check, maxWaitMs());
      queue.add(waiter);
    });
  }

  function updateInterval(): void {
    const now = performance.now();
    intervalMs = allWaiting() === 0 ? 0 : 0.8 * intervalMs + 0.2 * Math.min(now - lastDone, waitMs);
    lastDone = now;
  }

  function admitWaiting(): void {
    for (;;) {
      const isReadsTurn = writesInARow >= WRITES_IN_A_ROW && queues.read.size > 0;
      const order = isReadsTurn ? (["read", "write"] as const) : (["write", "read"] as const);
      const kind = order.find((candidate) => queues[candidate].size > 0 && hasRoom(candidate));
      if (!kind) return;
      const [next] = queues[kind];
      if (!next) return;
      // Timers fire late while the event loop is busy, so the limit is checked here as well.
      if (performance.now() - next.queuedAt > next.maxWaitMs()) {
        next.reject();
        continue;
      }
      running[kind] += 1;
      writesInARow = kind === "write" ? writesInARow + 1 : 0;
      next.admit();
    }
  }

  return {
    async run(kind, work) {
      await acquire(kind);
      const began = performance.now();
      try {
        return await work();
      } finally {
        if (kind === "read") readTime.add(performance.now() - began);
        running[kind] -= 1;
        updateInterval();
        admitWaiting();
      }
    },
    isFull: (kind) => queues[kind].size >= maxWaiting[kind],
    retryAfterSeconds() {
      const now = performance.now();
      const soonest = now + Math.max(RETRY_MS.min, allWaiting() * intervalMs);
      lastReturn = Math.min(Math.max(lastReturn + intervalMs, soonest), now + RETRY_MS.max);
      return Math.ceil(Math.round(lastReturn - now) / 1_000);
    },
    running: allRunning,
    waiting: allWaiting,
  };
}
