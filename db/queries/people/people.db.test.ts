import { drizzle } from "drizzle-orm/postgres-js";
import type { TransactionSql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findPerson, findPersonStats } from "./people.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`
    INSERT INTO people (id, kind, display_name, first_name, handle, tier, avatar_url)
    VALUES ('ana', 'account', 'Ana Ruiz', 'Ana', 'ana', 'pro', '/ana.svg'),
           ('beto', 'guest', 'Beto Paz', 'Beto', 'beto', 'free', NULL)`;
  await sql`
    INSERT INTO spaces (id, name, description, type)
    VALUES ('s1', 'Uno', '-', 'niche'), ('s2', 'Dos', '-', 'niche'), ('s3', 'Tres', '-', 'niche')`;
  await sql`
    INSERT INTO space_members (space_id, person_id)
    VALUES ('s1', 'ana'), ('s2', 'ana'), ('s2', 'beto'), ('s3', 'beto')`;
  await sql`
    INSERT INTO artifakts (id, name, description, creator_id, type)
    VALUES ('a1', 'Uno', '-', 'ana', 'pdf'), ('a2', 'Dos', '-', 'beto', 'pdf')`;
  await sql`
    INSERT INTO agentiks (id, owner_id, name, description, type)
    VALUES ('k1', 'ana', 'Uno', '-', 'sales'), ('k2', 'ana', 'Dos', '-', 'sales'),
           ('k3', 'ana', 'Tres', '-', 'sales'), ('k4', 'beto', 'Otro', '-', 'sales')`;
  await sql`
    INSERT INTO ledger_accounts (id, owner_id, currency, purpose, reference)
    VALUES ('ana-credits', 'ana', 'credits', 'wallet', ''),
           ('ana-mxn', 'ana', 'MXN', 'wallet', ''),
           ('ana-escrow', 'ana', 'credits', 'escrow', 'c1'),
           ('beto-credits', 'beto', 'credits', 'wallet', ''),
           ('funding', NULL, 'credits', 'funding', ''),
           ('funding-mxn', NULL, 'MXN', 'funding', '')`;
  const pay = (
    id: string,
    cause: string,
    from: string,
    to: string,
    amount: number,
    alongside?: (transaction: TransactionSql) => Promise<unknown>,
  ) =>
    sql.begin(async (transaction) => {
      await alongside?.(transaction);
      await transaction`INSERT INTO ledger_transactions (id, cause) VALUES (${id}, ${cause})`;
      await transaction`
        INSERT INTO ledger_entries (transaction_id, line, account_id, amount)
        VALUES (${id}, 1, ${from}, ${-amount}), (${id}, 2, ${to}, ${amount})`;
    });
  await pay("opening", "opening_balance", "funding", "ana-credits", 5_000);
  await pay("won-1", "challenge_reward", "funding", "ana-credits", 700);
  await pay("won-2", "challenge_reward", "funding", "ana-credits", 550);
  await pay("won-taken-back", "challenge_reward", "ana-credits", "funding", 50);
  // Triggers require that a challenge and its funded escrow are created in one transaction.
  await pay("escrow", "challenge_reward", "funding", "ana-escrow", 999, (transaction) => {
    return transaction`
      INSERT INTO challenges
        (id, name, description, type, reward, max_participants, deadline, creator_id, escrow_id)
      VALUES ('c1', 'Uno', '-', 'design', 999, 10, now() + interval '1 day', 'ana', 'ana-escrow')`;
  });
  await pay("pesos", "challenge_reward", "funding-mxn", "ana-mxn", 888);
  await pay("won-by-beto", "challenge_reward", "funding", "beto-credits", 40);
});
afterAll(() => database.drop());

describe("findPerson", () => {
  it("finds a person", async () => {
    expect(await findPerson(database.db, "ana")).toStrictEqual({
      id: "ana",
      kind: "account",
      displayName: "Ana Ruiz",
      firstName: "Ana",
      handle: "ana",
      tier: "pro",
      avatarUrl: "/ana.svg",
    });
  });

  it("finds none for an unknown id", async () => {
    expect(await findPerson(database.db, "nobody")).toBeUndefined();
  });
});

describe("findPersonStats", () => {
  it("counts the person's own, and earned credits from rewards to the wallet only", async () => {
    expect(await findPersonStats(database.db, "ana")).toStrictEqual({
      activeSpaces: 2,
      artifaktsCreated: 1,
      agentiksCount: 3,
      creditsEarned: 1_200,
    });
    expect(await findPersonStats(database.db, "beto")).toStrictEqual({
      activeSpaces: 2,
      artifaktsCreated: 1,
      agentiksCount: 1,
      creditsEarned: 40,
    });
  });

  it("is all zeros for a new person", async () => {
    await database.sql`
      INSERT INTO people (id, display_name, first_name, handle)
      VALUES ('new', 'Nadia', 'Nadia', 'nadia')`;
    expect(await findPersonStats(database.db, "new")).toStrictEqual({
      activeSpaces: 0,
      artifaktsCreated: 0,
      agentiksCount: 0,
      creditsEarned: 0,
    });
  });

  it("is undefined for an unknown id", async () => {
    expect(await findPersonStats(database.db, "nobody")).toBeUndefined();
  });

  it("makes one query", async () => {
    const asked: string[] = [];
    const logged = drizzle(database.sql, { logger: { logQuery: (query) => asked.push(query) } });
    await findPersonStats(logged, "ana");
    expect(asked).toHaveLength(1);
  });
});
