/**
 * Workers that are killed again and again: back-off never leaves fewer than two living or starting, so
 * the port is answered on all the time, and after the loss of all workers as soon as one has started.
 */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { pause, report, visit } from "./load.ts";

const WORKERS = 2;
const KILLS = 10;
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

/** Workers that answer, the oldest first. */
function listening(): number[] {
  const children = new Set(
    execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === plaza.pid)
      .map(([pid]) => pid),
  );
  return started()
    .map(({ worker }) => worker)
    .filter((pid) => children.has(pid));
}

const untilAllListen = () =>
  expect.poll(() => listening().length, { timeout: 30_000, interval: 20 }).toBe(WORKERS);

/** Asks all the time, on a new connection each. @returns the longest time between two answers */
async function longestSilence(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longestMs = 0;
  const asking = (async () => {
    let last = performance.now();
    while (!isOver) {
      const { status } = await visit(plaza.origin, "/spaces", { timeoutMs: 1_000 });
      const now = performance.now();
      if (status === 200) {
        longestMs = Math.max(longestMs, now - last);
        last = now;
      } else longestMs = Math.max(longestMs, now - last);
      await pause(5);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return Math.round(longestMs);
}

it("one worker after the other is killed ten times: somebody answers all the time", async () => {
  await untilAllListen();
  const before = events("a worker ended, another begins").length;
  let slowestRefillMs = 0;
  // A machine that is busy with other tests is slow without any kill as well.
  const calmMs = await longestSilence(() => pause(2_000));
  const silenceMs = await longestSilence(async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [oldest] = listening();
      const killedAt = performance.now();
      process.kill(oldest!, "SIGKILL");
      await expect.poll(listening, { interval: 10 }).not.toContain(oldest);
      await untilAllListen();
      slowestRefillMs = Math.max(slowestRefillMs, performance.now() - killedAt);
    }
  });
  const waits = events("a worker ended, another begins").slice(before);
  report("a worker killed ten times in a row", {
    kills: KILLS,
    calmSilenceMs: calmMs,
    longestSilenceMs: silenceMs,
    slowestRefillMs: Math.round(slowestRefillMs),
    slowestStartMs: Math.max(...started().map(({ startMs }) => startMs)),
  });
  // The back-off left one alone for up to ten seconds.
  expect(waits.map(({ waitMs }) => waitMs)).toEqual(Array.from({ length: KILLS }, () => 0));
  expect(silenceMs).toBeLessThan(Math.max(LIMIT_MS, 5 * calmMs));
}, 120_000);

it("all workers are killed at once, five times: silence lasts as long as a start", async () => {
  await untilAllListen();
  const first = started().length;
  const silenceMs = await longestSilence(async () => {
    for (let kill = 0; kill < KILLS / WORKERS; kill += 1) {
      for (const pid of listening()) process.kill(pid, "SIGKILL");
      await expect.poll(listening, { interval: 10 }).toEqual([]);
      await untilAllListen();
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
  expect(silenceMs).toBeLessThan(slowestStartMs + LIMIT_MS);
}, 120_000);
