import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths } from "#domain/money/payments.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { findBalances } from "#db/queries/money/ledger.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { giveDestination } from "../../../tests/support/payments/payout-destination.ts";
import { buyPerk } from "#db/commands/shop/buy-perk.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
} from "#db/commands/shop/marketplace-apps.ts";
import { postTransaction } from "./post-transaction.ts";
import { cancelPayout, payPayout, requestPayout } from "./payouts.ts";
import {
  awaitPortalApp,
  installPortalApp,
  releasePortalApp,
  uninstallPortalApp,
} from "#db/commands/shop/portal-apps.ts";
import { installSuite, removeSuite } from "#db/commands/shop/suites.ts";
import { cancelPro, listDuePro, renewPro, subscribePro } from "#db/commands/shop/pro.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { refundArtifakt } from "#db/commands/artifakts/refund-artifakt.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { reviewArtifakt } from "#db/commands/artifakts/review-artifakt.ts";
import { cancelTopUp, requestTopUp, settleTopUp } from "./top-ups.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const later = (months: number) => addMonths(NOW, months);

let database: TestDatabase;
/** A second pool with many connections, for truly concurrent transactions. */
let many: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  many = createDb(database.url, { max: 20 });
});
afterAll(async () => {
  const wrong = (await verifyLedger(database.db)).filter(({ broken }) => broken > 0);
  await many.close();
  await database.drop();
  expect(wrong).toEqual([]);
});

let people = 0;
/** A new account with money in its wallets. */
async function person(money: { MXN?: number; USD?: number } = {}): Promise<string> {
  const id = `somebody-${(people += 1)}`;
  await database.sql`INSERT INTO people (id, display_name, first_name, handle)
    VALUES (${id}, ${id}, ${id}, ${id})`;
  await giveDestination(database.sql, id);
  for (const currency of ["MXN", "USD"] as const) {
    const amount = money[currency];
    if (!amount) continue;
    await database.db.transaction((tx) =>
      postTransaction(tx, {
        cause: "opening_balance",
        postings: [
          { ownerId: null, purpose: "funding", currency, amount: -amount },
          { ownerId: id, purpose: "wallet", currency, amount },
        ],
        now: NOW,
      }),
    );
  }
  return id;
}

let made = 0;
async function artifakt(creatorId: string, price: number): Promise<string> {
  const id = `made-${(made += 1)}`;
  await database.sql`INSERT INTO artifakts (id, name, description, creator_id, price, rating, type)
    VALUES (${id}, ${id}, '', ${creatorId}, ${price}, 47, 'pdf')`;
  return id;
}

const run = <Value>(work: (tx: Db) => Promise<Value>) =>
  retryTransaction(() => many.db.transaction((tx) => work(tx)));
const balance = async (id: string) => await findBalances(database.db, id);
const ratingOf = async (id: string) =>
  (await database.sql`SELECT rating FROM artifakts WHERE id = ${id}`)[0]?.rating as number;
const noticesOf = async (id: string) =>
  (
    await database.sql`SELECT kind FROM notifications WHERE person_id = ${id} ORDER BY created_at, id`
  ).map(({ kind }) => kind as string);

describe("purchaseArtifakt", () => {
  it("pays the creator once, for repeated and concurrent requests", async () => {
    const [buyer, maker] = [await person({ MXN: 1_000 }), await person()];
    const id = await artifakt(maker, 120);
    const buy = () =>
      run((tx) =>
        purchaseArtifakt(tx, { personId: buyer, artifaktId: id, shownPrice: 120, now: NOW }),
      );
    const answers = await Promise.all(Array.from({ length: 30 }, buy));
    expect(answers.filter((one) => one.kind === "done" && !one.wasOwned)).toHaveLength(1);
    expect(answers.filter((one) => one.kind === "done" && one.wasOwned)).toHaveLength(29);
    expect([(await balance(buyer)).MXN, (await balance(maker)).MXN]).toEqual([880, 120]);
    const [row] =
      await database.sql`SELECT download_count::int AS n FROM artifakts WHERE id = ${id}`;
    expect(row?.n).toBe(1);
    expect(await noticesOf(maker)).toEqual(["artifakt_sold"]);
  });

  it("lets exactly seven of a hundred concurrent purchases through on money for seven", async () => {
    const [buyer, maker] = [await person({ MXN: 7 * 90 + 89 }), await person()];
    const ids = await Promise.all(Array.from({ length: 100 }, () => artifakt(maker, 90)));
    const answers = await Promise.all(
      ids.map((artifaktId) =>
        run((tx) =>
          purchaseArtifakt(tx, { personId: buyer, artifaktId, shownPrice: 90, now: NOW }),
        ),
      ),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(7);
    expect(answers.filter((one) => one.kind === "refused" && one.reason === "short")).toHaveLength(
      93,
    );
    expect(answers.find((one) => one.kind === "refused")).toMatchObject({ missing: 1 });
    expect([(await balance(buyer)).MXN, (await balance(maker)).MXN]).toEqual([89, 630]);
    const owned = await database.sql`SELECT 1 FROM artifakt_ownerships WHERE person_id = ${buyer}`;
    expect(owned).toHaveLength(7);
  });

  it("refuses a price other than the one shown, and a missing, retired or own artifakt", async () => {
    const [buyer, maker] = [await person({ MXN: 500 }), await person({ MXN: 500 })];
    const id = await artifakt(maker, 120);
    const buy = (personId: string, artifaktId: string, shownPrice: number | undefined) =>
      run((tx) => purchaseArtifakt(tx, { personId, artifaktId, shownPrice, now: NOW }));
    for (const shown of [119, 0, undefined])
      expect(await buy(buyer, id, shown)).toEqual({
        kind: "refused",
        reason: "price-changed",
        price: 120,
      });
    expect(await buy(maker, id, 120)).toEqual({ kind: "refused", reason: "own" });
    expect(await buy(buyer, "made-0", 5)).toEqual({ kind: "refused", reason: "gone" });
    await database.sql`UPDATE artifakts SET publication = 'draft' WHERE id = ${id}`;
    expect(await buy(buyer, id, 120)).toEqual({ kind: "refused", reason: "gone" });
    await database.sql`UPDATE artifakts SET publication = 'retired' WHERE id = ${id}`;
    expect(await buy(buyer, id, 120)).toEqual({ kind: "refused", reason: "retired" });
    expect((await balance(buyer)).MXN).toBe(500);
  });

  it("costs nothing when it is free, and is owned all the same", async () => {
    const [buyer, maker] = [await person(), await person()];
    const id = await artifakt(maker, 0);
    const get = () =>
      run((tx) =>
        purchaseArtifakt(tx, { personId: buyer, artifaktId: id, shownPrice: undefined, now: NOW }),
      );
    expect(await get()).toMatchObject({ kind: "done", price: 0, wasOwned: false });
    expect(await get()).toMatchObject({ kind: "done", price: 0, wasOwned: true });
  });

  it("changes nothing of the demo person's: the platform is paid for their artifakts", async () => {
    const buyer = await person({ MXN: 5_000 });
    const [sold] =
      await database.sql`SELECT id, price FROM artifakts WHERE creator_id = 'demo' AND price > 0 LIMIT 1`;
    const before = [await balance("demo"), await noticesOf("demo")];
    const answer = await run((tx) =>
      purchaseArtifakt(tx, {
        personId: buyer,
        artifaktId: sold!.id as string,
        shownPrice: sold!.price as number,
        now: NOW,
      }),
    );
    expect(answer).toMatchObject({ kind: "done", wasOwned: false });
    expect([await balance("demo"), await noticesOf("demo")]).toEqual(before);
  });
});

describe("reviews and refunds", () => {
  it("rates in tenths in the same commit, by owners only, one each", async () => {
    const maker = await person();
    const id = await artifakt(maker, 0);
    const review = (personId: string, stars: number) =>
      run((tx) =>
        reviewArtifakt(tx, {
          personId,
          artifaktId: id,
          stars,
          text: "",
          language: "es",
          now: NOW,
        }),
      );
    expect(await review(await person(), 5)).toEqual({ kind: "refused", reason: "not-owned" });
    expect(await review(maker, 5)).toEqual({ kind: "refused", reason: "not-owned" });
    expect(await ratingOf(id)).toBe(47);

    const owners = await Promise.all(Array.from({ length: 12 }, () => person()));
    for (const personId of owners)
      await run((tx) =>
        purchaseArtifakt(tx, { personId, artifaktId: id, shownPrice: 0, now: NOW }),
      );
    const stars = [5, 4, 4, 1, 5, 3, 2, 5, 5, 4, 4, 3];
    await Promise.all(owners.map((owner, at) => review(owner, stars[at]!)));
    const mean = stars.reduce((sum, each) => sum + each) / stars.length;
    expect(await ratingOf(id)).toBe(Math.round(mean * 10));
    await review(owners[3]!, 5);
    expect(await ratingOf(id)).toBe(Math.round((mean + 4 / stars.length) * 10));
    await database.sql`DELETE FROM artifakt_reviews WHERE artifakt_id = ${id}`;
    expect(await ratingOf(id)).toBe(47);
  });

  it("refunds a sale once, by the creator only, and ends the ownership", async () => {
    const [buyer, maker] = [await person({ MXN: 300 }), await person()];
    const id = await artifakt(maker, 200);
    const buy = () =>
      run((tx) =>
        purchaseArtifakt(tx, { personId: buyer, artifaktId: id, shownPrice: 200, now: NOW }),
      );
    await buy();
    await run((tx) =>
      reviewArtifakt(tx, {
        personId: buyer,
        artifaktId: id,
        stars: 1,
        text: "",
        language: "es",
        now: NOW,
      }),
    );
    const [owned] =
      await database.sql`SELECT id FROM artifakt_ownerships WHERE person_id = ${buyer}`;
    const refund = (personId: string) =>
      run((tx) => refundArtifakt(tx, { personId, ownershipId: owned!.id as string, now: NOW }));
    expect(await refund(buyer)).toEqual({ kind: "refused", reason: "gone" });
    expect(await ratingOf(id)).toBe(10);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(maker)));
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect([(await balance(buyer)).MXN, (await balance(maker)).MXN]).toEqual([300, 0]);
    expect(await ratingOf(id)).toBe(47);
    expect(await noticesOf(buyer)).toEqual(["artifakt_refunded"]);
    // It can be bought again.
    expect(await buy()).toMatchObject({ kind: "done", wasOwned: false });
  });

  it("is rolled back and refused when the creator has spent the money", async () => {
    const [buyer, maker] = [await person({ MXN: 300 }), await person()];
    const id = await artifakt(maker, 200);
    await run((tx) =>
      purchaseArtifakt(tx, { personId: buyer, artifaktId: id, shownPrice: 200, now: NOW }),
    );
    await run((tx) => requestPayout(tx, { personId: maker, amount: 150, now: NOW }));
    const [owned] =
      await database.sql`SELECT id FROM artifakt_ownerships WHERE person_id = ${buyer}`;
    const refused = many.db.transaction(async (tx) => {
      const answer = await refundArtifakt(tx, {
        personId: maker,
        ownershipId: owned!.id as string,
        now: NOW,
      });
      expect(answer).toEqual({ kind: "refused", reason: "short", missing: 150 });
      // Rolls back, as writeAs does with every refusal.
      tx.rollback();
    });
    await expect(refused).rejects.toThrow();
    const [row] =
      await database.sql`SELECT ended_at FROM artifakt_ownerships WHERE person_id = ${buyer}`;
    expect(row?.ended_at).toBeNull();
  });
});

describe("top-ups", () => {
  const ask = (personId: string, providerReference: string) =>
    run((tx) =>
      requestTopUp(tx, {
        personId,
        currency: "USD" as const,
        amount: 2_500,
        provider: "sandbox",
        providerReference,
        now: NOW,
      }),
    );

  it("settle exactly once, for repeated and concurrent webhooks", async () => {
    const who = await person();
    const { topUpId } = await ask(who, "ref-1");
    expect((await balance(who)).USD).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        run((tx) =>
          settleTopUp(
            tx,
            at % 2 === 0
              ? { personId: who, topUpId }
              : {
                  provider: "sandbox",
                  providerReference: "ref-1",
                  currency: "USD",
                  amount: 2_500,
                },
            NOW,
          ),
        ),
      ),
    );
    expect(answers.filter((one) => one.kind === "done" && !one.wasSettled)).toHaveLength(1);
    expect(answers.every(({ kind }) => kind === "done")).toBe(true);
    expect((await balance(who)).USD).toBe(2_500);
  });

  it("that a notice settles are told with the way back to the purchase", async () => {
    const who = await person();
    const amount = { currency: "USD" as const, amount: 2_500 };
    const settle = async (providerReference: string, next?: string) => {
      const named = { provider: "sandbox", providerReference, ...amount };
      await run((tx) =>
        requestTopUp(tx, { personId: who, ...named, ...(next && { next }), now: NOW }),
      );
      await run((tx) => settleTopUp(tx, named, NOW));
    };
    await settle("ref-back", "/pro?buy=1");
    await settle("ref-none");
    const told = await database.sql`
      SELECT kind, href FROM notifications WHERE person_id = ${who} ORDER BY href`;
    expect([...told]).toEqual([
      { kind: "top_up_for_purchase", href: "/pro?buy=1" },
      { kind: "top_up_settled", href: "/wallet" },
    ]);
    await expect(settle("ref-other-site", "//evil.example")).rejects.toThrow();
  });

  it("are settled or cancelled, never both, and only by their person", async () => {
    const who = await person();
    for (let round = 0; round < 10; round += 1) {
      const { topUpId } = await ask(who, `both-${round}`);
      const before = (await balance(who)).USD;
      const [settled, cancelled] = await Promise.all([
        run((tx) => settleTopUp(tx, { personId: who, topUpId }, NOW)),
        run((tx) => cancelTopUp(tx, { personId: who, topUpId, now: NOW })),
      ]);
      expect([settled.kind, cancelled.kind].sort()).toEqual(["done", "refused"]);
      expect((await balance(who)).USD - before).toBe(settled.kind === "done" ? 2_500 : 0);
    }
    const { topUpId } = await ask(who, "mine");
    const other = await person();
    expect(await run((tx) => settleTopUp(tx, { personId: other, topUpId }, NOW))).toEqual({
      kind: "refused",
      reason: "gone",
    });
    expect(
      await run((tx) => cancelTopUp(tx, { personId: other, topUpId: undefined, now: NOW })),
    ).toEqual({ kind: "refused", reason: "none" });
    // Without an id, the newest pending one is cancelled.
    expect(
      await run((tx) => cancelTopUp(tx, { personId: who, topUpId: undefined, now: NOW })),
    ).toMatchObject({ kind: "done" });
  });
});

describe("perks", () => {
  it("are bought once in US dollars, at the price that was shown", async () => {
    const [perk] =
      await database.sql`SELECT id, price_cents AS cents FROM perks WHERE price_cents > 0 LIMIT 1`;
    const { id: perkId, cents } = perk as unknown as { id: string; cents: number };
    const who = await person({ USD: cents * 2 - 1 });
    const buy = (shownCents?: number) =>
      run((tx) => buyPerk(tx, { personId: who, perkId, shownCents, now: NOW }));
    expect(await buy(cents - 1)).toMatchObject({ reason: "price-changed", priceCents: cents });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(cents)));
    expect(answers.filter((one) => one.kind === "done" && !one.wasOwned)).toHaveLength(1);
    expect((await balance(who)).USD).toBe(cents - 1);
    const poor = await person({ USD: cents - 1 });
    expect(
      await run((tx) => buyPerk(tx, { personId: poor, perkId, shownCents: cents, now: NOW })),
    ).toMatchObject({ kind: "refused", reason: "short", missing: 1 });
  });
});

describe("Plaza Pro", () => {
  it("is subscribed once, for 29 dollars", async () => {
    const who = await person({ USD: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => run((tx) => subscribePro(tx, { personId: who, now: NOW }))),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(
      answers.filter((one) => one.kind === "refused" && one.reason === "already"),
    ).toHaveLength(19);
    expect((await balance(who)).USD).toBe(7_100);
    expect(await run((tx) => subscribePro(tx, { personId: "demo", now: NOW }))).toMatchObject({
      reason: "already",
    });
    const poor = await person({ USD: 2_899 });
    expect(await run((tx) => subscribePro(tx, { personId: poor, now: NOW }))).toEqual({
      kind: "refused",
      reason: "short",
      missing: 1,
    });
  });

  it("is charged once a period by any number of processes, and not for missed periods", async () => {
    const who = await person({ USD: 4 * 2_900 });
    await run((tx) => subscribePro(tx, { personId: who, now: NOW }));
    const due = async (now: Date) => {
      const ids = await listDuePro(database.db, now, 50);
      const own = await database.sql`SELECT id FROM subscriptions WHERE person_id = ${who}`;
      return ids.filter((id) => id === own[0]?.id);
    };
    const [subscription] = await due(later(1));
    const subscriptionId = subscription!;
    const renew = (now: Date) => run((tx) => renewPro(tx, { subscriptionId, now }));
    expect(await due(new Date(later(1).getTime() - 1))).toEqual([]);
    expect(await renew(new Date(later(1).getTime() - 1))).toBe("not-due");
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(later(1))));
    expect(answers.filter((answer) => answer === "charged")).toHaveLength(1);
    expect((await balance(who)).USD).toBe(2 * 2_900);
    // After two months without a charge only the current period is charged.
    expect(await renew(later(4))).toBe("charged");
    expect((await balance(who)).USD).toBe(2_900);
    const charges = await database.sql<{ start: string; end: string }[]>`
      SELECT period_start AS start, period_end AS end FROM subscription_charges
      WHERE subscription_id = ${subscriptionId} ORDER BY period_start`;
    expect(charges.map(({ start, end }) => [new Date(start), new Date(end)])).toEqual([
      [NOW, later(1)],
      [later(1), later(2)],
      [later(4), later(5)],
    ]);
    // The last month is paid; then the wallet is empty.
    expect(await renew(later(5))).toBe("charged");
    expect(await renew(later(6))).toBe("ended");
    expect((await balance(who)).USD).toBe(0);
    const [row] = await database.sql`SELECT tier FROM people WHERE id = ${who}`;
    expect(row?.tier).toBe("free");
    expect(await noticesOf(who)).toEqual(["pro_unpaid"]);
  });

  it("is cancelled at the end of its period, and can be resumed until then", async () => {
    const who = await person({ USD: 20_000 });
    await run((tx) => subscribePro(tx, { personId: who, now: NOW }));
    const cancel = (isCancelled: boolean) =>
      run((tx) => cancelPro(tx, { personId: who, isCancelled, now: NOW }));
    expect(await cancel(true)).toEqual({ kind: "done", periodEnd: later(1).toISOString() });
    expect(await cancel(true)).toEqual(await cancel(true));
    expect(await run((tx) => subscribePro(tx, { personId: who, now: NOW }))).toMatchObject({
      reason: "already",
    });
    await cancel(false);
    await cancel(true);
    const [own] = await database.sql`SELECT id FROM subscriptions WHERE person_id = ${who}`;
    const subscriptionId = own!.id as string;
    expect(await run((tx) => renewPro(tx, { subscriptionId, now: later(1) }))).toBe("ended");
    expect((await balance(who)).USD).toBe(20_000 - 2_900);
    expect(await cancel(true)).toEqual({ kind: "refused", reason: "none" });
    expect(await run((tx) => subscribePro(tx, { personId: who, now: later(2) }))).toMatchObject({
      kind: "done",
    });
  });
});

describe("payouts", () => {
  it("hold the requested amount: it cannot be requested or spent twice", async () => {
    const who = await person({ MXN: 1_000 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        run((tx) => requestPayout(tx, { personId: who, amount: 300, now: NOW })),
      ),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(3);
    expect((await balance(who)).MXN).toBe(100);
    const [held] = await database.sql`
      SELECT balance::int FROM ledger_accounts WHERE owner_id = ${who} AND purpose = 'hold'`;
    expect(held?.balance).toBe(900);
  });

  it("are paid or cancelled, once, never both", async () => {
    const who = await person({ MXN: 5_000 });
    for (let round = 0; round < 10; round += 1) {
      const asked = await run((tx) => requestPayout(tx, { personId: who, amount: 100, now: NOW }));
      if (asked.kind !== "done") throw new Error("refused");
      const { payoutId } = asked;
      const before = (await balance(who)).MXN;
      const answers = await Promise.all([
        run((tx) => payPayout(tx, { payoutId, now: NOW })),
        run((tx) => cancelPayout(tx, { personId: who, payoutId, now: NOW })),
        run((tx) => payPayout(tx, { payoutId, now: NOW })),
        run((tx) => cancelPayout(tx, { personId: who, payoutId, now: NOW })),
      ]);
      expect(answers.filter((one) => one.kind === "done" && !one.wasEnded)).toHaveLength(1);
      const isPaid = answers[0]!.kind === "done";
      expect((await balance(who)).MXN - before).toBe(isPaid ? 0 : 100);
    }
    const [held] = await database.sql`
      SELECT balance::int FROM ledger_accounts WHERE owner_id = ${who} AND purpose = 'hold'`;
    expect(held?.balance).toBe(0);
    const asked = await run((tx) => requestPayout(tx, { personId: who, amount: 100, now: NOW }));
    const { payoutId } = asked as { payoutId: string };
    const other = await person();
    expect(await run((tx) => cancelPayout(tx, { personId: other, payoutId, now: NOW }))).toEqual({
      kind: "refused",
      reason: "gone",
    });
  });
});

describe("apps", () => {
  it("of the marketplace install once; a paid one requires Pro or a paid month", async () => {
    const who = await person({ USD: 1_500 });
    const appId = "app-counter-ledger";
    const downloads = async () =>
      (await database.sql`SELECT downloads::int AS n FROM marketplace_apps WHERE id = ${appId}`)[0]
        ?.n as number;
    const before = await downloads();
    const install = () =>
      run((tx) => installMarketplaceApp(tx, { personId: who, appId, now: NOW }));
    const month = (now: Date) =>
      run((tx) => buyMarketplaceMonth(tx, { personId: who, appId, shownCents: 1_200, now }));
    expect(await install()).toMatchObject({ reason: "needs-payment", cents: 1_200 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => month(NOW)));
    expect(answers.filter((one) => one.kind === "done" && !one.wasPaid)).toHaveLength(1);
    expect((await balance(who)).USD).toBe(300);
    expect(await install()).toMatchObject({ kind: "done", wasInstalled: true });
    expect(await downloads()).toBe(before + 1);
    await run((tx) => uninstallMarketplaceApp(tx, { personId: who, appId, now: NOW }));
    await run((tx) => uninstallMarketplaceApp(tx, { personId: who, appId, now: NOW }));
    expect(await downloads()).toBe(before);
    // The first month is still paid; the next one is not.
    expect(await install()).toMatchObject({ kind: "done", wasInstalled: false });
    expect(await month(later(1))).toMatchObject({ reason: "short", missing: 900 });
    expect(
      await run((tx) =>
        installMarketplaceApp(tx, { personId: who, appId: "app-comandero", now: NOW }),
      ),
    ).toMatchObject({ kind: "done" });
  });

  it("of a portal stay installed while another source includes them", async () => {
    const who = await person();
    const appId = "portal-app-writer";
    const held = async () =>
      (
        await database.sql`SELECT DISTINCT app_id FROM portal_installs WHERE person_id = ${who}`
      ).map(({ app_id }) => app_id as string);
    await run((tx) => installPortalApp(tx, { personId: who, appId, now: NOW }));
    const suite = await run((tx) =>
      installSuite(tx, { personId: who, suiteId: "suite-office", now: NOW }),
    );
    expect(suite).toMatchObject({ kind: "done" });
    const outcomes = suite.kind === "done" ? suite.apps.map(({ outcome }) => outcome) : [];
    expect(outcomes.sort()).toEqual([
      ...Array<string>(2).fill("coming-soon"),
      ...Array<string>(3).fill("installed"),
      "was-installed",
    ]);
    expect(await held()).toHaveLength(4);
    // An app removed directly stays with its suite; removing the suite removes only its own apps.
    expect(await run((tx) => uninstallPortalApp(tx, { personId: who, appId, now: NOW }))).toEqual({
      kind: "done",
      name: "Plaza Writer",
      heldBy: ["Office Suite"],
      kept: [],
    });
    await run((tx) => installPortalApp(tx, { personId: who, appId, now: NOW }));
    expect(
      await run((tx) => removeSuite(tx, { personId: who, suiteId: "suite-office", now: NOW })),
    ).toMatchObject({ kind: "done", name: "Office Suite", removed: 3, kept: 1 });
    expect(await held()).toEqual([appId]);
  });

  it("that are coming soon can be awaited; everyone who waits is notified once", async () => {
    const who = await person();
    const [app] =
      await database.sql`SELECT id FROM portal_apps WHERE status = 'coming-soon' AND type = 'free'`;
    const appId = app!.id as string;
    const install = () => run((tx) => installPortalApp(tx, { personId: who, appId, now: NOW }));
    expect(await install()).toMatchObject({ reason: "coming-soon" });
    for (let time = 0; time < 2; time += 1)
      expect(
        await run((tx) => awaitPortalApp(tx, { personId: who, appId, now: NOW })),
      ).toMatchObject({ kind: "done" });
    const told = await Promise.all([
      run((tx) => releasePortalApp(tx, { appId, now: NOW })),
      run((tx) => releasePortalApp(tx, { appId, now: NOW })),
    ]);
    expect(told.sort()).toEqual([0, 1]);
    expect(await noticesOf(who)).toEqual(["app_available"]);
    expect(await run((tx) => awaitPortalApp(tx, { personId: who, appId, now: NOW }))).toMatchObject(
      {
        reason: "there",
      },
    );
    expect(await install()).toMatchObject({ kind: "done" });
  });
});
