/**
 * Workers that are killed again and again: back-off never leaves fewer than two living or starting, so
 * the port is answered on all the time, and after the loss of all workers as soon as one has started.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { circle, pause, report, visit } from "./load.ts";

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

/** What the first process has said of its workers, in order. */
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

/** Workers that answer, the oldest first. */
const listening = (): number[] =>
  started()
    .map(({ worker }) => worker)
    .filter(isAlive);

/** Connections go to the workers in turn: after so many answers each has given its first, slow ones. */
async function untilAllAnswer(): Promise<void> {
  await expect.poll(() => listening().length, { timeout: 60_000, interval: 20 }).toBe(WORKERS);
  for (let answers = 0; answers < 2 * WORKERS;) {
    const { status } = await visit(plaza.origin, "/spaces");
    if (status === 200) answers += 1;
  }
}

/**
 * Asks all the time, on a new connection each. Several clients: a connection that is on its way to a
 * worker when that is killed is never answered (node:cluster forgets it).
 *
 * @returns the longest time without an answer to any of them
 */
async function longestSilence(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longestMs = 0;
  let last = performance.now();
  const asking = circle(
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
  // The back-off left one alone for up to ten seconds.
  expect(waits.map(({ waitMs }) => waitMs)).toEqual(Array.from({ length: KILLS }, () => 0));
  // On a machine that is busy with other tests everything takes longer, a start as well.
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
