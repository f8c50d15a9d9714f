import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import { createTestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import {
  balancesOf,
  brokenRules,
  createArtifakt,
  createPerson,
  newKey,
  post,
  withSql,
} from "./bank.ts";

/**
 * kill -9 of the application and of Postgres during writes: acknowledged writes exist, and those
 * repeated under their idempotency key exist once.
 *
 * 20 kills of each with PLAZA_RELIABILITY=long (`npm run test:reliability`), or MONEY_KILLS of each.
 */
const IS_LONG = process.env.PLAZA_RELIABILITY === "long";
const KILLS = Number(process.env.MONEY_KILLS ?? (IS_LONG ? 20 : 2));
const CLIENTS = 6;
const PRICE = 10;
/** Purchases per client and round. */
const PURCHASES = 25;
const ROUND_MS = 60_000;

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

interface Purchase {
  client: number;
  id: string;
  key: string;
  isAcknowledged: boolean;
}

/** Makes all purchases, each client in sequence; a client ends when the connection breaks. */
async function buyAll(origin: string, cookies: string[], purchases: Purchase[]): Promise<void> {
  await Promise.all(
    cookies.map(async (cookie, client) => {
      for (const purchase of purchases.filter((one) => one.client === client)) {
        try {
          const { status, flash } = await post(origin, `/artifakts/${purchase.id}`, cookie, {
            intent: "purchase",
            price: String(PRICE),
            key: purchase.key,
          });
          if (status === 303 && /^(purchased|owned)\./.test(flash ?? ""))
            purchase.isAcknowledged = true;
        } catch {
          return;
        }
      }
    }),
  );
}

/** One round: writes, a crash among them, a restart, and all writes once more. */
async function crashRound(
  round: number,
  {
    url,
    plaza,
    crash,
  }: {
    url: string;
    plaza: () => ServerProcess;
    /** Kills and restarts. */
    crash: () => Promise<void>;
  },
): Promise<{ before: number; after: number }> {
  const maker = `maker-${round}`;
  await createPerson(url, maker, 0);
  const cookies: string[] = [];
  for (let client = 0; client < CLIENTS; client += 1)
    cookies.push(await createPerson(url, `buyer-${round}-${client}`, PURCHASES * PRICE));
  const purchases: Purchase[] = [];
  await withSql(url, async (sql) => {
    for (let client = 0; client < CLIENTS; client += 1)
      for (let at = 0; at < PURCHASES; at += 1) {
        const id = `crash-${round}-${client}-${at}`;
        await createArtifakt(sql, { id, creatorId: maker, price: PRICE });
        purchases.push({ client, id, key: newKey(), isAcknowledged: false });
      }
  });

  const buying = buyAll(plaza().origin, cookies, purchases);
  await expect
    .poll(() => purchases.filter((one) => one.isAcknowledged).length, {
      timeout: 20_000,
      interval: 5,
    })
    .toBeGreaterThan(10 + ((round * 7) % 40));
  await crash();
  await buying;

  const acknowledged = purchases.filter((one) => one.isAcknowledged);
  const owned = () =>
    withSql(url, async (sql) => {
      const rows = await sql<{ id: string }[]>`
        SELECT artifakt_id AS id FROM artifakt_ownerships WHERE ended_at IS NULL
        AND artifakt_id LIKE ${`crash-${round}-%`}`;
      return rows.map(({ id }) => id);
    });
  const there = new Set(await owned());
  expect(acknowledged.filter(({ id }) => !there.has(id))).toEqual([]);

  // Repeats all writes, including the acknowledged ones.
  await withSql(url, (sql) => sql`DELETE FROM rate_limits`);
  for (const purchase of purchases) purchase.isAcknowledged = false;
  for (let tries = 1; purchases.some((one) => !one.isAcknowledged); tries += 1) {
    const missing = purchases.filter((one) => !one.isAcknowledged);
    expect([tries, missing.length]).toEqual([Math.min(tries, 10), missing.length]);
    await buyAll(plaza().origin, cookies, missing);
    // Like a person, waits a moment before repeating what failed.
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(purchases.filter((one) => !one.isAcknowledged)).toEqual([]);
  expect((await owned()).sort()).toEqual(purchases.map(({ id }) => id).sort());
  const balances = await withSql(url, balancesOf);
  expect(balances[`${maker} wallet`]).toBe(CLIENTS * PURCHASES * PRICE);
  for (let client = 0; client < CLIENTS; client += 1)
    expect(balances[`buyer-${round}-${client} wallet`]).toBe(0);
  expect(await brokenRules(url)).toEqual([]);
  return { before: acknowledged.length, after: purchases.length };
}

it(
  `loses and doubles nothing when the application is killed ${KILLS} times`,
  async () => {
    const database = await createTestDatabase();
    ended.push(() => database.drop());
    let plaza = await startPlaza(database.url);
    ended.push(() => plaza.stop());
    for (let round = 0; round < KILLS; round += 1) {
      const counts = await crashRound(round, {
        url: database.url,
        plaza: () => plaza,
        async crash() {
          await plaza.kill();
          plaza = await startPlaza(database.url);
        },
      });
      process.stdout.write(
        `kill -9 of the application ${round + 1}: ${counts.before} acknowledged and there, ` +
          `${counts.after} of ${counts.after} after the same again, none twice\n`,
      );
    }
    expect(plaza.output()).not.toContain("uncaught exception");
  },
  ROUND_MS * (KILLS + 1),
);

it(
  `loses and doubles nothing when Postgres is killed ${KILLS} times`,
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `plaza-crash-${process.pid}-`));
    fs.chmodSync(folder, 0o755);
    // Later starts reuse the port of the first.
    const start = (anyPort: boolean) =>
      startEmbeddedPostgres({ dataDir: folder, anyPort, settings: { max_connections: 60 } });
    let postgres = await start(true);
    ended.push(async () => {
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    });
    const { url } = postgres;
    await migrateDatabase(url, path.resolve("db/migrations"));
    // A visitor's page needs the demo person; other seeds are not needed.
    await withSql(
      url,
      (sql) => sql`INSERT INTO people (id, kind, display_name, first_name, handle, tier)
        VALUES ('demo', 'demo', 'Demo', 'Demo', 'demo', 'pro')`,
    );
    // One application process throughout: it reconnects after every crash of the database.
    const plaza = await startPlaza(url);
    ended.push(() => plaza.stop());
    for (let round = 0; round < KILLS; round += 1) {
      const counts = await crashRound(round, {
        url,
        plaza: () => plaza,
        async crash() {
          process.kill(postgres.pid, "SIGKILL");
          postgres = await start(false);
          expect(postgres.url).toBe(url);
        },
      });
      process.stdout.write(
        `kill -9 of Postgres ${round + 1}: ${counts.before} acknowledged and there, ` +
          `${counts.after} of ${counts.after} after the same again, none twice\n`,
      );
    }
    expect(plaza.output()).not.toContain("uncaught exception");
  },
  ROUND_MS * (KILLS + 1),
);
