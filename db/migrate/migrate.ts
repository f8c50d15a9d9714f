import { drizzle } from "drizzle-orm/postgres-js";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres, { type TransactionSql } from "postgres";

/** Key of the advisory lock: arbitrary, the same in every process. */
export const MIGRATION_LOCK = 7_529_201;

/**
 * Brings a database to the newest schema. Safe to call from several processes at once: an advisory
 * lock lets one migrate while the others wait.
 *
 * @param url the database to migrate
 * @param folder the SQL files and their journal
 * @returns the number of migrations applied; 0 when the schema was up to date
 * @throws the driver's error when the database is unreachable or a statement fails (then nothing is
 *   applied: each run is one transaction)
 */
export async function migrateDatabase(url: string, folder: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const count = async () => {
    const [{ present } = { present: false }] = await sql<{ present: boolean }[]>`
      SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS present`;
    if (!present) return 0;
    const [row] = await sql<{ n: number }[]>`
      SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations`;
    return row?.n ?? 0;
  };
  try {
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
    const before = await count();
    await migrate(drizzle(sql), { migrationsFolder: folder });
    return (await count()) - before;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The hashes of the migrations in a folder, oldest first, as recorded in a migrated database. */
export const migrationHashes = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/**
 * Applies the first `count` migrations to an empty database inside the caller's transaction, and
 * records them as `migrateDatabase` does. For restoring a backup, whose data needs the schema of
 * its time.
 */
export async function applyMigrations(
  sql: TransactionSql,
  folder: string,
  count: number,
): Promise<void> {
  await sql`CREATE SCHEMA drizzle`;
  await sql`CREATE TABLE drizzle.__drizzle_migrations (
    id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`;
  for (const migration of readMigrationFiles({ migrationsFolder: folder }).slice(0, count)) {
    for (const statement of migration.sql) await sql.unsafe(statement);
    await sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
      VALUES (${migration.hash}, ${migration.folderMillis})`;
  }
}
