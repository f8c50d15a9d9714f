import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { readManifest, tableFile, verifyBackup } from "../../scripts/ops/backup/manifest.ts";
import { restoreBackup, type RestoreOptions } from "../../scripts/ops/backup/restore-backup.ts";
import { copyOut, listSequences, listTables, steadyText } from "../../scripts/ops/backup/tables.ts";
import { countRows, writeBackup } from "../../scripts/ops/backup/write-backup.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const MIGRATIONS = path.resolve("db/migrations");
/** Uploaded files, with names in the file store's format. */
const FILES = { "0a/file-000a": "first", "ff/file-00ff": "second\n".repeat(9_000) };

// Each test restores one or two complete databases.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
let database: TestDatabase;
let backup: string;
let filesFolder: string;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-backup-"));
  filesFolder = path.join(root, "files");
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(filesFolder, file)), { recursive: true });
    fs.writeFileSync(path.join(filesFolder, file), text);
  }
  fs.writeFileSync(path.join(filesFolder, "0a/file-half.part"), "not yet whole");
  database = await createTestDatabase();
  // Rows with characters that COPY escapes, and a sequence that has advanced.
  const subject = "tab\t line\n back\\slash 漢字";
  await database.sql`INSERT INTO audit_events (person_id, action, subject, at)
    SELECT 'demo', 'test.' || n, ${subject}, now() FROM generate_series(1, 7) AS n`;
  backup = path.join(root, "backup");
  await writeBackup(database.sql, { target: backup, filesFolder, now: new Date() });
});

afterAll(async () => {
  await database.drop();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Row count and hash of every table, and the sequences' values, read from the database. */
async function stateOf({ sql }: TestDatabase) {
  return sql.begin(async (tx) => {
    await steadyText(tx);
    const tables: Record<string, { rows: number; sha256: string }> = {};
    for (const table of await listTables(tx)) {
      const counted = countRows();
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      await copyOut(tx, table, counted.stream, nowhere);
      tables[table.name] = counted.result();
    }
    return { tables, sequences: await listSequences(tx) };
  });
}

/** Constraints, indexes, triggers and migrations with their definitions. */
async function schemaOf({ sql }: TestDatabase) {
  return sql`
    SELECT 'constraint' AS kind, conrelid::regclass::text || ' ' || conname AS name,
      pg_get_constraintdef(oid) || convalidated::text AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'trigger', tgrelid::regclass::text || ' ' || tgname,
      pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'migration', id::text, hash FROM drizzle.__drizzle_migrations
    ORDER BY 1, 2`;
}

const filesBelow = (folder: string) =>
  Object.fromEntries(
    (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [])
      .map(String)
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]),
  );

const restoreInto = (target: TestDatabase, options: Partial<RestoreOptions>) =>
  restoreBackup(target.sql, {
    source: backup,
    migrations: MIGRATIONS,
    replace: false,
    filesFolder: path.join(root, "restored"),
    ...options,
  });

/** A database without tables. */
async function emptyDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase({ seeded: false });
  await made.sql`DROP SCHEMA public CASCADE`;
  await made.sql`DROP SCHEMA drizzle CASCADE`;
  await made.sql`CREATE SCHEMA public`;
  return made;
}

describe("backup, wipe, restore", () => {
  it("gives every table with equal counts and hashes, the ledger right, the files equal", async () => {
    const target = await emptyDatabase();
    try {
      const before = await stateOf(database);
      expect(Object.keys(before.tables).length).toBeGreaterThan(30);
      expect(before.tables.audit_events!.rows).toBeGreaterThanOrEqual(7);
      const filled = path.join(root, "restored");
      await restoreInto(target, { filesFolder: filled });
      expect(await stateOf(target)).toEqual(before);
      expect([...(await schemaOf(target))]).toEqual([...(await schemaOf(database))]);
      expect(filesBelow(filled)).toEqual(FILES);
      const checks = await verifyLedger(target.db);
      expect(checks.map(({ rule, broken }) => [rule, broken])).toEqual(
        checks.map(({ rule }) => [rule, 0]),
      );
      // The restored sequence yields an unused number.
      await target.sql`INSERT INTO audit_events (person_id, action, at)
        VALUES ('demo', 'test.after', now())`;
    } finally {
      await target.drop();
    }
  });

  it("holds one moment, whatever is written meanwhile", async () => {
    const busy = await createTestDatabase({ seeded: false });
    const target = await emptyDatabase();
    let isOver = false;
    const writing = (async () => {
      let written = 0;
      while (!isOver) {
        // A snapshot contains both rows or neither; the backup reads their tables far apart.
        await busy.sql.begin(async (tx) => {
          await tx`INSERT INTO audit_events (action, at) VALUES ('pair', now())`;
          await tx`INSERT INTO rate_limits (key, ends_at, count)
            VALUES (${`pair-${written}`}, now(), 1)`;
        });
        written += 1;
      }
      return written;
    })();
    try {
      const source = path.join(root, "busy");
      const files = path.join(root, "none");
      await expect
        .poll(async () => (await busy.sql`SELECT 1 FROM rate_limits LIMIT 1`).length)
        .toBe(1);
      await writeBackup(busy.sql, { target: source, filesFolder: files, now: new Date() });
      isOver = true;
      const written = await writing;
      await restoreInto(target, { source, filesFolder: files });
      const [pairs] = await target.sql`SELECT
        (SELECT count(*)::int FROM audit_events WHERE action = 'pair') AS events,
        (SELECT count(*)::int FROM rate_limits WHERE key LIKE 'pair-%') AS limits`;
      expect(pairs!.events).toBe(pairs!.limits);
      expect(pairs!.events).toBeGreaterThan(0);
      expect(pairs!.events).toBeLessThanOrEqual(written);
    } finally {
      isOver = true;
      await writing;
      await target.drop();
      await busy.drop();
    }
  });
});

describe("a restore that must not be", () => {
  it("is refused where something is, unless it may replace it", async () => {
    const target = await createTestDatabase();
    try {
      await target.sql`UPDATE people SET display_name = 'Someone else' WHERE id = 'demo'`;
      const before = await stateOf(target);
      const folder = path.join(root, "taken");
      await expect(restoreInto(target, { filesFolder: folder })).rejects.toThrow(
        /^The database is not empty: \d+ tables \(--replace removes all that is in it\)$/,
      );
      expect(await stateOf(target)).toEqual(before);
      expect(filesBelow(folder)).toEqual({});

      fs.mkdirSync(path.join(folder, "ab"), { recursive: true });
      fs.writeFileSync(path.join(folder, "ab/file-old"), "old");
      await expect(restoreInto(target, { filesFolder: folder })).rejects.toThrow(
        "is not empty: 1 files",
      );
      await restoreInto(target, { filesFolder: folder, replace: true });
      expect(await stateOf(target)).toEqual(await stateOf(database));
      expect(filesBelow(folder)).toEqual(FILES);
    } finally {
      await target.drop();
    }
  });

  const damages: [string, (folder: string) => void, string][] = [
    [
      "a table's file is broken off",
      (folder) => {
        const file = tableFile(folder, "people");
        fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
      },
      "The rows of people are not as they were written",
    ],
    [
      "a row says something else",
      (folder) => {
        const file = tableFile(folder, "ledger_accounts");
        const text = gunzipSync(fs.readFileSync(file)).toString().replace(/\d/, "7x");
        fs.writeFileSync(file, gzipSync(text));
      },
      "The rows of ledger_accounts are not as they were written",
    ],
    [
      "a table's file is missing",
      (folder) => fs.rmSync(tableFile(folder, "spaces")),
      "The rows of spaces are not as they were written",
    ],
    [
      "a person's file has changed",
      (folder) => fs.appendFileSync(path.join(folder, "files/0a/file-000a"), "!"),
      "The file 0a/file-000a is not as it was written",
    ],
    [
      "the list of what it holds has changed",
      (folder) => {
        const file = path.join(folder, "manifest.json");
        const text = fs.readFileSync(file, "utf8");
        fs.writeFileSync(file, text.replace(/"rows": \d+/, '"rows": 1000001'));
      },
      "manifest.json is not as it was written",
    ],
    [
      "it was interrupted before its end",
      (folder) => fs.rmSync(path.join(folder, "manifest.json")),
      "is no whole backup",
    ],
  ];

  it.each(damages)("changes nothing when %s", async (_what, damage, line) => {
    const source = fs.mkdtempSync(path.join(root, "damaged-"));
    fs.cpSync(backup, source, { recursive: true });
    await verifyBackup(source);
    damage(source);
    const folder = path.join(source, "restored");
    await expect(
      restoreInto(database, { source, filesFolder: folder, replace: true }),
    ).rejects.toThrow(line);
    expect(filesBelow(folder)).toEqual({});
    const [row] = await database.sql`SELECT count(*)::int AS n FROM people`;
    const { tables } = await readManifest(backup);
    expect(row!.n).toBe(tables.find(({ name }) => name === "people")!.rows);
  });

  it("of another Plaza's schema is refused", async () => {
    const other = path.join(root, "migrations");
    fs.cpSync(MIGRATIONS, other, { recursive: true });
    fs.appendFileSync(path.join(other, "0000_the_house.sql"), "\n-- changed\n");
    await expect(restoreInto(database, { migrations: other, replace: true })).rejects.toThrow(
      "Its migration 1 is not the one that this Plaza has",
    );
  });
});

describe("the command lines", () => {
  const run = (script: string, args: string[], url: string, files: string) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
        env: { ...process.env, DATABASE_URL: url, FILES_DIR: files },
      });
      let said = "";
      child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.once("close", (code) => resolve({ code, said }));
    });

  it("back up and restore, and say in one line why not", async () => {
    const target = await emptyDatabase();
    const made = path.join(root, "made");
    const files = path.join(root, "from-the-command");
    try {
      const saved = await run("scripts/ops/backup.ts", [made], database.url, filesFolder);
      expect([saved.code, saved.said]).toEqual([
        0,
        expect.stringMatching(/^Backup: \d+ tables, \d+ rows, 2 files in .*made\n$/),
      ]);
      const restored = await run("scripts/ops/restore.ts", [made], target.url, files);
      expect([restored.code, restored.said]).toEqual([
        0,
        expect.stringMatching(/^Restored as of .*The ledger is right\n$/s),
      ]);
      const again = await run("scripts/ops/restore.ts", [made], target.url, path.join(root, "no"));
      expect([again.code, again.said]).toEqual([
        1,
        expect.stringMatching(/^The database is not empty: [^\n]*\n$/),
      ]);
    } finally {
      await target.drop();
    }
  });
});
