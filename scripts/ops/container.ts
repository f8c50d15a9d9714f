/**
 * What the container runs: waits for the database of DATABASE_URL, brings it to the newest schema,
 * fills it when it is empty and SEED=demo, then serves. Any number may start at once on one database:
 * each step is done by one of them, and the others find it done.
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
 * The first process of a container is not ended by a signal that it does not listen to. It stays
 * until the server, which takes a moment to load, listens to it as well and ends in its own way.
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
    // The server reads it when it is loaded, and its workers inherit it.
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
  // The workers of a server that uses several cores begin here as well.
  if (cluster.isPrimary) {
    process.on("SIGTERM", leaveUntilItServes).on("SIGINT", leaveUntilItServes);
    await prepare(readEnvironment());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// In this same process: it is the one that the container's signals reach.
await import(new URL("./plaza.js", import.meta.url).href);
