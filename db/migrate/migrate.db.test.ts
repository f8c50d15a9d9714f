import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "./migrate.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";

/** Migrates a database with rows of an older schema (0012) to the newest one. */
const FOLDER = path.resolve("db/migrations");
let database: TestDatabase;
let older: string;

/** A copy of the migrations folder whose journal ends with one migration. */
function folderUpTo(tag: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-migrations-"));
  fs.cpSync(FOLDER, folder, { recursive: true });
  const journal = path.join(folder, "meta/_journal.json");
  const all = JSON.parse(fs.readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const last = all.entries.findIndex((entry) => entry.tag === tag);
  expect(last).toBeGreaterThan(0);
  fs.writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, last + 1) }));
  return folder;
}

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql.unsafe(
    "DROP SCHEMA drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
  older = folderUpTo("0012_money_rules");
  await migrateDatabase(database.url, older);
});
afterAll(async () => {
  await database?.drop();
  if (older) fs.rmSync(older, { recursive: true, force: true });
});

describe("challenges from before rewards were in escrow", () => {
  beforeAll(async () => {
    const { sql } = database;
    await sql`INSERT INTO people (id, kind, display_name, first_name, handle) VALUES
      ('demo', 'demo', 'Demo', 'Demo', 'demo'), ('ana', 'account', 'Ana', 'Ana', 'ana')`;
    await sql`INSERT INTO challenges
      (id, name, description, type, reward, max_participants, deadline, is_active, creator_id)
      VALUES ('open', 'Uno', '-', 'design', 300, 9, now() + interval '1 day', true, 'ana'),
        ('shut', 'Dos', '-', 'design', 200, 9, now(), false, 'ana'),
        ('won', 'Tres', '-', 'design', 450, 9, now(), false, 'ana'),
        ('free', 'Cuatro', '-', 'design', 0, 9, now(), true, 'ana'),
        ('of-the-house', 'Cinco', '-', 'design', 70, 9, now(), true, NULL)`;
    await sql.begin(async (tx) => {
      await tx`INSERT INTO ledger_accounts (id, owner_id, currency, purpose) VALUES
        ('account-funding-credits', NULL, 'credits', 'funding'),
        ('ana-credits', 'ana', 'credits', 'wallet'), ('demo-credits', 'demo', 'credits', 'wallet')`;
      await tx`INSERT INTO ledger_transactions (id, cause, reference)
        VALUES ('reward', 'challenge_reward', 'won')`;
      await tx`INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
        ('reward', 1, 'account-funding-credits', -450), ('reward', 2, 'demo-credits', 450)`;
    });
    // Pesos without a payment, some of them in a requested payout.
    await sql.begin(async (tx) => {
      await tx`INSERT INTO ledger_accounts (id, owner_id, currency, purpose) VALUES
        ('funding-mxn', NULL, 'MXN', 'funding'), ('ana-mxn', 'ana', 'MXN', 'wallet'),
        ('ana-hold', 'ana', 'MXN', 'hold')`;
      await tx`INSERT INTO ledger_transactions (id, cause) VALUES
        ('given', 'opening_balance'), ('held', 'payout_hold')`;
      await tx`INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
        ('given', 1, 'funding-mxn', -500), ('given', 2, 'ana-mxn', 500),
        ('held', 1, 'ana-mxn', -200), ('held', 2, 'ana-hold', 200)`;
      await tx`INSERT INTO payouts (id, person_id, amount, hold_id, created_at)
        VALUES ('asked', 'ana', 200, 'held', now())`;
    });
    expect(await migrateDatabase(database.url, FOLDER)).toBeGreaterThan(0);
  });

  it("get their reward into escrow; won ones are awarded, and no wallet grows", async () => {
    const rows = await database.sql<{ id: string; held: number | null; won: string | null }[]>`
      SELECT challenges.id, account.balance::int AS held, awarded_to AS won
      FROM challenges LEFT JOIN ledger_accounts account ON account.id = escrow_id ORDER BY 1`;
    expect([...rows]).toEqual([
      { id: "free", held: 0, won: null },
      { id: "of-the-house", held: 70, won: null },
      { id: "open", held: 300, won: null },
      { id: "shut", held: 200, won: null },
      { id: "won", held: null, won: "demo" },
    ]);
    const wallets = await database.sql<{ owner: string; balance: number }[]>`
      SELECT owner_id AS owner, balance::int FROM ledger_accounts
      WHERE owner_id IS NOT NULL AND currency = 'credits' ORDER BY 1`;
    expect([...wallets]).toEqual([
      { owner: "ana", balance: 0 },
      { owner: "demo", balance: 450 },
    ]);
    expect((await verifyLedger(database.db)).filter(({ broken }) => broken > 0)).toEqual([]);
    expect(await migrateDatabase(database.url, FOLDER)).toBe(0);
  });

  it("and all older money becomes play money, which is never paid out", async () => {
    const rows = await database.sql<{ id: string; balance: number; play: number }[]>`
      SELECT id, balance::int, play::int FROM ledger_accounts WHERE currency = 'MXN' ORDER BY 1`;
    expect([...rows]).toEqual([
      { id: "ana-hold", balance: 0, play: 0 },
      { id: "ana-mxn", balance: 500, play: 500 },
      { id: "funding-mxn", balance: -500, play: -500 },
    ]);
    const [asked] = await database.sql`SELECT status, end_id FROM payouts`;
    expect(asked).toEqual({ status: "cancelled", end_id: "transaction-back-asked" });
    // The ledger is append-only again after the migration.
    await expect(database.sql`UPDATE ledger_entries SET play = 0`).rejects.toThrow("append-only");
  });
});
