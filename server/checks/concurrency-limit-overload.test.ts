/**
 * Overload with four times the requests that can be served, on a simulated processor and clock, so
 * that the figures are the same on every machine. (Real processes:
 * tests/reliability/timed/overload.test.ts.)
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConcurrencyLimit, type Kind } from "./concurrency-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Factor of overload. */
const TIMES = 4;
const SECONDS = 10;
const LIMIT_MS = 1_500;
const MAX_RUNNING = 3;
const POOL = 10;
/** Processor time of pages, in milliseconds; some take much longer than others. */
const PAGE_MS = [5, 10, 15, 20, 25, 60];
const WRITE_MS = 25;
/** The event loop counts as busy after being fully used for this long, in milliseconds. */
const NOTICED_MS = 300;

interface Load {
  /** Every n-th request is a write. */
  writeEvery: number;
  /** Share of a processor that the process gets; below 1 where others use it as well. */
  speed: number;
  /** Whether its own event loop is busy, rather than waiting for an overloaded database. */
  seesItself: boolean;
}

interface Figures {
  sent: Record<Kind, number>;
  /** Milliseconds from request to response. */
  answered: Record<Kind | "refused", number[]>;
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const p99 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)];

async function overload({ writeEvery, speed, seesItself }: Load): Promise<Figures> {
  const jobs = new Set<{ leftMs: number; done: () => void }>();
  let busySince: number | undefined;
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: MAX_RUNNING,
    maxWriting: POOL,
    isHurried: () =>
      seesItself && busySince !== undefined && performance.now() - busySince >= NOTICED_MS,
  });
  const work = (ms: number) => () =>
    new Promise<void>((done) => jobs.add({ leftMs: ms / speed, done }));
  const figures: Figures = {
    sent: { read: 0, write: 0 },
    answered: { read: [], write: [], refused: [] },
  };
  const ask = (kind: Kind, ms: number) => {
    const began = performance.now();
    figures.sent[kind] += 1;
    concurrencyLimit.run(kind, work(ms)).then(
      () => void figures.answered[kind].push(performance.now() - began),
      () => void figures.answered.refused.push(performance.now() - began),
    );
  };
  const perMs = (TIMES * speed) / (meanOf(PAGE_MS) * (1 - 1 / writeEvery) + WRITE_MS / writeEvery);
  for (let ms = 0, sent = 0; ms < SECONDS * 1_000; ms += 1) {
    for (; sent < ms * perMs; sent += 1) {
      if (sent % writeEvery === 0) ask("write", WRITE_MS);
      else ask("read", PAGE_MS[(sent * 7) % PAGE_MS.length]!);
    }
    // The processor is shared equally by all running jobs.
    const share = 1 / jobs.size;
    for (const job of jobs) {
      job.leftMs -= share;
      if (job.leftMs <= 0) {
        jobs.delete(job);
        job.done();
      }
    }
    busySince = jobs.size > 0 ? (busySince ?? performance.now()) : undefined;
    await vi.advanceTimersByTimeAsync(1);
  }
  return figures;
}

test.each([
  ["writes are few", { writeEvery: 16, speed: 1, seesItself: true }],
  ["writes are a quarter", { writeEvery: 4, speed: 1, seesItself: true }],
  ["several processes share the processor", { writeEvery: 8, speed: 0.4, seesItself: true }],
  ["other programs use the machine", { writeEvery: 8, speed: 0.2, seesItself: true }],
  ["the database is what is short", { writeEvery: 8, speed: 0.6, seesItself: false }],
])(
  "%s: admitted requests are answered within 1.5 s, nearly all writes are admitted",
  async (_, load) => {
    const { sent, answered } = await overload(load);
    expect(p99(answered.read)).toBeLessThan(LIMIT_MS);
    expect(p99(answered.write)).toBeLessThan(LIMIT_MS);
    // Writes not answered were still queued at the end, or exceeded the capacity on their own.
    expect(answered.write.length).toBeGreaterThan((load.writeEvery > 4 ? 0.9 : 0.6) * sent.write);
    // The processor was never idle while requests were shed.
    const workMs = answered.read.length * meanOf(PAGE_MS) + answered.write.length * WRITE_MS;
    expect(workMs).toBeGreaterThan(0.8 * SECONDS * 1_000 * load.speed);
  },
);

test("writes only: those of the first seconds wait, later ones are rejected early", async () => {
  const { sent, answered } = await overload({ writeEvery: 1, speed: 1, seesItself: true });
  expect(answered.write.length).toBeLessThan(sent.write / 2);
  expect(Math.max(...answered.write)).toBeLessThan(8_000);
  // Rejections come within the limit as well.
  expect(Math.max(...answered.refused)).toBeLessThan(LIMIT_MS);
});

test("rejected requests return one after another at the pace of service", async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxWriting: 1, isHurried: () => true });
  const askRepeatedly = (times: number) => Array.from({ length: times }, limit.retryAfterSeconds);
  expect(new Set(askRepeatedly(50)), "without a queue").toEqual(new Set([2]));
  const work = () => new Promise<void>((done) => setTimeout(done, 100));
  const crowd = Array.from({ length: 40 }, () => limit.run("write", work));
  await vi.advanceTimersByTimeAsync(3_500);
  expect(limit.waiting()).toBeGreaterThan(0);
  // One is served in 100 ms: 30 need 3 s after the first two.
  const seconds = askRepeatedly(30);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  expect([seconds[0], seconds.at(-1)]).toEqual([2, 5]);
  expect(askRepeatedly(500).at(-1), "a person waits no longer than 10 s").toBe(10);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(crowd);
});
