import { randomBytes } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { createDb } from "#db/connection/client.ts";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { seedDatabase } from "../../seeds/seed.ts";
import { startTestPostgres, type TestPostgres } from "./postgres.ts";

const ROOT = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** The day it is in the seeded template: figures that depend on today are the same every run. */
export const SEEDED_AT = new Date("2026-03-16T15:00:00.000Z");

/** What a test process must know to make databases; travels in the environment. */
export interface TestServer {
  serverUrl: string;
  /** Templates nobody can connect to, so that cloning them never has to wait. */
  migrated: string;
  seeded: string;
  /** Why there is no seeded template: tests that do not need one still run. */
  seedError?: string;
}

const VARIABLE = "PLAZA_TEST_SERVER";

/** The server a parent process has prepared, if there is one. */
export function inheritedTestServer(): TestServer | undefined {
  const value = process.env[VARIABLE];
  return value ? (JSON.parse(value) as TestServer) : undefined;
}

/**
 * Starts the PostgreSQL of the tests and builds its two templates, unless a parent process did.
 * Children started after this inherit it through the environment.
 *
 * @returns what ends it again (nothing, when it belongs to the parent)
 */
export async function provideTestServer(
  log: (line: string) => void,
): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const inherited = inheritedTestServer();
  if (inherited) return { server: inherited, stop: async () => undefined };

  const running = await startTestPostgres(log);
  try {
    const server = await buildTemplates(running.serverUrl);
    process.env[VARIABLE] = JSON.stringify(server);
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
    // The same collation wherever the server comes from, so that ORDER BY answers the same.
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

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
