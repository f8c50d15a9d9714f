/**
 * `node scripts/database/database.mjs up|migrate|seed|reset|verify|backup|restore|studio|stop`: works
 * on the database in DATABASE_URL, else on the embedded one. Stops the embedded one afterwards if it
 * was not running before.
 */
import { closeDatabase, openDatabase, withSql } from "./database-server.mjs";
import { findEmbeddedPostgres } from "./embedded-postgres.mjs";
import { checkEnvironment, loadEnvFile } from "../environment.mjs";
import { checkNode, ensureInstalled } from "../install.mjs";
import {
  Refusal,
  reportError,
  runNode,
  runPackage,
  lastLine,
  signalChildren,
  step,
} from "../steps.mjs";
import { isOnThisMachine } from "./this-machine.mjs";

/** @type {ReadonlyMap<string, () => Promise<unknown>>} */
const VERBS = new Map(
  Object.entries({ up, migrate, seed, reset, verify, backup, restore, studio, stop }),
);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
    signalChildren("SIGTERM");
  });
}
process.exit(await main(process.argv[2] ?? ""));

/** @param {string} verb */
async function main(verb) {
  try {
    checkNode();
    loadEnvFile();
    const work = VERBS.get(verb);
    if (!work)
      throw new Refusal(`Say what to do with the database: ${[...VERBS.keys()].join(", ")}.`);
    checkEnvironment();
    await ensureInstalled();
    await work();
    return 0;
  } catch (error) {
    // The studio runs until a stop signal ends it.
    if (stopping) return verb === "studio" ? 0 : 130;
    return reportError(error);
  }
}

/** Starts the embedded database, leaves it running and prints its URL. */
async function up() {
  const { url } = await openDatabase();
  console.log(url);
}

async function stop() {
  if (process.env.DATABASE_URL)
    throw new Refusal("The database in DATABASE_URL is not ours to stop.");
  const running = await findEmbeddedPostgres();
  if (!running) return console.log("The embedded database is not running.");
  await step("stop database", () => running.stop());
}

function migrate() {
  return withDatabase(applyMigrations);
}

function seed() {
  return withDatabase((url) => applySeeds(url));
}

/** Drops all tables, then migrates and seeds. */
function reset() {
  const given = process.env.DATABASE_URL;
  const isOurs = !given || isOnThisMachine(given, process.env.PGHOST);
  if (!isOurs && process.env.RESET_REMOTE !== "yes")
    throw new Refusal(
      `The database at ${new URL(given).host} is not on this machine: everything in it would be lost. ` +
        "If that is what you want, say RESET_REMOTE=yes.",
    );
  return withDatabase(async (url) => {
    await step("drop everything", () =>
      withSql(url, async (sql) => {
        await sql`DROP SCHEMA IF EXISTS drizzle CASCADE`;
        await sql`DROP SCHEMA IF EXISTS public CASCADE`;
        await sql`CREATE SCHEMA public`;
      }),
    );
    await applyMigrations(url);
    await applySeeds(url, { SEED_REMOTE: process.env.RESET_REMOTE ?? "" });
  });
}

/** Checks the database against the ledger's rules, read-only; exits with 1 if one is broken. */
function verify() {
  return withDatabase((url) =>
    runNode(["--import", "tsx", "scripts/ops/verify-ledger.ts"], {
      env: { DATABASE_URL: url },
      show: true,
    }),
  );
}

/** Writes a backup into a folder: `npm run backup [-- folder]`. */
function backup() {
  return withBackup("scripts/ops/backup.ts");
}

/** Restores a backup: `npm run restore -- folder [--replace]`. */
function restore() {
  return withBackup("scripts/ops/restore.ts");
}

/** @param {string} program */
function withBackup(program) {
  const args = ["--import", "tsx", program, ...process.argv.slice(3)];
  return withDatabase((url) => runNode(args, { env: { DATABASE_URL: url }, show: true }));
}

function studio() {
  return withDatabase((url) =>
    runPackage("drizzle-kit", ["studio"], { env: { DATABASE_URL: url }, show: true }),
  );
}

/** @param {(url: string) => Promise<unknown>} work */
async function withDatabase(work) {
  const database = await openDatabase();
  try {
    await work(database.url);
  } finally {
    if (!database.embedded?.found) await closeDatabase(database);
  }
}

/** @param {string} url */
function applyMigrations(url) {
  return step("migrate", async (note) => {
    const env = { DATABASE_URL: url };
    note((await runNode(["--import", "tsx", "db/migrate/migrate-main.ts"], { env })).trim());
  });
}

/**
 * @param {string} url
 * @param {Record<string, string>} [allowed] variables that allow seeding a remote database
 */
function applySeeds(url, allowed = {}) {
  return step("seed", async (note) => {
    const env = { DATABASE_URL: url, ...allowed };
    note(lastLine(await runNode(["--import", "tsx", "seeds/main.ts"], { env })));
  });
}
