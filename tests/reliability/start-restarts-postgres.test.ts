/**
 * `npm start` with the embedded Postgres, killed with SIGKILL as by the OOM killer: it restarts on its
 * port, pages answer again, and no acknowledged write is lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { preferencesCookie } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";
import { post, withSql } from "./bank.ts";
import { pause, report, visit } from "./load.ts";
import { freePort } from "../support/free-port.ts";

const START_MS = 120_000;
/** Limit from the kill to the next good page: crash recovery, and the end of the old backends. */
const BACK_MS = 20_000;
const KILLS = 3;

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-start-"));
  fs.chmodSync(folder, 0o755);
});
const running: Started[] = [];
afterAll(async () => {
  for (const { end } of running.reverse()) await end();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Started {
  origin: string;
  child: ChildProcess;
  output(): string;
  end(): Promise<void>;
}

/** Runs the script of `npm start` on this test's data folder. */
async function start(): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: String(port),
      PLAZA_DATA_DIR: folder,
      WEB_CONCURRENCY: "2",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const started = {
    origin: `http://localhost:${port}`,
    child,
    output: () => said,
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
  running.push(started);
  return started;
}

/** Waits for a page that needs the database. @returns the duration in milliseconds */
async function untilGood({ origin, child, output }: Started, limitMs: number): Promise<number> {
  const began = performance.now();
  for (let asked = 0; performance.now() - began < limitMs; asked += 1) {
    // A different URL each time: a cached page needs no database.
    const target = `/spaces?q=${asked}${Math.random()}`;
    const { status } = await visit(origin, target, { timeoutMs: 10_000 });
    if (status === 200) return Math.round(performance.now() - began);
    if (child.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`No good page within ${limitMs} ms:\n${output()}`);
}

/**
 * Joins a challenge. The other of the two workers may still answer 503 after the first good page; then
 * the form is repeated, as the error page asks.
 */
async function join(origin: string, path: string, cookie: string): Promise<void> {
  await expect
    .poll(async () => (await post(origin, path, cookie, { intent: "join" })).status, {
      timeout: BACK_MS,
    })
    .toBe(303);
}

/** PID in the postmaster's PID file; undefined if there is no file. */
function postmaster(): number | undefined {
  const file = path.join(folder, "postgres/postmaster.pid");
  return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : undefined;
}
const databaseUrl = () => {
  const file = path.join(folder, "postgres/plaza.json");
  const key = JSON.parse(fs.readFileSync(file, "utf8")) as { password: string; port: number };
  return `postgres://plaza:${key.password}@127.0.0.1:${key.port}/plaza`;
};
const joined = () =>
  withSql(databaseUrl(), async (sql) => {
    const [row] = await sql`
      SELECT count(*)::int AS count FROM challenge_participants WHERE person_id = 'person-1'
      AND challenge_id LIKE 'kept-%'`;
    return (row as { count: number }).count;
  });

it(
  "Postgres is killed while `npm start` runs: back on the same port, with every acknowledged write",
  async () => {
    const first = await start();
    await untilGood(first, START_MS);
    const url = databaseUrl();
    const { db, sql, close } = createDb(url, { max: 1 });
    const session = await sessionOf({ db }, "person-1");
    const cookie = `${preferencesCookie()}; plaza-session=${session["plaza-session"]}`;
    await sql`
      INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
      SELECT 'kept-' || n, 'Kept', 'x', 'other', 5, 5, now() + interval '1 day', 'person-300'
      FROM generate_series(0, ${KILLS - 1}::int) AS n`;
    await close();

    const backAfterMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await join(first.origin, `/challenges/kept-${kill}`, cookie);
      const killed = postmaster()!;
      process.kill(killed, "SIGKILL");
      const killedAt = performance.now();
      // Backends outlive a killed postmaster by some milliseconds and may still serve a page.
      await expect.poll(() => postmaster() ?? killed, { timeout: BACK_MS }).not.toBe(killed);
      await untilGood(first, BACK_MS);
      backAfterMs.push(Math.round(performance.now() - killedAt));
      expect(await joined()).toBe(kill + 1);
    }
    expect(databaseUrl()).toBe(url);
    expect(first.output()).toContain("The database ended without being stopped");
    expect(first.output()).toMatch(/The database runs again on port \d+/);

    // A second `npm start` right after a kill races with the first one's restart: one of them wins.
    process.kill(postmaster()!, "SIGKILL");
    const second = await start();
    backAfterMs.push(await untilGood(first, BACK_MS));
    await untilGood(second, START_MS);
    expect(databaseUrl()).toBe(url);

    // Kills both and the database: the next `npm start` finds all data.
    for (const { child } of [first, second]) child.kill("SIGKILL");
    process.kill(postmaster()!, "SIGKILL");
    const third = await start();
    const thirdMs = await untilGood(third, START_MS);
    expect(await joined()).toBe(KILLS);
    report("npm start: Postgres killed", {
      kills: KILLS + 1,
      goodPageAfterMs: backAfterMs.join(", "),
      nextStartMs: thirdMs,
    });
  },
  3 * START_MS,
);
