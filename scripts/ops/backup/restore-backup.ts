import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Sql, TransactionSql } from "postgres";
import { applyMigrations, MIGRATION_LOCK, migrationHashes } from "#db/migrate/migrate.ts";
import {
  BackupError,
  keptFile,
  listFiles,
  tableFile,
  verifyBackup,
  type FileRecord,
  type Manifest,
  type TableRecord,
} from "./manifest.ts";
import { copyOut, listTables, quoteAll, steadyText } from "./tables.ts";
import { countRows } from "./write-backup.ts";

export interface RestoreOptions {
  /** The backup's folder. */
  source: string;
  /** The folder for uploaded files; undefined if they are in an S3 bucket. */
  filesFolder: string | undefined;
  /** The folder of the migrations' SQL files. */
  migrations: string;
  /** Deletes the present data and files; without it both must be empty. */
  replace: boolean;
}

/**
 * Restores a database and uploaded files from a backup, with the schema of that time (migrate
 * afterwards). Verifies all files of the backup before changing anything; the database changes in one
 * transaction, whose last step compares every row with the backup.
 *
 * @throws BackupError if the backup is incomplete, was made by another version of Plaza, or data
 *   already exists; otherwise the driver's error. Nothing has changed then.
 */
export async function restoreBackup(sql: Sql, options: RestoreOptions): Promise<Manifest> {
  const { source, filesFolder, migrations, replace } = options;
  const manifest = await verifyBackup(source);
  checkSchema(manifest, migrationHashes(migrations));
  if (filesFolder === undefined && manifest.files.length > 0)
    throw new BackupError("It has files of people, and FILES_S3_URL is set: put them there first");
  const before = filesFolder === undefined ? [] : await listFiles(filesFolder);
  if (before.length > 0 && !replace)
    throw new BackupError(
      `${filesFolder} is not empty: ${before.length} files (--replace removes them)`,
    );
  const added = filesFolder === undefined ? [] : await addFiles(manifest, source, filesFolder);
  try {
    await sql.begin(async (tx) => {
      await steadyText(tx);
      await tx`SET LOCAL lock_timeout = '30s'`;
      await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await clear(tx, replace);
      await applyMigrations(tx, migrations, manifest.migrations.length);
      await load(tx, manifest, source);
    });
  } catch (error) {
    for (const file of added) await rm(path.join(filesFolder!, file), { force: true });
    throw error;
  }
  const kept = new Set(manifest.files.map((file) => file.path));
  for (const file of before)
    if (!kept.has(file)) await rm(path.join(filesFolder!, file), { force: true });
  return manifest;
}

function checkSchema({ migrations }: Manifest, known: readonly string[]): void {
  if (migrations.length > known.length)
    throw new BackupError(
      `It was made by a newer Plaza: ${migrations.length} migrations, this one has ${known.length}`,
    );
  const other = migrations.findIndex((hash, index) => hash !== known[index]);
  if (other >= 0)
    throw new BackupError(`Its migration ${other + 1} is not the one that this Plaza has`);
}

/** File names are never reused: an existing file of that name has the same content. */
async function addFiles(
  { files }: Manifest,
  source: string,
  folder: string,
): Promise<FileRecord["path"][]> {
  const there = new Set(await listFiles(folder));
  const added: string[] = [];
  for (const { path: file } of files) {
    if (there.has(file)) continue;
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(keptFile(source, file), `${place}.part`);
    await rename(`${place}.part`, place);
    added.push(file);
  }
  return added;
}

/** @throws BackupError if there are tables and they may not be replaced */
async function clear(tx: TransactionSql, replace: boolean): Promise<void> {
  const [row] = await tx<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_class class
    JOIN pg_namespace space ON space.oid = class.relnamespace
    WHERE space.nspname IN ('public', 'drizzle') AND class.relkind IN ('r', 'p')`;
  if (row!.n > 0 && !replace)
    throw new BackupError(
      `The database is not empty: ${row!.n} tables (--replace removes all that is in it)`,
    );
  await tx`DROP SCHEMA IF EXISTS drizzle CASCADE`;
  await tx`DROP SCHEMA IF EXISTS public CASCADE`;
  await tx`CREATE SCHEMA public`;
}

async function load(tx: TransactionSql, manifest: Manifest, source: string): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  // Without foreign keys, tables can be loaded in any order; the triggers have already run once.
  const links = await tx<{ table: string; name: string; definition: string }[]>`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;
  for (const { table, name } of links)
    await tx.unsafe(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const all = quoteAll([...tables.keys()]);
  for (const name of tables.keys())
    await tx.unsafe(`ALTER TABLE ${quoteAll([name])} DISABLE TRIGGER USER`);
  // Migrations insert rows into some tables.
  await tx.unsafe(`TRUNCATE ${all}`);
  for (const record of manifest.tables) await loadTable(tx, record, source);
  for (const { name, value, isCalled } of manifest.sequences)
    await tx`SELECT setval(${`public.${quoteAll([name])}`}::regclass, ${value}::bigint, ${isCalled})`;
  for (const { table, name, definition } of links)
    await tx.unsafe(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const name of tables.keys())
    await tx.unsafe(`ALTER TABLE ${quoteAll([name])} ENABLE TRIGGER USER`);
  for (const record of manifest.tables) {
    const table = tables.get(record.name);
    if (!table) throw new BackupError(`There is no table ${record.name} in its schema`);
    const counted = countRows();
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await copyOut(tx, table, counted.stream, nowhere);
    const { rows: count, sha256 } = counted.result();
    if (count !== record.rows || sha256 !== record.sha256)
      throw new BackupError(
        `${record.name} did not come out as it was: ${count} of ${record.rows} rows`,
      );
  }
  await tx.unsafe("ANALYZE");
}

async function loadTable(tx: TransactionSql, record: TableRecord, source: string): Promise<void> {
  const { name, columns } = record;
  const target = await tx
    .unsafe(`COPY ${quoteAll([name])} (${quoteAll(columns)}) FROM STDIN`)
    .writable();
  await pipeline(createReadStream(tableFile(source, name)), createGunzip(), target);
}
