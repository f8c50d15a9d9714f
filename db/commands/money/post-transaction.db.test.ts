import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/ledger.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { findBalances } from "#db/queries/money/ledger.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { postTransaction, type Posting } from "./post-transaction.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const id of ["ana", "luis", "eva"])
    await database.sql`INSERT INTO people (id, display_name, first_name, handle)
      VALUES (${id}, ${id}, ${id}, ${`@${id}`})`;
});
afterAll(() => database?.drop());

const wallet = (ownerId: string, amount: number, currency: Currency = "MXN"): Posting => ({
  ownerId,
  purpose: "wallet",
  currency,
  amount,
});
const funding = (amount: number, currency: Currency = "MXN"): Posting => ({
  ownerId: null,
  purpose: "funding",
  currency,
  amount,
});
const move = (postings: Posting[], db: Db = database.db) =>
  retryTransaction(() =>
    db.transaction((tx) => postTransaction(tx, { cause: "top_up", postings, now: NOW })),
  );
const broken = async () => (await verifyLedger(database.db)).filter(({ broken }) => broken > 0);

describe("postTransaction", () => {
  it("moves money between accounts, which it creates if they are missing", async () => {
    expect(await move([funding(-300), wallet("ana", 300)])).toMatchObject({ kind: "done" });
    expect(await move([wallet("ana", -120), wallet("luis", 120)])).toMatchObject({ kind: "done" });
    expect((await findBalances(database.db, "ana")).MXN).toBe(180);
    expect((await findBalances(database.db, "luis")).MXN).toBe(120);
    expect(await broken()).toEqual([]);
  });

  it("refuses to overdraw a person's account, reports the missing amount, writes nothing", async () => {
    const before = await database.sql`SELECT count(*) FROM ledger_transactions`;
    expect(await move([wallet("ana", -181), wallet("luis", 181)])).toEqual({
      kind: "refused",
      reason: "short",
      currency: "MXN",
      missing: 1,
    });
    expect(await database.sql`SELECT count(*) FROM ledger_transactions`).toEqual(before);
    expect(await move([wallet("ana", -180), wallet("luis", 180)])).toMatchObject({ kind: "done" });
  });

  it("rejects postings that do not sum to zero in each currency, and fractions of a peso", async () => {
    for (const postings of [
      [wallet("ana", 5)],
      [wallet("ana", -5), wallet("luis", 4)],
      [wallet("ana", -5), wallet("luis", 5, "USD")],
      [funding(-0.5), wallet("ana", 0.5)],
      [funding(0), wallet("ana", 0)],
      [funding(-5), wallet("ana", 2), wallet("ana", 3)],
      [],
    ])
      await expect(move(postings)).rejects.toBeInstanceOf(RangeError);
  });

  it("lets exactly seven of a hundred concurrent payments through on money for seven", async () => {
    await move([funding(-710, "USD"), wallet("eva", 710, "USD")]);
    const connection = createDb(database.url, { max: 20 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        move([wallet("eva", -100, "USD"), wallet("luis", 100, "USD")], connection.db),
      ),
    );
    await connection.close();
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(7);
    expect((await findBalances(database.db, "eva")).USD).toBe(10);
    expect((await findBalances(database.db, "luis")).USD).toBe(700);
    expect(await broken()).toEqual([]);
  });

  it("never deadlocks, whoever pays whom", async () => {
    const names = ["ana", "luis", "eva"];
    for (const name of names) await move([funding(-50, "credits"), wallet(name, 50, "credits")]);
    const connection = createDb(database.url, { max: 20 });
    const [before] =
      await database.sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        move(
          [
            wallet(names[at % 3]!, -1, "credits"),
            wallet(names[(at + 1 + (at % 2)) % 3]!, 1, "credits"),
          ],
          connection.db,
        ),
      ),
    );
    await connection.close();
    expect(answers.every(({ kind }) => kind === "done")).toBe(true);
    const [after] =
      await database.sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
    expect(after).toEqual(before);
    expect(await broken()).toEqual([]);
  });
});

describe("the triggers and checks of the ledger", () => {
  it("refuse to change or delete entries", async () => {
    const { sql } = database;
    for (const change of [
      sql`UPDATE ledger_entries SET amount = amount + 1`,
      sql`DELETE FROM ledger_entries`,
      sql`UPDATE ledger_transactions SET cause = 'refund'`,
      sql`DELETE FROM ledger_transactions`,
    ])
      await expect(change).rejects.toThrow("append-only");
  });

  it("refuse a transaction that does not sum to zero, and a person's balance below zero", async () => {
    const { sql } = database;
    const half = sql.begin(async (tx) => {
      await tx`INSERT INTO ledger_transactions (id, cause) VALUES ('t-half', 'top_up')`;
      await tx`INSERT INTO ledger_entries VALUES ('t-half', 1, 'account-demo-MXN', 5)`;
    });
    await expect(half).rejects.toThrow("does not sum to zero");
    const overdrawn = sql.begin(async (tx) => {
      await tx`INSERT INTO ledger_transactions (id, cause) VALUES ('t-over', 'top_up')`;
      await tx`INSERT INTO ledger_entries VALUES ('t-over', 1, 'account-demo-MXN', -999999)`;
      await tx`INSERT INTO ledger_entries VALUES ('t-over', 2, 'account-funding-MXN', 999999)`;
    });
    await expect(overdrawn).rejects.toThrow("not_overdrawn");
  });
});

describe("ledger:verify", () => {
  const run = promisify(execFile);
  const verify = () =>
    run(process.execPath, ["--import", "tsx", "scripts/ops/verify-ledger.ts"], {
      env: { ...process.env, DATABASE_URL: database.url },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );

  it("reports no violation, and each one that was made by bypassing the triggers", async () => {
    const right = await verify();
    expect(right).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("The ledger is right."),
    });
    expect(right.stdout).not.toContain("BROKEN");

    const { sql } = database;
    await sql`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only`;
    await sql`UPDATE ledger_entries SET amount = amount + 1 WHERE account_id = 'account-demo-MXN' AND line = 2`;
    const wrong = await verify();
    expect(wrong.code).toBe(1);
    for (const rule of ["sums to zero in each currency", "sum of its entries", "guards stand"])
      expect(wrong.stdout).toMatch(new RegExp(`BROKEN.*${rule}`));
  });
});
