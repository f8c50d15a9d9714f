/**
 * Workers are killed repeatedly: the back-off never leaves fewer than two alive or starting, so the
 * port always answers; after the loss of all workers it answers as soon as one has started.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { closedLoop, pause, report, visit } from "../load.ts";

const WORKERS = 2;
const KILLS = 10;
const CLIENTS = 4;
const LIMIT_MS = 1_500;

let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, { WEB_CONCURRENCY: String(WORKERS) });
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

/** Log entries of the cluster's primary process about its workers, in order. */
const events = (message: string) =>
  plaza
    .output()
    .split("\n")
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as { worker: number; startMs: number; waitMs: number });
const started = () => events("a worker answers");

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** PIDs of the workers that accept requests, oldest first. */
const listening = (): number[] =>
  started()
    .map(({ worker }) => worker)
    .filter(isAlive);

/** Waits until both workers run and have served their first, slow requests (round-robin scheduling). */
async function untilAllAnswer(): Promise<void> {
  await expect.poll(() => listening().length, { timeout: 60_000, interval: 20 }).toBe(WORKERS);
  for (let answers = 0; answers < 2 * WORKERS;) {
    const { status } = await visit(plaza.origin, "/spaces");
    if (status === 200) answers += 1;
  }
}

/**
 * Sends requests continuously during `work`, each on a new connection. Uses several clients, because
 * node:cluster loses a connection that is being passed to a worker when that worker is killed.
 *
 * @returns the longest time in milliseconds in which no client got a response
 */
async function longestSilence(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longestMs = 0;
  let last = performance.now();
  const asking = closedLoop(
    CLIENTS,
    () => isOver,
    async () => {
      const outcome = await visit(plaza.origin, "/spaces", { timeoutMs: 1_000 });
      const now = performance.now();
      longestMs = Math.max(longestMs, now - last);
      if (outcome.status === 200) last = now;
      await pause(20);
      return outcome;
    },
  );
  await work();
  isOver = true;
  await asking;
  return Math.round(longestMs);
}

it("one worker after the other is killed ten times: somebody answers all the time", async () => {
  await untilAllAnswer();
  const before = events("a worker ended, another begins").length;
  let slowestRefillMs = 0;
  const silenceMs = await longestSilence(async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [oldest] = listening();
      const killedAt = performance.now();
      process.kill(oldest!, "SIGKILL");
      await expect.poll(listening, { interval: 10 }).not.toContain(oldest);
      await untilAllAnswer();
      slowestRefillMs = Math.max(slowestRefillMs, performance.now() - killedAt);
    }
  });
  const waits = events("a worker ended, another begins").slice(before);
  const slowestStartMs = Math.max(...started().map(({ startMs }) => startMs));
  report("a worker killed ten times in a row", {
    kills: KILLS,
    longestSilenceMs: silenceMs,
    slowestRefillMs: Math.round(slowestRefillMs),
    slowestStartMs,
  });
  // No back-off as long as a single worker is left: another one starts at once.
  expect(waits.map(({ waitMs }) => waitMs)).toEqual(Array.from({ length: KILLS }, () => 0));
  // A busy machine also starts workers more slowly.
  expect(silenceMs).toBeLessThan(Math.max(LIMIT_MS, slowestStartMs));
}, 180_000);

it("all workers are killed at once, five times: silence lasts as long as a start", async () => {
  await untilAllAnswer();
  const first = started().length;
  const silenceMs = await longestSilence(async () => {
    for (let kill = 0; kill < KILLS / WORKERS; kill += 1) {
      for (const pid of listening()) process.kill(pid, "SIGKILL");
      await expect.poll(listening, { interval: 10 }).toEqual([]);
      await untilAllAnswer();
    }
  });
  const slowestStartMs = Math.max(
    ...started()
      .slice(first)
      .map(({ startMs }) => startMs),
  );
  report("all workers killed five times in a row", {
    kills: KILLS,
    longestSilenceMs: silenceMs,
    slowestStartMs,
  });
  expect(silenceMs).toBeLessThan(1.5 * slowestStartMs + LIMIT_MS);
}, 180_000);
