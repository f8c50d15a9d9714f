/** Starts and stops the server of a cluster by pg_ctl. */
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { Refusal } from "../../steps.mjs";
import { changeOwner, readKey, writeKey } from "./key-file.mjs";
import { isRunning, readPidFile } from "./postmaster.mjs";
import { runProgram } from "./run-program.mjs";

/** @typedef {import("./locate-cluster.mjs").Cluster} Cluster */

const FIRST_PORT = 54_320;
const PORTS = 200;
/** Time limits of pg_ctl. Crash recovery from a long write-ahead log takes long. */
const START_SECONDS = 120;
const STOP_SECONDS = 30;

/**
 * @param {Cluster} cluster
 * @param {number} port
 * @param {Record<string, string | number>} settings lines of postgresql.conf
 */
export async function startCluster(cluster, port, settings) {
  const lines = {
    listen_addresses: "127.0.0.1",
    port,
    // No Unix socket: in a deep folder its path would exceed the system's limit.
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  };
  const config = path.join(cluster.dataFolder, "plaza.conf");
  fs.writeFileSync(
    config,
    Object.entries(lines)
      .map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`)
      .join(""),
    { mode: 0o600 },
  );
  fs.closeSync(fs.openSync(cluster.logFile, "a", 0o600));
  changeOwner(cluster.user, config, cluster.logFile);
  removeStalePidFile(cluster);
  writeKey(cluster, { ...readKey(cluster), port });
  await pgCtl(cluster, "start", START_SECONDS, ["-l", cluster.logFile]);
}

/**
 * Closes open connections and stops the server ("fast" mode); does nothing if it is not running.
 *
 * @param {Cluster} cluster
 */
export async function stopCluster(cluster) {
  const file = readPidFile(cluster);
  if (!file || !isRunning(file)) return;
  await pgCtl(cluster, "stop", STOP_SECONDS, ["-m", "fast"]);
}

/**
 * @param {Cluster} cluster
 * @param {"start" | "stop"} verb
 * @param {number} seconds
 * @param {string[]} options
 */
const pgCtl = (cluster, verb, seconds, options) =>
  runProgram(
    cluster.binaries.pg_ctl,
    [verb, "-D", cluster.dataFolder, ...options, "-w", "-t", String(seconds), "-s"],
    { ...cluster.user, cwd: cluster.dataFolder },
  );

/**
 * Removes a postmaster.pid whose PID now belongs to another program, as after a crash of the machine.
 * PostgreSQL would refuse to start.
 *
 * @param {Cluster} cluster
 */
function removeStalePidFile(cluster) {
  const file = readPidFile(cluster);
  if (file && !isRunning(file))
    fs.rmSync(path.join(cluster.dataFolder, "postmaster.pid"), { force: true });
}

/**
 * A free port: the last one of this cluster if possible, else one from 54320 to 54519.
 *
 * @param {Cluster} cluster
 * @param {{ anyPort: boolean, failures: number }} options failures: number of failed starts so far
 * @returns {Promise<number>}
 */
export async function choosePort(cluster, { anyPort, failures }) {
  if (anyPort) return freePort(0);
  const last = readKey(cluster).port;
  const known = last === undefined ? [] : [last];
  const wanted = [...known, ...Array.from({ length: PORTS }, (_, n) => FIRST_PORT + n)];
  // After four failed starts on a port that looked free, skips it.
  for (const port of wanted.slice(Math.floor(failures / 4))) {
    if (await freePort(port).catch(() => 0)) return port;
  }
  throw new Refusal(`no port is free from ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1}`);
}

/**
 * @param {number} port 0 for any
 * @returns {Promise<number>} the port, which was free on 127.0.0.1 a moment ago; rejects if it is taken
 */
function freePort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const address = probe.address();
      const found = address !== null && typeof address === "object" ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
