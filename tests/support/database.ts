import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { createDb, type Db } from "#db/connection/client.ts";
import { databaseUrl, inheritedTestServer } from "./postgres/test-server.ts";

/** A test's own PostgreSQL database. */
export interface TestDatabase {
  url: string;
  db: Db;
  /** The driver below `db`. */
  sql: Sql;
  /** Closes the pool and drops the database, even with open connections. */
  drop(): Promise<void>;
}

const ATTEMPTS = 20;
const RETRY_MS = 100;

/**
 * Creates a database from a template in about 0.1 s, isolated from other tests. Call `drop()` in
 * `afterAll`.
 *
 * @param options.seeded with the seeded catalogue and the demo person (default), or only migrated
 * @throws if no test PostgreSQL was started (the set-up of Vitest and Playwright does it), or if
 *   `seeded` is set and the seeds fail
 */
export async function createTestDatabase({
  seeded = true,
}: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const server = inheritedTestServer();
  if (!server)
    throw new Error(
      "There is no test PostgreSQL in this process: name the file x.db.test.ts, or put it in tests/.",
    );
  if (seeded && server.seedError)
    throw new Error(`The seeds do not run, so there is no seeded database: ${server.seedError}`);
  const name = `plaza_test_${randomBytes(8).toString("hex")}`;
  await onServer(server.serverUrl, (sql) =>
    clone(sql, name, seeded ? server.seeded : server.migrated),
  );
  const url = databaseUrl(server.serverUrl, name);
  const { db, sql, close } = createDb(url, { max: 4 });
  return {
    url,
    db,
    sql,
    async drop() {
      await close();
      await onServer(
        server.serverUrl,
        (admin) => admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`,
      );
    },
  };
}

async function clone(sql: Sql, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(template)}`;
      return;
    } catch (error) {
      // 55006: "source database is being accessed by other users", by a short maintenance process.
      if ((error as { code?: string }).code !== "55006" || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function onServer(url: string, work: (sql: Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
