import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { applyMigrations, migrateDatabase, migrationHashes } from "#db/migrate/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";

/**
 * Migrates an empty database and one in earlier states, also after interruptions: the final schema is
 * always the same. `MIGRATIONS=long` kills more often. `npm run test:all` begins in every earlier state.
 */
const FOLDER = path.resolve("db/migrations");
const COUNT = migrationHashes(FOLDER).length;
/** Every eighth state, and those before the newest migrations, of which one may be new. */
const STATES = Array.from({ length: COUNT + 1 }, (_, count) => count).filter(
  (count) => RUNS_ALL || count % 8 === 0 || count > COUNT - 5,
);
const KILLS = process.env.MIGRATIONS === "long" ? 20 : 3;

vi.setConfig({ testTimeout: 60_000 });

/** An absolute URL, because the killed migrator runs in another working directory. */
const TSX = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;

let whole: TestDatabase;
let wanted: string;
let root: string;
const made: TestDatabase[] = [];

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-migrations-"));
  // The template database was migrated from empty by the same function.
  whole = await createTestDatabase({ seeded: false });
  wanted = await schemaOf(whole.url);
});

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

afterAll(async () => {
  await whole.drop();
  fs.rmSync(root, { recursive: true, force: true });
});

/** A database in the state after the first `count` migrations. */
async function databaseAt(count: number): Promise<TestDatabase> {
  const database = await createTestDatabase({ seeded: false });
  made.push(database);
  await database.sql.begin(async (tx) => {
    await tx`DROP SCHEMA public CASCADE`;
    await tx`DROP SCHEMA drizzle CASCADE`;
    await tx`CREATE SCHEMA public`;
    if (count > 0) await applyMigrations(tx, FOLDER, count);
  });
  return database;
}

/** The complete schema as a string, with the recorded migrations. */
async function schemaOf(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [{ remembered } = { remembered: false }] = await sql<{ remembered: boolean }[]>`
      SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS remembered`;
    const hashes = remembered
      ? await sql`SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at`
      : [];
    const parts = await sql`
      SELECT 'column' AS kind, table_name || '.' || column_name AS name,
        concat_ws(' ', data_type, is_nullable, column_default, generation_expression) AS definition
      FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT 'constraint', conrelid::regclass::text || ' ' || conname,
        pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT 'trigger', tgrelid::regclass::text || ' ' || tgname,
        pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'function', oid::regprocedure::text, prosrc FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'plaza%'
      ORDER BY 1, 2, 3`;
    return JSON.stringify([[...hashes], [...parts]], null, 1);
  } finally {
    await sql.end();
  }
}

it("knows what it compares", () => {
  expect(COUNT).toBeGreaterThan(10);
  expect(wanted).toContain("ledger_entries_balanced");
  expect(JSON.parse(wanted)[0]).toHaveLength(COUNT);
});

it.each(STATES)("from the state after %i migrations", async (count) => {
  const { url } = await databaseAt(count);
  if (count < COUNT) expect(await schemaOf(url)).not.toBe(wanted);
  expect(await migrateDatabase(url, FOLDER)).toBe(COUNT - count);
  expect(await schemaOf(url)).toBe(wanted);
  expect(await migrateDatabase(url, FOLDER)).toBe(0);
});

it("several at once on an empty database: one works, the others find it done", async () => {
  const { url } = await databaseAt(0);
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, FOLDER)));
  expect(applied.sort((a, b) => a - b)).toEqual([0, 0, 0, COUNT]);
  expect(await schemaOf(url)).toBe(wanted);
});

it("a statement that fails leaves the state before, and the next run ends whole", async () => {
  const { url } = await databaseAt(4);
  const before = await schemaOf(url);
  const broken = path.join(root, "broken");
  fs.cpSync(FOLDER, broken, { recursive: true });
  const last = fs
    .readdirSync(broken)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .at(-1)!;
  // Fails after the file's own statements.
  fs.appendFileSync(path.join(broken, last), "\n--> statement-breakpoint\nSELECT 1 / 0;\n");
  await expect(migrateDatabase(url, broken)).rejects.toThrow("SELECT 1 / 0");
  expect(await schemaOf(url)).toBe(before);
  expect(await migrateDatabase(url, FOLDER)).toBe(COUNT - 4);
  expect(await schemaOf(url)).toBe(wanted);
});

/**
 * Runs the migrator as a child process and kills it in the middle: it is blocked before a statement of
 * a certain migration, by an advisory lock held here.
 */
async function killInside(url: string, at: number): Promise<void> {
  const slow = path.join(root, `slow-${at}`);
  fs.cpSync(FOLDER, path.join(slow, "db/migrations"), { recursive: true });
  const files = fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const file = path.join(slow, "db/migrations", files[at]!);
  const wait = `SELECT pg_advisory_xact_lock(424242);\n--> statement-breakpoint\n`;
  fs.writeFileSync(file, wait + fs.readFileSync(file, "utf8"));
  const holder = postgres(url, { max: 1 });
  const watcher = postgres(url, { max: 1 });
  try {
    await holder`SELECT pg_advisory_lock(424242)`;
    const child = spawn(
      process.execPath,
      ["--import", TSX, path.resolve("db/migrate/migrate-main.ts")],
      {
        cwd: slow,
        env: { ...process.env, DATABASE_URL: url },
        stdio: "ignore",
      },
    );
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const waiting = async () => {
      const [row] = await watcher`SELECT count(*)::int AS n FROM pg_locks
        WHERE locktype = 'advisory' AND objid = 424242 AND NOT granted`;
      return row!.n as number;
    };
    await expect.poll(waiting, { timeout: 30_000, interval: 50 }).toBe(1);
    child.kill("SIGKILL");
    await ended;
    // Releases the lock: the backend of the killed migrator continues, without a client.
    await holder`SELECT pg_advisory_unlock(424242)`;
  } finally {
    await holder.end();
    await watcher.end();
  }
}

it(
  `kill -9 in the middle, ${KILLS} times at other places: the next run ends whole`,
  async () => {
    const { url } = await databaseAt(0);
    const before = await schemaOf(url);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killInside(url, (kill * 5 + 1) % COUNT);
      // The table of migrations is created before the first one; nothing else remains.
      const [, parts] = JSON.parse(await schemaOf(url)) as [unknown[], unknown[]];
      expect(parts).toEqual((JSON.parse(before) as [unknown[], unknown[]])[1]);
    }
    // Waits for the killed migrator's lock, if Postgres has not noticed its end yet.
    expect(await migrateDatabase(url, FOLDER)).toBe(COUNT);
    expect(await schemaOf(url)).toBe(wanted);
  },
  30_000 * (KILLS + 1),
);
