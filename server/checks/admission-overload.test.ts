/**
 * Four times as many requests as there is time for, against a simulated processor and clock: the same
 * figures on every machine, however busy. (With real processes: tests/reliability/overload.test.ts.)
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission, type Kind } from "./admission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIMES = 4;
const SECONDS = 10;
const LIMIT_MS = 1_500;
const MAX_RUNNING = 3;
const POOL = 10;
/** Milliseconds of the processor that pages take, some much more than others. */
const PAGE_MS = [5, 10, 15, 20, 25, 60];
const WRITE_MS = 25;
/** The event loop is in full use for so long before it counts as hurried. */
const NOTICED_MS = 300;

interface Load {
  /** One request in so many is a write. */
  writeEvery: number;
  /** Part of a processor that the process gets: less where others use it as well. */
  speed: number;
  /** Whether the process itself is at work, or waits for a database that has no time. */
  seesItself: boolean;
}

interface Figures {
  sent: Record<Kind, number>;
  /** Milliseconds from arrival to answer. */
  answered: Record<Kind | "refused", number[]>;
}

const meanOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const p99 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)];

async function overload({ writeEvery, speed, seesItself }: Load): Promise<Figures> {
  const jobs = new Set<{ leftMs: number; done: () => void }>();
  let busySince: number | undefined;
  const admission = createAdmission({
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
    admission.run(kind, work(ms)).then(
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
    // All that are at work share the processor.
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
])("%s: what is let in is answered within 1.5 s, nearly all writes are let in", async (_, load) => {
  const { sent, answered } = await overload(load);
  expect(p99(answered.read)).toBeLessThan(LIMIT_MS);
  expect(p99(answered.write)).toBeLessThan(LIMIT_MS);
  // The rest of them waits when the time is over, or came when writes were all there was time for.
  expect(answered.write.length).toBeGreaterThan((load.writeEvery > 4 ? 0.9 : 0.6) * sent.write);
  // The processor was never idle for want of requests.
  const workMs = answered.read.length * meanOf(PAGE_MS) + answered.write.length * WRITE_MS;
  expect(workMs).toBeGreaterThan(0.8 * SECONDS * 1_000 * load.speed);
});

test("a crowd that only writes: those of its first seconds wait, the others are told at once", async () => {
  const { sent, answered } = await overload({ writeEvery: 1, speed: 1, seesItself: true });
  expect(answered.write.length).toBeLessThan(sent.write / 2);
  expect(Math.max(...answered.write)).toBeLessThan(8_000);
  // Rejected within the limit as well.
  expect(Math.max(...answered.refused)).toBeLessThan(LIMIT_MS);
});
