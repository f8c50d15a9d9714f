import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { findBalances, findPlayMoney } from "#db/queries/money/ledger.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { actOn } from "../../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { giveDestination } from "../../../tests/support/payments/payout-destination.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { cancelPayout, payPayout, requestPayout } from "./payouts.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { refundArtifakt } from "#db/commands/artifakts/refund-artifakt.ts";
import { requestTopUp, settleTopUp } from "./top-ups.ts";

/**
 * Play money must never become a payout, in any sequence of commands
 * (docs/decisions/0019-money.md).
 */
const NOW = new Date("2026-03-16T16:00:00.000Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  const broken = (await verifyLedger(database.db)).filter((each) => each.broken > 0);
  await database.drop();
  expect(broken).toEqual([]);
});

const act = <Value>(work: (tx: Db) => Promise<Value>) => actOn(database.db, work);
let made = 0;
const account = async (guestId?: string) =>
  (await createAccount(
    database.db,
    {
      guestId,
      displayName: "Eva",
      passwordHash: "x",
      email: `play-${(made += 1)}@plaza.mx`,
    },
    NOW,
  ))!;
/** A settled top-up: play money from the provider `sandbox`, real money from any other. */
async function add(personId: string, amount: number, provider: string) {
  const providerReference = `ref-${(made += 1)}`;
  const asked = { personId, currency: "MXN" as const, amount, provider, providerReference };
  const { topUpId } = await act((tx) => requestTopUp(tx, { ...asked, now: NOW }));
  await act((tx) => settleTopUp(tx, { personId, topUpId }, NOW));
}
async function offer(creatorId: string, price: number): Promise<string> {
  const id = `play-${(made += 1)}`;
  await database.sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES (${id}, ${id}, '', ${creatorId}, ${price}, 'pdf')`;
  return id;
}
const buy = (personId: string, artifaktId: string, shownPrice: number) =>
  act((tx) => purchaseArtifakt(tx, { personId, artifaktId, shownPrice, now: NOW }));
async function ask(personId: string, amount: number) {
  await giveDestination(database.sql, personId);
  return act((tx) => requestPayout(tx, { personId, amount, now: NOW }));
}
async function sell(seller: string, buyer: string, price: number) {
  const id = await offer(seller, price);
  expect(await buy(buyer, id, price)).toMatchObject({ kind: "done" });
  return id;
}
async function refund(seller: string, artifaktId: string) {
  const [sale] = await database.sql<{ id: string }[]>`
    SELECT id FROM artifakt_ownerships WHERE artifakt_id = ${artifaktId} AND ended_at IS NULL`;
  return act((tx) => refundArtifakt(tx, { personId: seller, ownershipId: sale!.id, now: NOW }));
}
/** A person's MXN balance, and the part of it that is play money. */
const has = async (personId: string) => [
  (await findBalances(database.db, personId)).MXN,
  await findPlayMoney(database.db, personId),
];

describe("play money", () => {
  it("of a guest is paid to a seller as play money, and cannot be paid out", async () => {
    const [seller, guest] = [await account(), await act((tx) => forkGuest(tx, NOW))];
    expect(await has(guest)).toEqual([3_536, 3_536]);
    await sell(seller, guest, 800);
    expect(await has(seller)).toEqual([800, 800]);
    expect(await ask(seller, 100)).toEqual({ kind: "refused", reason: "short", missing: 100 });
    // The seller can spend it; the next seller cannot have it paid out either.
    const other = await account();
    await sell(other, seller, 800);
    expect(await ask(other, 800)).toEqual({ kind: "refused", reason: "short", missing: 800 });
  });

  it("stays behind when a guest signs up", async () => {
    const person = await account(await act((tx) => forkGuest(tx, NOW)));
    expect(await has(person)).toEqual([0, 0]);
    expect(await ask(person, 100)).toMatchObject({ reason: "short", missing: 100 });
  });

  it("comes from the sandbox only; another provider's top-up is real money, to the peso", async () => {
    const who = await account();
    await add(who, 1_000, "sandbox");
    expect(await ask(who, 100)).toMatchObject({ reason: "short", missing: 100 });
    await add(who, 300, "a-bank");
    expect(await has(who)).toEqual([1_300, 1_000]);
    expect(await ask(who, 301)).toMatchObject({ reason: "short", missing: 1 });
    const asked = await ask(who, 300);
    if (asked.kind !== "done") throw new Error("refused");
    expect(await has(who)).toEqual([1_000, 1_000]);
    const { payoutId } = asked;
    await act((tx) => cancelPayout(tx, { personId: who, payoutId, now: NOW }));
    expect(await has(who)).toEqual([1_300, 1_000]);
  });

  it("is spent first, and a refund has the sale's share of play money", async () => {
    const [seller, buyer] = [await account(), await account()];
    const guest = await act((tx) => forkGuest(tx, NOW));
    await add(buyer, 500, "a-bank");
    await add(buyer, 600, "sandbox");
    const sold = await sell(seller, buyer, 700);
    expect([await has(buyer), await has(seller)]).toEqual([
      [400, 0],
      [700, 600],
    ]);
    // The seller has more play money by now: the buyer still gets a hundred real pesos back.
    await sell(seller, guest, 900);
    expect(await refund(seller, sold)).toMatchObject({ kind: "done", amount: 700 });
    expect([await has(buyer), await has(seller)]).toEqual([
      [1_100, 600],
      [900, 900],
    ]);
    // A seller whose real money was paid out cannot refund with play money.
    const other = await account();
    await add(buyer, 100, "a-bank");
    await database.sql`DELETE FROM rate_limits`;
    await sell(other, buyer, 1_200);
    expect(await has(other)).toEqual([1_200, 600]);
    expect(await ask(other, 600)).toMatchObject({ kind: "done" });
    await sell(other, guest, 1_000);
    const [first] = await database.sql<{ id: string }[]>`
      SELECT artifakt_id AS id FROM artifakt_ownerships WHERE person_id = ${buyer} AND price = 1200`;
    expect(await refund(other, first!.id)).toEqual({
      kind: "refused",
      reason: "short",
      missing: 600,
    });
  });

  it("is refused in a payout hold by the database itself", async () => {
    const who = await account();
    await add(who, 400, "sandbox");
    await add(who, 200, "a-bank");
    const asked = await ask(who, 200);
    expect(asked).toMatchObject({ kind: "done" });
    const idOf = async (purpose: string) =>
      (
        await database.sql<{ id: string }[]>`
          SELECT id FROM ledger_accounts WHERE owner_id = ${who} AND purpose = ${purpose}`
      )[0]!.id;
    const [wallet, hold] = [await idOf("wallet"), await idOf("hold")];
    const write = (from: [string, number, number], to: [string, number, number]) =>
      database.sql.begin(async (tx) => {
        const id = `by-hand-${(made += 1)}`;
        await tx`INSERT INTO ledger_transactions (id, cause) VALUES (${id}, 'payout_hold')`;
        for (const [line, [accountId, amount, play]] of [from, to].entries())
          await tx`INSERT INTO ledger_entries (transaction_id, line, account_id, amount, play)
            VALUES (${id}, ${line + 1}, ${accountId}, ${amount}, ${play})`;
      });
    await expect(write([wallet, -100, -100], [hold, 100, 100])).rejects.toThrow(
      /ledger_accounts_play_within/,
    );
    await expect(write([wallet, -100, 0], [hold, 100, 0])).rejects.toThrow(
      /ledger_accounts_play_within/,
    );
    await expect(write([wallet, -100, -100], [hold, 100, 0])).rejects.toThrow(/sum to zero/);
    await expect(write([wallet, -100, -101], [hold, 100, 0])).rejects.toThrow(
      /ledger_entries_play_within/,
    );
    expect(await has(who)).toEqual([400, 400]);
  });

  it("whatever four people do, payouts never exceed real top-ups", async () => {
    const operation = fc.record({
      kind: fc.constantFrom("bank", "sandbox", "sell", "refund", "ask", "cancel", "pay"),
      who: fc.nat(3),
      other: fc.nat(3),
      amount: fc.integer({ min: 1, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 30, maxLength: 40 }),
        async (operations) => {
          const people = [await account(), await account(), await account(), await account()];
          let paidIn = 0;
          const sales: { seller: string; id: string }[] = [];
          for (const { kind, who, other, amount } of operations) {
            const person = people[who]!;
            const [waiting] = await database.sql<{ id: string }[]>`
            SELECT id FROM payouts WHERE person_id = ${person} AND status = 'requested' LIMIT 1`;
            if (kind === "bank") paidIn += amount;
            if (kind === "bank" || kind === "sandbox") await add(person, amount, kind);
            else if (kind === "ask") await ask(person, amount);
            else if (kind === "sell" && who !== other) {
              const id = await offer(person, amount);
              if ((await buy(people[other]!, id, amount)).kind === "done")
                sales.push({ seller: person, id });
            } else if (kind === "refund") {
              const sale = sales.shift();
              if (sale) await refund(sale.seller, sale.id);
            } else if (kind === "cancel" && waiting)
              await act((tx) =>
                cancelPayout(tx, { personId: person, payoutId: waiting.id, now: NOW }),
              );
            else if (kind === "pay" && waiting)
              await act((tx) => payPayout(tx, { payoutId: waiting.id, now: NOW }));
          }
          const [sum] = await database.sql<{ real: number; out: number }[]>`
          SELECT (SELECT sum(balance - play)::int FROM ledger_accounts
              WHERE currency = 'MXN' AND owner_id = ANY (${people})) AS real,
            (SELECT coalesce(sum(amount), 0)::int FROM payouts
              WHERE status = 'paid' AND person_id = ANY (${people})) AS out`;
          expect(sum!.real + sum!.out).toBe(paidIn);
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);
});
