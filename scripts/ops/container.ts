/**
 * The container's command: waits for the database in DATABASE_URL, applies migrations, seeds it if it
 * is empty and SEED=demo, then serves. Several containers may start on one database at the same time:
 * one of them does each step, the others find it done.
 */
import cluster from "node:cluster";
import path from "node:path";
import { createDb, type Db } from "#db/connection/client.ts";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { findPerson } from "#db/queries/people/people.ts";
import { waitForDatabase } from "#db/migrate/wait-for-database.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { parseEnv, type Env } from "#config/env-schema.mjs";
import { seedDatabase } from "../../seeds/seed.ts";
import { projectFolder } from "./project-folder.ts";

const WAIT_MS = 60_000;
const MIGRATIONS = path.join(projectFolder(import.meta.url), "db/migrations");

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Ends the process on a stop signal, because PID 1 of a container has no default signal handlers. Once
 * the server, which takes a moment to load, listens as well, its own handler does the shutdown.
 */
function leaveUntilItServes(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) process.exit(0);
}

function readEnvironment(): Env {
  if (!process.env.DATABASE_URL)
    throw new Error(
      "DATABASE_URL is missing: set it to the address of a PostgreSQL, like postgres://plaza:secret@db:5432/plaza",
    );
  return parseEnv(process.env);
}

async function prepare(env: Env): Promise<void> {
  const { DATABASE_URL: url } = env;
  await waitForDatabase(url, { limitMs: WAIT_MS, onWait: say });
  const applied = await migrateDatabase(url, MIGRATIONS);
  say(applied === 0 ? "Migrations: up to date" : `Migrations: ${applied} applied`);
  const connection = createDb(url, { max: 1 });
  try {
    if (env.SEED === "demo") await seed(connection.db, env.SEED_SCALE);
    if (!env.PLAZA_DEMO || (await findPerson(connection.db, DEMO_PERSON_ID))) return;
    say("There is no demo person to show to visitors: they read, and sign in to write");
    // The server parses the environment on import, and its workers inherit it.
    process.env.PLAZA_DEMO = "off";
  } finally {
    await connection.close();
  }
}

async function seed(db: Db, scale: number): Promise<void> {
  const counts = await seedDatabase(db, { scale, now: new Date(), onlyIfEmpty: true });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  say(rows === 0 ? "Seeds: there are people already" : `Seeds: ${rows} rows`);
}

try {
  // Cluster workers of the server also start with this file.
  if (cluster.isPrimary) {
    process.on("SIGTERM", leaveUntilItServes).on("SIGINT", leaveUntilItServes);
    await prepare(readEnvironment());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// Imported, not spawned: the container's signals reach only this process.
await import(new URL("./plaza.js", import.meta.url).href);
