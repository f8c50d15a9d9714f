/**
 * The commands `backup [folder]` and `restore <folder> [--replace]`, on the database in DATABASE_URL
 * and the files in FILES_DIR. In production: `node build/backup.js` and `node build/restore.js`.
 */
import path from "node:path";
import { createDb } from "#db/connection/client.ts";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { parseEnv } from "#config/env-schema.mjs";
import { projectFolder } from "./project-folder.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";

const MIGRATIONS = path.join(projectFolder(import.meta.url), "db/migrations");

export type Verb = "backup" | "restore";

/** Runs the command and prints its result. @returns the exit code: 0, or 1 after a one-line reason */
export async function runBackup(verb: Verb, args: readonly string[]): Promise<number> {
  try {
    const env = parseEnv(process.env);
    const filesFolder = env.FILES_S3_URL ? undefined : env.FILES_DIR;
    const folder = args.find((arg) => !arg.startsWith("--"));
    const unknown = args.find((arg) => arg.startsWith("--") && arg !== "--replace");
    if (unknown) throw new Error(`There is no ${unknown}`);
    const connection = createDb(env.DATABASE_URL, { max: 1 });
    try {
      if (verb === "backup") {
        const now = new Date();
        const target = folder ?? `backups/plaza-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
        await backup({ target, filesFolder, now }, connection.sql);
      } else {
        if (!folder) throw new Error("Say which: restore <folder> [--replace]");
        const replace = args.includes("--replace");
        await restore({ source: folder, filesFolder, replace }, connection, env.DATABASE_URL);
      }
      return 0;
    } finally {
      await connection.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

type Connection = ReturnType<typeof createDb>;

async function backup(
  options: { target: string; filesFolder: string | undefined; now: Date },
  sql: Connection["sql"],
): Promise<void> {
  const { tables, files } = await writeBackup(sql, options);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kept = options.filesFolder
    ? `${files.length} files`
    : "without the files, which are in a bucket";
  print(
    `Backup: ${tables.length} tables, ${rows} rows, ${kept} in ${path.resolve(options.target)}`,
  );
}

async function restore(
  options: { source: string; filesFolder: string | undefined; replace: boolean },
  { db, sql }: Connection,
  url: string,
): Promise<void> {
  const manifest = await restoreBackup(sql, { ...options, migrations: MIGRATIONS });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Restored as of ${manifest.madeAt}: ${rows} rows and ${manifest.files.length} files,`);
  print("every one compared with the backup");
  const applied = await migrateDatabase(url, MIGRATIONS);
  if (applied > 0) print(`Migrations since: ${applied} applied`);
  await sql`SET statement_timeout = '10min'`;
  const broken = (await verifyLedger(db)).filter((check) => check.broken > 0);
  if (broken.length > 0)
    throw new Error(`The ledger was not right: ${broken.map(({ rule }) => rule).join("; ")}`);
  print("The ledger is right");
}

const print = (line: string) => process.stdout.write(`${line}\n`);
