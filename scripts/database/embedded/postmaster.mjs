/** The running server of a cluster: its PID file, its process, and connections to it. */
import fs from "node:fs";
import path from "node:path";
import { codeOf } from "../../steps.mjs";
import { databaseUrl } from "./key-file.mjs";
import { pause } from "./run-program.mjs";

/** @typedef {import("./locate-cluster.mjs").Cluster} Cluster */

/** @typedef {{ pid: number, folder: string | undefined, port: number }} PidFile postmaster.pid */

/** Waits about 5 s for a server that is starting or recovering. */
const ATTEMPTS = 20;
const RETRY_MS = 250;

/**
 * Reads postmaster.pid; its lines are PID, data directory, start time, port, ..., status.
 *
 * @param {Cluster} cluster
 * @returns {PidFile | null}
 */
export function readPidFile(cluster) {
  try {
    const file = path.join(cluster.dataFolder, "postmaster.pid");
    const lines = fs.readFileSync(file, "utf8").split("\n");
    return { pid: Number(lines[0]), folder: lines[1], port: Number(lines[3]) };
  } catch {
    return null;
  }
}

/**
 * Whether the process in the PID file runs and is PostgreSQL. A zombie (killed, but not yet waited
 * for) still has its PID, but an empty command line.
 *
 * @param {PidFile} file
 */
export const isRunning = ({ pid }) => isAlive(pid) && looksLikePostgres(pid);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {number} pid */
function looksLikePostgres(pid) {
  if (process.platform !== "linux") return true;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return false;
  }
}

/**
 * The server of this data directory, if it answers; waits while it is starting or recovering.
 *
 * @param {Cluster} cluster
 * @returns {Promise<PidFile | null>}
 */
export async function findRunning(cluster) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const file = readPidFile(cluster);
    if (!file || !isRunning(file)) return null;
    if (file.port && (await isServerOf(cluster, file.port))) return file;
    await pause(RETRY_MS);
  }
  return null;
}

/**
 * @param {Cluster} cluster
 * @param {number} port
 */
async function isServerOf(cluster, port) {
  try {
    return await withClient(cluster, port, "postgres", async (sql) => {
      const [row] = await sql`SHOW data_directory`;
      return fs.realpathSync(row?.data_directory) === fs.realpathSync(cluster.dataFolder);
    });
  } catch {
    return false;
  }
}

/**
 * Runs queries on a connection that is closed afterwards.
 *
 * @template T
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string} database
 * @param {(sql: import("postgres").Sql) => Promise<T>} work
 */
export async function withClient(cluster, port, database, work) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(databaseUrl(cluster, port, database), {
    max: 1,
    connect_timeout: 3,
    onnotice: () => {},
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
