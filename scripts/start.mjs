/**
 * `npm start`: from a fresh clone to a running Plaza. Skips everything that is up to date, so that a
 * second start takes seconds.
 */
import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  closeDatabase,
  isEmpty,
  openDatabase,
  superviseDatabase,
} from "./database/database-server.mjs";
import { checkEnvironment, loadEnvFile } from "./environment.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";
import { onParentEnd } from "./parent.mjs";
import { checkPort } from "./port.mjs";
import { ensureBuilt } from "./build/production-build.mjs";
import {
  lastLine,
  Refusal,
  reportError,
  ROOT,
  runNode,
  seconds,
  signalChildren,
  step,
} from "./steps.mjs";

/** Time for the server to finish its requests before SIGKILL, in milliseconds. */
const GRACE_MS = 15_000;
const READY_MS = 60_000;

const STARTED = performance.now();

/** Set by the first stop signal. */
let stopping = false;
/** Set when npm was killed with SIGKILL: the database then keeps running. */
let npmWasKilled = false;
/** Replaced once the server runs; until then, a stop ends the step in progress. */
let stop = () => signalChildren("SIGTERM");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop();
  });
}

/**
 * Loopback address at which to reach a server that listens on all addresses.
 *
 * @type {Readonly<Record<string, string>>}
 */
const LOOPBACK = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

// After `kill -9 <npm>`: free the port, keep the database for the next start to find.
onParentEnd((how) => {
  if (stopping) return;
  npmWasKilled = how === "killed";
  stopping = true;
  stop();
});

process.exit(await main());

async function main() {
  let database = null;
  let endSupervision = async () => {};
  try {
    checkNode();
    loadEnvFile();
    const env = await prepare();
    throwIfStopping();
    // In parallel: the build is first needed for migrations.
    const building = ensureBuilt();
    building.catch(() => undefined);
    database = await openDatabase();
    await building;
    throwIfStopping();
    await prepareDatabase(database);
    throwIfStopping();
    endSupervision = superviseDatabase(database);
    return await serve(database, env);
  } catch (error) {
    if (stopping) return 130;
    return reportError(error);
  } finally {
    await endSupervision();
    if (!npmWasKilled) await closeDatabase(database).catch(reportError);
    if (stopping) console.log("Plaza has stopped.");
  }
}

/** Called between steps: throws if a stop signal has arrived. */
function throwIfStopping() {
  if (stopping) throw new Refusal("stopped");
}

/** Checks the environment first, since installing takes long. @returns the environment */
async function prepare() {
  const env = checkEnvironment();
  await checkPort(env.PORT, env.HOST);
  await ensureInstalled();
  return env;
}

/** @param {import("./database/database-server.mjs").OpenDatabase} database */
async function prepareDatabase({ url }) {
  const env = { DATABASE_URL: url };
  await step("migrate", async (note) => {
    note((await runNode(["build/migrate.js"], { env })).trim());
  });
  if (!(await isEmpty(url))) return;
  await step("seed", async (note) => {
    // Seeds refuse remote databases by default; this one is known to be empty.
    const args = ["build/seed.js", "--if-empty"];
    note(lastLine(await runNode(args, { env: { ...env, SEED_REMOTE: "yes" } })));
  });
}

/**
 * Runs the server until it ends.
 *
 * @param {import("./database/database-server.mjs").OpenDatabase} database
 * @param {import("../config/env-schema.mjs").Env} env
 * @returns {Promise<number>} the exit code: 0 after a stop signal
 */
async function serve(database, env) {
  const child = spawn(
    process.execPath,
    [
      "--import",
      pathToFileURL(path.join(ROOT, "scripts", "leave-with-parent.mjs")).href,
      "--enable-source-maps",
      "build/plaza.js",
    ],
    {
      cwd: ROOT,
      // Uses all CPUs unless WEB_CONCURRENCY is set.
      env: {
        WEB_CONCURRENCY: "auto",
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: database.url,
        // For the disk space that uploads must leave free.
        ...(database.embedded && { PLAZA_DATA_DIR: database.embedded.folder }),
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      // A process group of its own: Ctrl-C reaches only this process, which sends one SIGTERM.
      detached: true,
    },
  );
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(reportError(error)));
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)),
    );
  });
  stop = () => {
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  };
  if (stopping) stop();

  // The server itself prints its address once it listens.
  if (await answers(env, ended))
    console.log(`✓ ready after ${seconds(performance.now() - STARTED)}`);
  const code = await ended;
  if (stopping) return 0;
  console.error(`The server ended by itself with code ${code}.`);
  return code || 1;
}

/**
 * Waits until the server answers /readyz; false if it ends first or takes more than 60 s.
 *
 * @param {import("../config/env-schema.mjs").Env} env
 * @param {Promise<number>} ended
 */
async function answers({ HOST, PORT }, ended) {
  let over = false;
  void ended.then(() => (over = true));
  const host = LOOPBACK[HOST] ?? HOST;
  const address = `http://${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${PORT}`;
  const end = performance.now() + READY_MS;
  while (!over && !stopping && performance.now() < end) {
    try {
      const signal = AbortSignal.timeout(5_000);
      const response = await fetch(`${address}/readyz`, { signal });
      await response.body?.cancel();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
