import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { preferencesCookie } from "../support/request.ts";
import { DEFAULT_CONCURRENCY, startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import {
  balancesOf,
  brokenRules,
  createArtifakt,
  createPerson,
  newKey,
  post,
  type Answer,
} from "./bank.ts";

/** Many concurrent money operations on the production server with a real Postgres. */
let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, DEFAULT_CONCURRENCY);
});
afterAll(async () => {
  await plaza?.stop();
  const broken = await brokenRules(database.url);
  await database?.drop();
  expect(broken).toEqual([]);
});

const buy = (cookie: string, id: string, fields: Record<string, string>) =>
  post(plaza.origin, `/artifakts/${id}`, cookie, { intent: "purchase", ...fields });
const statuses = (answers: Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

describe("one purchase fired 50 times with one key", () => {
  it("is one debit, and 50 equal answers", async () => {
    const cookie = await createPerson(database.url, "ana", 1_000);
    await createPerson(database.url, "maker", 0);
    await createArtifakt(database.sql, { id: "a-once", creatorId: "maker", price: 120 });
    const key = newKey();
    const fire = () => buy(cookie, "a-once", { price: "120", key });
    const answers = await Promise.all(Array.from({ length: 50 }, fire));
    const [first] = answers;
    expect(first).toMatchObject({ status: 303, flash: "purchased.a-once" });
    expect(answers.map((answer) => ({ ...answer }))).toEqual(Array(50).fill(first));
    expect(await balancesOf(database.sql)).toMatchObject({
      "ana wallet": 880,
      "maker wallet": 120,
    });
    const debits = await database.sql`
      SELECT 1 FROM ledger_transactions WHERE reference = 'a-once' AND cause = 'artifakt_sale'`;
    const notices = await database.sql`
      SELECT 1 FROM notifications WHERE person_id = 'maker' AND kind = 'artifakt_sold'`;
    const events = await database.sql`
      SELECT 1 FROM audit_events WHERE subject = 'a-once' AND action = 'purchase-artifakt'`;
    expect([debits.length, notices.length, events.length]).toEqual([1, 1, 1]);
    process.stdout.write(
      `one key, 50 times: ${debits.length} debit, ${JSON.stringify(statuses(answers))}\n`,
    );

    // Also later; with another payload the key is a conflict that changes nothing.
    expect(await fire()).toEqual(first);
    expect(await buy(cookie, "a-once", { price: "1", key })).toMatchObject({ status: 409 });
    expect((await balancesOf(database.sql))["ana wallet"]).toBe(880);
  });
});

describe("100 purchases with money for 7", () => {
  it("are exactly 7, the others refused with what is missing", async () => {
    const cookie = await createPerson(database.url, "eva", 7 * 60 + 59);
    await createPerson(database.url, "seller", 0);
    const ids = Array.from({ length: 100 }, (_, at) => `a-seven-${at}`);
    for (const id of ids)
      await createArtifakt(database.sql, { id, creatorId: "seller", price: 60 });
    const answers = await Promise.all(
      ids.map((id) => buy(cookie, id, { price: "60", key: newKey() })),
    );
    expect(statuses(answers)).toEqual({ 303: 7, 402: 93 });
    for (const { text } of answers.filter(({ status }) => status === 402))
      expect(text).toContain("You are $1 MXN short. Nothing was charged.");
    expect(await balancesOf(database.sql)).toMatchObject({
      "eva wallet": 59,
      "seller wallet": 420,
    });
    const owned = await database.sql`
      SELECT 1 FROM artifakt_ownerships WHERE person_id = 'eva' AND ended_at IS NULL`;
    expect(owned).toHaveLength(7);
    process.stdout.write(`money for 7, 100 purchases: ${JSON.stringify(statuses(answers))}\n`);
  });
});

describe("a visitor's first purchase, fired 20 times by one browser", () => {
  it("makes one guest, who pays once", async () => {
    await createPerson(database.url, "shop", 0);
    await createArtifakt(database.sql, { id: "a-guest", creatorId: "shop", price: 100 });
    // Same format as the server's cookie (server/page-cache/person-cookies.ts).
    const visitor = `${preferencesCookie()}; plaza-visitor=${newKey()}`;
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buy(visitor, "a-guest", { price: "100", key })),
    );
    expect(statuses(answers)).toEqual({ 303: 20 });
    expect(await database.sql`SELECT 1 FROM people WHERE kind = 'guest'`).toHaveLength(1);
    expect((await balancesOf(database.sql))["shop wallet"]).toBe(100);
  });

  it("is no guest at all when it is refused", async () => {
    await createArtifakt(database.sql, { id: "a-dear", creatorId: "shop", price: 900_000 });
    const guests = () => database.sql`SELECT 1 FROM people WHERE kind = 'guest'`;
    const before = (await guests()).length;
    const answer = await post(plaza.origin, "/artifakts/a-dear", "", {
      intent: "purchase",
      price: "900000",
    });
    expect(answer.status).toBe(402);
    expect((await guests()).length).toBe(before);
  });
});

describe("top-ups", () => {
  it("settle once, however often the button is pressed, and count once under one key", async () => {
    const cookie = await createPerson(database.url, "topper", 0);
    const key = newKey();
    const ask = () =>
      post(plaza.origin, "/wallet", cookie, {
        intent: "add",
        currency: "MXN",
        amount: "500",
        key,
      });
    const asked = await Promise.all(Array.from({ length: 20 }, ask));
    expect(statuses(asked)).toEqual({ 303: 20 });
    const rows = await database.sql`SELECT id FROM top_ups WHERE person_id = 'topper'`;
    expect(rows).toHaveLength(1);
    const topup = rows[0]!.id as string;
    const paid = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(plaza.origin, "/wallet", cookie, { intent: "pay", topup }),
      ),
    );
    expect(statuses(paid)).toEqual({ 303: 20 });
    expect((await balancesOf(database.sql))["topper wallet"]).toBe(500);
    const cancelled = await post(plaza.origin, "/wallet", cookie, { intent: "cancel", topup });
    expect(cancelled.status).toBe(409);
  });
});
