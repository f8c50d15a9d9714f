import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { createGzip } from "node:zlib";
import type { Sql, TransactionSql } from "postgres";
import {
  hashOfFile,
  keptFile,
  listFiles,
  tableFile,
  writeManifest,
  type FileRecord,
  type Manifest,
  type TableRecord,
} from "./manifest.ts";
import {
  copyOut,
  listApplied,
  listSequences,
  listTables,
  steadyText,
  type Table,
} from "./tables.ts";

export interface BackupOptions {
  /** The folder to create; it must not exist. */
  target: string;
  /** The folder of uploaded files; undefined if they are in an S3 bucket. */
  filesFolder: string | undefined;
  now: Date;
}

/**
 * Writes the database (one REPEATABLE READ snapshot) and the uploaded files into a folder, which is
 * renamed to its final name when it is complete.
 *
 * @throws the driver's or the file system's error; the incomplete folder is removed
 */
export async function writeBackup(
  sql: Sql,
  { target, filesFolder, now }: BackupOptions,
): Promise<Omit<Manifest, "format">> {
  const half = `${path.resolve(target)}.part`;
  await rm(half, { recursive: true, force: true });
  await mkdir(path.join(half, "tables"), { recursive: true, mode: 0o700 });
  try {
    // A file is stored before the row that refers to it, and deleted after it. Copying before and
    // after the snapshot therefore includes the files of all its rows.
    const early = await copyFiles(filesFolder, half, new Set());
    const database = await sql.begin("ISOLATION LEVEL REPEATABLE READ READ ONLY", async (tx) => {
      await steadyText(tx);
      const migrations = await listApplied(tx);
      const tables: TableRecord[] = [];
      for (const table of await listTables(tx)) tables.push(await writeTable(tx, table, half));
      return { migrations, tables, sequences: await listSequences(tx) };
    });
    const late = await copyFiles(filesFolder, half, new Set(early.map((file) => file.path)));
    const manifest = { madeAt: now.toISOString(), ...database, files: [...early, ...late] };
    await writeManifest(half, manifest);
    await rename(half, target);
    return manifest;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

async function writeTable(tx: TransactionSql, table: Table, folder: string): Promise<TableRecord> {
  const counted = countRows();
  const file = createWriteStream(tableFile(folder, table.name), { flags: "wx" });
  await copyOut(tx, table, counted.stream, createGzip(), file);
  return { name: table.name, columns: table.columns, ...counted.result() };
}

/** Stream that counts and hashes rows: in COPY's text format each ends with a line feed. */
export function countRows() {
  const hash = createHash("sha256");
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.digest("hex") }) };
}

async function copyFiles(
  source: string | undefined,
  folder: string,
  known: ReadonlySet<string>,
): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for (const file of source === undefined ? [] : await listFiles(source)) {
    if (known.has(file)) continue;
    const copy = keptFile(folder, file);
    await mkdir(path.dirname(copy), { recursive: true });
    try {
      await copyFile(path.join(source!, file), copy);
    } catch (error) {
      // Deleted after it was listed.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
      throw error;
    }
    records.push({ path: file, ...(await hashOfFile(copy)) });
  }
  return records;
}
