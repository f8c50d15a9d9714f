import { spawn, type ChildProcess } from "node:child_process";
import { ROOT } from "../architecture/source-files.ts";

/** Worker processes of the build that work on one database. */
export interface Workers {
  /** Starts one more. */
  start(): void;
  /** Kills the one that has run longest with SIGKILL. */
  killOldest(): void;
  /** Process ids of those that were started, oldest first. */
  pids(): number[];
  killAll(): void;
  /** Sends SIGTERM to all: they hand back what they are at. */
  stopAll(): void;
}

/**
 * @param count how many to start with
 * @param folder of the checkout whose build they are
 */
export function startWorkers(databaseUrl: string, count: number, folder = ROOT): Workers {
  const workers: ChildProcess[] = [];
  const start = () => {
    const worker = spawn(process.execPath, ["build/worker.js"], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: databaseUrl },
      stdio: "ignore",
    });
    workers.push(worker);
  };
  for (let started = 0; started < count; started += 1) start();
  return {
    start,
    killOldest: () => workers.shift()?.kill("SIGKILL"),
    pids: () => workers.flatMap(({ pid }) => pid ?? []),
    killAll: () => workers.forEach((worker) => worker.kill("SIGKILL")),
    stopAll: () => workers.forEach((worker) => worker.kill("SIGTERM")),
  };
}
