import { randomBytes } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { createDb } from "#db/connection/client.ts";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { seedDatabase } from "../../../seeds/seed.ts";
import { startTestPostgres, type TestPostgres } from "./postgres.ts";
import {
  bequeathTestServer,
  databaseUrl,
  inheritedTestServer,
  SEEDED_AT,
  type TestServer,
} from "./test-server.ts";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/**
 * Starts the tests' PostgreSQL and creates its two templates, unless a parent process has done so.
 * Child processes started afterwards inherit it through the environment.
 *
 * @returns the server, and a function that stops it (does nothing if a parent process started it)
 */
export async function provideTestServer(
  log: (line: string) => void,
): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const inherited = inheritedTestServer();
  if (inherited) return { server: inherited, stop: async () => undefined };

  const running = await startTestPostgres(log);
  try {
    const server = await buildTemplates(running.serverUrl);
    bequeathTestServer(server);
    return { server, stop: () => tearDown(server, running) };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function buildTemplates(serverUrl: string): Promise<TestServer> {
  const run = `${Date.now().toString(36)}_${randomBytes(3).toString("hex")}`;
  const server: TestServer = {
    serverUrl,
    migrated: `plaza_test_${run}_migrated`,
    seeded: `plaza_test_${run}_seeded`,
  };
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  const close = (name: string) => sql`ALTER DATABASE ${sql(name)} ALLOW_CONNECTIONS false`;
  try {
    // One collation on every server, so that ORDER BY gives the same result.
    await sql`
      CREATE DATABASE ${sql(server.migrated)} TEMPLATE template0 ENCODING 'UTF8'
      LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`;
    await migrateDatabase(databaseUrl(serverUrl, server.migrated), `${ROOT}/db/migrations`);
    await close(server.migrated);
    await sql`CREATE DATABASE ${sql(server.seeded)} TEMPLATE ${sql(server.migrated)}`;
    await seed(databaseUrl(serverUrl, server.seeded)).catch((error: unknown) => {
      server.seedError = error instanceof Error ? (error.stack ?? error.message) : String(error);
    });
    await close(server.seeded);
    return server;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function seed(url: string): Promise<void> {
  const connection = createDb(url, { max: 4 });
  try {
    await seedDatabase(connection.db, { scale: 1, now: SEEDED_AT });
  } finally {
    await connection.close();
  }
}

async function tearDown(server: TestServer, running: TestPostgres): Promise<void> {
  const sql = postgres(server.serverUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`DROP DATABASE IF EXISTS ${sql(server.seeded)} WITH (FORCE)`;
    await sql`DROP DATABASE IF EXISTS ${sql(server.migrated)} WITH (FORCE)`;
  } finally {
    await sql.end({ timeout: 5 });
    await running.stop();
  }
}
