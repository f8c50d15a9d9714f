import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Sequence } from "./tables.ts";

/** Increase when earlier backups can no longer be read. */
const FORMAT = 1;
const FILE = "manifest.json";

export interface TableRecord {
  name: string;
  columns: string[];
  rows: number;
  /** Hash of the rows in COPY's text format, before compression. */
  sha256: string;
}

export interface FileRecord {
  /** Relative to the files' folder, with forward slashes. */
  path: string;
  size: number;
  sha256: string;
}

/** Contents of a backup. Written last, so that an interrupted backup has no manifest. */
export interface Manifest {
  format: number;
  madeAt: string;
  migrations: string[];
  tables: TableRecord[];
  sequences: Sequence[];
  files: FileRecord[];
}

/** The backup cannot be used, or not on this Plaza; the message is one line. */
export class BackupError extends Error {
  override name = "BackupError";
}

export const tableFile = (folder: string, table: string): string =>
  path.join(folder, "tables", `${table}.copy.gz`);
export const keptFile = (folder: string, file: string): string => path.join(folder, "files", file);

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Writes the manifest with its own hash, so that any later change is detected. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, "format">,
): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...content });
  const whole = { sha256: hashOf(text), manifest: JSON.parse(text) as Manifest };
  await writeFile(path.join(folder, FILE), `${JSON.stringify(whole, null, 1)}\n`);
}

/** @throws BackupError if the manifest is missing, has another format or was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), "utf8").catch(() => {
    throw new BackupError(`${folder} is no whole backup: it has no ${FILE}`);
  });
  try {
    const { sha256, manifest } = JSON.parse(text) as { sha256: string; manifest: Manifest };
    if (sha256 === hashOf(JSON.stringify(manifest))) {
      if (manifest.format === FORMAT) return manifest;
      throw new BackupError(`${FILE} is of format ${manifest.format}; this Plaza reads ${FORMAT}`);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
  }
  throw new BackupError(`${FILE} is not as it was written`);
}

/** Compares all files of a backup with its manifest. @throws BackupError naming the first mismatch */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    const found = await hashOfFile(tableFile(folder, name), true).catch(() => null);
    if (found?.sha256 !== sha256)
      throw new BackupError(`The rows of ${name} are not as they were written`);
  }
  for (const { path: file, sha256 } of manifest.files) {
    const found = await hashOfFile(keptFile(folder, file)).catch(() => null);
    if (found?.sha256 !== sha256)
      throw new BackupError(`The file ${file} is not as it was written`);
  }
  return manifest;
}

/** @throws if the file is missing, or is a truncated gzip file */
export async function hashOfFile(
  file: string,
  isCompressed = false,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash("sha256");
  let size = 0;
  const count = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      hash.update(chunk);
    }
  };
  if (isCompressed) await pipeline(createReadStream(file), createGunzip(), count);
  else await pipeline(createReadStream(file), count);
  return { sha256: hash.digest("hex"), size };
}

/** All complete files in a folder, sorted; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files: string[] = [];
  for (const name of names) {
    // An upload in progress.
    if (name.endsWith(".part")) continue;
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isFile()) files.push(name.replaceAll(path.sep, "/"));
  }
  return files.sort();
}
