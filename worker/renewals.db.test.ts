import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb, type Db } from "#db/connection/client.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { buyMarketplaceMonth, installMarketplaceApp } from "#db/commands/shop/marketplace-apps.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { cancelPro, subscribePro } from "#db/commands/shop/pro.ts";
import { addMonths } from "#domain/money/payments.ts";
import { listInstalledApps } from "#db/queries/shop/marketplace.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../tests/support/database.ts";
import { FailedRows } from "./due-rows.ts";
import { doWhatIsDue as doDue } from "./renewals.ts";

/** Background work, run at times the test chooses. */
const NOW = new Date("2026-03-16T16:00:00.000Z");
const APP = "app-counter-ledger";
const after = (months: number, minutes = 1) =>
  new Date(addMonths(NOW, months).getTime() + minutes * 60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** No file is stored in these tests. */
const deleteFile = async () => undefined;

/** A pass in which no row may fail. */
const doWhatIsDue = (db: Db, now: Date) =>
  doDue(db, now, {
    failed: new FailedRows(),
    deleteFile,
    log: {
      error: (line: unknown) => {
        throw new Error(`a row failed: ${JSON.stringify(line)}`);
      },
    },
  });

let made = 0;
async function person(cents: number): Promise<string> {
  const id = (await createAccount(
    database.db,
    {
      displayName: "Ana",
      passwordHash: "x",
      email: `due-${(made += 1)}@plaza.mx`,
    },
    NOW,
  ))!;
  await database.db.transaction((tx) =>
    postTransaction(tx, {
      cause: "top_up",
      postings: [
        { ownerId: null, purpose: "funding", currency: "USD", amount: -cents },
        { ownerId: id, purpose: "wallet", currency: "USD", amount: cents },
      ],
      now: NOW,
    }),
  );
  return id;
}
const buy = (personId: string, now = NOW) =>
  database.db.transaction((tx) =>
    buyMarketplaceMonth(tx, { personId, appId: APP, shownCents: 1_200, now }),
  );
const has = async (personId: string, now = NOW) =>
  (await listInstalledApps(database.db, personId, now)).get(APP);
const noticesOf = async (personId: string) =>
  (
    await database.sql<{ kind: string }[]>`
      SELECT kind FROM notifications WHERE person_id = ${personId} ORDER BY created_at, kind`
  ).map(({ kind }) => kind);
const spentBy = async (personId: string) =>
  (
    await database.sql<{ n: number }[]>`
      SELECT count(*)::int AS n FROM ledger_entries JOIN ledger_accounts account ON id = account_id
      WHERE owner_id = ${personId} AND amount < 0`
  )[0]!.n;

describe("a paid month of an app", () => {
  it("ends once, charges nothing, and notifies, however many processes run the pass", async () => {
    const who = await person(5_000);
    await buy(who);
    expect(await has(who)).toEqual(addMonths(NOW, 1));
    await doWhatIsDue(database.db, after(1, -1));
    expect(await has(who)).toEqual(addMonths(NOW, 1));

    const others = [createDb(database.url, { max: 1 }), createDb(database.url, { max: 1 })];
    const downloads = async () =>
      (await database.sql`SELECT downloads::int AS n FROM marketplace_apps WHERE id = ${APP}`)[0]!
        .n as number;
    const before = await downloads();
    await Promise.all([database, ...others].map(({ db }) => doWhatIsDue(db, after(1))));
    await Promise.all(others.map((other) => other.close()));
    expect(await has(who)).toBeUndefined();
    expect(await downloads()).toBe(before - 1);
    expect(await noticesOf(who)).toEqual(["app_month_ended"]);
    expect(await spentBy(who)).toBe(1);
    // Buying another month is another payment, and its end another notification.
    await buy(who, after(2));
    await doWhatIsDue(database.db, after(2, 2));
    expect(await has(who, after(2, 2))).toEqual(addMonths(after(2), 1));
    await doWhatIsDue(database.db, after(4));
    expect(await noticesOf(who)).toEqual(["app_month_ended", "app_month_ended"]);
    expect(await spentBy(who)).toBe(2);
  });

  it("lasts as long as Pro, ends after it, and never ends for a free app", async () => {
    const who = await person(2_900 + 1_200);
    await buy(who);
    await database.db.transaction((tx) => subscribePro(tx, { personId: who, now: NOW }));
    // An app included in Pro has no end date of its own.
    expect(await has(who)).toBeNull();
    await database.db.transaction((tx) =>
      installMarketplaceApp(tx, { personId: who, appId: "app-comandero", now: NOW }),
    );
    await database.sql`UPDATE subscriptions SET period_end = ${addMonths(NOW, 2).toISOString()}
      WHERE person_id = ${who}`;
    await doWhatIsDue(database.db, after(1));
    expect(await has(who, after(1))).toBeNull();
    await database.db.transaction((tx) =>
      cancelPro(tx, { personId: who, isCancelled: true, now: after(1) }),
    );
    await doWhatIsDue(database.db, after(2));
    expect(await noticesOf(who)).toEqual(["app_month_ended", "pro_ended"]);
    expect([...(await listInstalledApps(database.db, who, after(2))).keys()]).toEqual([
      "app-comandero",
    ]);
    expect((await verifyLedger(database.db)).filter(({ broken }) => broken > 0)).toEqual([]);
  });
});

describe("old idempotency keys", () => {
  it("are deleted after a week; newer ones are kept", async () => {
    const who = await person(1);
    for (const [key, hours] of [
      ["old", 24 * 7 + 1],
      ["two-days", 48],
      ["week", 24 * 7 - 1],
      ["new", 0],
    ] as const)
      await database.sql`INSERT INTO idempotency_keys (person_id, key, fingerprint, created_at)
        VALUES (${who}, ${key}, 'x', ${NOW.toISOString()}::timestamptz - make_interval(hours => ${hours}))`;
    await Promise.all([doWhatIsDue(database.db, NOW), doWhatIsDue(database.db, NOW)]);
    const rows = await database.sql<{ key: string }[]>`
      SELECT key FROM idempotency_keys WHERE person_id = ${who} ORDER BY key`;
    expect(rows.map(({ key }) => key)).toEqual(["new", "two-days", "week"]);
  });
});

describe("a row that throws", () => {
  it("never blocks the others, however many failing rows precede them", async () => {
    const { sql } = database;
    const well = await person(10_000);
    await database.db.transaction((tx) => subscribePro(tx, { personId: well, now: NOW }));
    await sql`UPDATE subscriptions SET period_end = ${after(11).toISOString()}
      WHERE person_id = ${well}`;
    // More failing rows than one pass takes, all due before the one that succeeds.
    await sql`INSERT INTO people (id, display_name, first_name, handle)
      SELECT 'poisoned-' || n, 'Ana', 'Ana', 'poisoned-' || n FROM generate_series(1, 101) n`;
    await sql`INSERT INTO subscriptions (id, person_id, price_cents, started_at, period_end)
      SELECT id, id, 2900, ${NOW.toISOString()}, ${after(10).toISOString()}
      FROM people WHERE id LIKE 'poisoned-%'`;
    await sql.unsafe(`CREATE FUNCTION refuse_poisoned() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'poisoned'; END $$`);
    await sql.unsafe(`CREATE TRIGGER poisoned BEFORE UPDATE ON subscriptions FOR EACH ROW
      WHEN (OLD.person_id LIKE 'poisoned-%') EXECUTE FUNCTION refuse_poisoned()`);

    const failed = new FailedRows();
    const logged: { task: string; failures: number }[] = [];
    const outcomes: string[] = [];
    const pass = (now: Date) =>
      doDue(database.db, now, {
        failed,
        deleteFile,
        log: { error: (line: unknown) => void logged.push(line as (typeof logged)[number]) },
        onRow: (task, outcome) => void outcomes.push(`${task} ${outcome}`),
      });
    const isRenewed = async () =>
      (
        await sql`SELECT 1 FROM subscriptions WHERE person_id = ${well}
          AND period_end > ${after(11, 4).toISOString()}`
      ).length === 1;

    // Tasks after the failing one are done in the same pass.
    await pass(after(11, 2));
    expect(outcomes).toContain("clear-old-keys done");
    expect(logged).toHaveLength(100);
    expect(logged[0]).toMatchObject({ task: "renew-pro", failures: 1 });
    expect(await isRenewed()).toBe(false);
    // The next pass skips rows in back-off and reaches the others.
    await pass(after(11, 4));
    expect(logged).toHaveLength(101);
    expect(await isRenewed()).toBe(true);
    // After the back-off, failed rows are retried, and done once they no longer throw.
    await pass(after(11, 12));
    expect(logged.at(-1)).toMatchObject({ failures: 2 });
    await sql.unsafe("DROP TRIGGER poisoned ON subscriptions");
    await pass(after(11, 40));
    await pass(after(11, 70));
    expect(failed.size).toBe(0);
    const [left] = await sql<[{ n: number }]>`SELECT count(*)::int AS n FROM subscriptions
      WHERE person_id LIKE 'poisoned-%' AND ended_at IS NULL`;
    expect(left.n).toBe(0);
  }, 60_000);
});
