/**
 * `npm start`: from a fresh clone to a running Plaza. Everything that is up to date is skipped, so
 * that a second start takes seconds.
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
import { whenParentIsLost } from "./parent.mjs";
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

/** How long the server may take to let its requests finish before it is ended. */
const GRACE_MS = 15_000;
const READY_MS = 60_000;

const BEGAN = performance.now();

/** Set by the first stop signal. */
let stopping = false;
/** Set when npm was killed: the database then stays up. */
let isAlone = false;
/** Replaced once the server runs; before that, a stop ends whatever step is going on. */
let stop = () => signalChildren("SIGTERM");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop();
  });
}

/**
 * What a server that listens everywhere is asked at.
 *
 * @type {Readonly<Record<string, string>>}
 */
const LOOPBACK = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

// Killed without a word: the port is given back, the database stays to be found again.
whenParentIsLost((how) => {
  if (stopping) return;
  isAlone = how === "killed";
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
    goOn();
    // Side by side: what is built is first needed to migrate.
    const building = ensureBuilt();
    building.catch(() => undefined);
    database = await openDatabase();
    await building;
    goOn();
    await fill(database);
    goOn();
    endSupervision = superviseDatabase(database);
    return await serve(database, env);
  } catch (error) {
    if (stopping) return 130;
    return reportError(error);
  } finally {
    await endSupervision();
    if (!isAlone) await closeDatabase(database).catch(reportError);
    if (stopping) console.log("Plaza has stopped.");
  }
}

/** Between steps: a stop signal that came meanwhile ends the start. */
function goOn() {
  if (stopping) throw new Refusal("stopped");
}

/** What is wrong is said first, for installing takes long. @returns the environment */
async function prepare() {
  const env = checkEnvironment();
  await checkPort(env.PORT, env.HOST);
  await ensureInstalled();
  return env;
}

/** @param {import("./database/database-server.mjs").OpenDatabase} database */
async function fill({ url }) {
  const env = { DATABASE_URL: url };
  await step("migrate", async (note) => {
    note((await runNode(["build/migrate.js"], { env })).trim());
  });
  if (!(await isEmpty(url))) return;
  await step("seed", async (note) => {
    // Seeds ask before they touch a database elsewhere; this one was just seen to be empty.
    const args = ["build/seed.js", "--if-empty"];
    note(lastLine(await runNode(args, { env: { ...env, SEED_REMOTE: "yes" } })));
  });
}

/**
 * Runs the server until it ends.
 *
 * @param {import("./database/database-server.mjs").OpenDatabase} database
 * @param {import("../config/env-schema.mjs").Env} env
 * @returns {Promise<number>} the exit code: 0 when it was asked to stop
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
      // All processors, unless told otherwise.
      env: {
        WEB_CONCURRENCY: "auto",
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: database.url,
        // So that uploads leave room on its disk.
        ...(database.embedded && { PLAZA_DATA_DIR: database.embedded.folder }),
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      // A group of its own: Ctrl-C reaches this process only, which then asks it once.
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

  // The server prints its address itself, once it listens.
  if (await answers(env, ended)) console.log(`✓ ready after ${seconds(performance.now() - BEGAN)}`);
  const code = await ended;
  if (stopping) return 0;
  console.error(`The server ended by itself with code ${code}.`);
  return code || 1;
}

/**
 * Waits until the server says it can be used; false when it ends before.
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
