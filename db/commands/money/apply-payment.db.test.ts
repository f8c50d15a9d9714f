import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/ledger.ts";
import { CHECKOUT_MS, PROVIDER_CURRENCIES } from "#domain/money/provider-payment.ts";
import { createMercadopago } from "#adapters/payments/mercadopago.server.ts";
import type { RealPaymentProvider } from "#adapters/payments/real-provider.ts";
import { createStripe } from "#adapters/payments/stripe.server.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import type { FakeProvider } from "../../../tests/support/payments/fake-provider.ts";
import {
  MERCADOPAGO_SECRET,
  MERCADOPAGO_TOKEN,
  startFakeMercadopago,
} from "../../../tests/support/payments/fake-mercadopago.ts";
import {
  startFakeStripe,
  STRIPE_KEY,
  STRIPE_SECRET,
} from "../../../tests/support/payments/fake-stripe.ts";
import { checkPayments } from "#worker/payments/check-payments.ts";
import { keepCheckout } from "./begin-payment.ts";
import { endDifference } from "./payment-differences.ts";
import { postTransaction } from "./post-transaction.ts";
import { syncPayments } from "./sync-payments.ts";
import { cancelTopUp, requestTopUp, settleTopUp } from "./top-ups.ts";

/** Every state of a payment at either provider, as their APIs say it, in the books. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time limit of a call to a provider, in milliseconds: for a fake that hangs, and longer than a busy machine takes. */
const MS = 3_000;

let database: TestDatabase;
let many: ReturnType<typeof createDb>;
const fakes = {} as Record<"mercadopago" | "stripe", FakeProvider>;
const providers = {} as Record<"mercadopago" | "stripe", RealPaymentProvider>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  many = createDb(database.url, { max: 20 });
  fakes.mercadopago = await startFakeMercadopago();
  fakes.stripe = await startFakeStripe();
  providers.mercadopago = createMercadopago({
    apiRoot: fakes.mercadopago.root,
    accessToken: MERCADOPAGO_TOKEN,
    webhookSecret: MERCADOPAGO_SECRET,
    ms: MS,
  });
  providers.stripe = createStripe({
    apiRoot: fakes.stripe.root,
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_SECRET,
    ms: MS,
  });
});
afterAll(async () => {
  const wrong = (await verifyLedger(database.db)).filter(({ broken }) => broken > 0);
  await many.close();
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
  await database.drop();
  expect(wrong).toEqual([]);
});

const run = <Value>(work: (tx: Db) => Promise<Value>) =>
  retryTransaction(() => many.db.transaction((tx) => work(tx)));

describe.each(["mercadopago", "stripe"] as const)("%s", (name) => {
  let people = 0;
  const fake = () => fakes[name];
  const sync = (lookup: { paymentId?: string; reference?: string; sessionId?: string }) =>
    syncPayments(many.db, providers[name], lookup, new Date());

  /** A new person with a top-up whose checkout has begun. */
  async function asked(amount = 500, currency: Currency = "MXN", at = name) {
    const createdAt = new Date();
    const personId = `${name}-${(people += 1)}`;
    await database.sql`INSERT INTO people (id, display_name, first_name, handle)
      VALUES (${personId}, ${personId}, ${personId}, ${personId})`;
    const reference = `plaza-${personId}`;
    const expiresAt = new Date(createdAt.getTime() + CHECKOUT_MS[at]);
    const { topUpId } = await run((tx) =>
      requestTopUp(tx, {
        personId,
        currency,
        amount,
        provider: at,
        providerReference: reference,
        expiresAt,
        now: createdAt,
      }),
    );
    const begun = await providers[at].begin({
      reference,
      currency,
      amount,
      expiresAt,
      title: "Plaza",
      returnUrl: "https://plaza.example/wallet",
      noticeUrl: "https://plaza.example/payments/x",
    });
    await run((tx) => keepCheckout(tx, { topUpId, ...begun }));
    return { personId, topUpId, reference, sessionId: begun.sessionId };
  }

  const bookOf = async (personId: string) => {
    const [row] = await database.sql<
      {
        status: string;
        wallet: number;
        moved: string;
        late: boolean;
        expired: boolean;
        taken: string;
      }[]
    >`
      SELECT top_up.status, payment.is_late AS late, payment.is_expired AS expired,
        taken_wallet || ' ' || taken_house AS taken,
        coalesce((SELECT sum(balance) FROM ledger_accounts
          WHERE owner_id = ${personId} AND purpose = 'wallet'), 0)::int AS wallet,
        coalesce((SELECT string_agg(kind, ' ' ORDER BY movement.created_at, kind)
          FROM top_up_movements movement WHERE movement.top_up_id = top_up.id), '') AS moved
      FROM top_ups top_up JOIN top_up_payments payment ON payment.top_up_id = top_up.id
      WHERE top_up.person_id = ${personId}`;
    return row!;
  };
  const differencesOf = async (paymentId: string) =>
    (
      await database.sql<{ line: string }[]>`
        SELECT kind || ' ' || expected || ' / ' || found AS line FROM payment_differences
        WHERE provider = ${name} AND payment_id = ${paymentId} AND ended_at IS NULL
        ORDER BY kind`
    ).map(({ line }) => line);
  const spend = (personId: string, amount: number) =>
    run((tx) =>
      postTransaction(tx, {
        cause: "artifakt_purchase",
        postings: [
          { ownerId: personId, purpose: "wallet", currency: "MXN", amount: -amount },
          { ownerId: null, purpose: "revenue", currency: "MXN", amount },
        ],
        now: new Date(),
      }),
    );

  it("books a payment once, of 20 notices at once and whenever one comes again", async () => {
    const { personId, reference, sessionId } = await asked();
    const paymentId = fake().pay(reference);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        sync(at % 2 === 0 ? { paymentId } : { reference, sessionId }),
      ),
    );
    expect(answers.map(({ kind }) => kind)).not.toContain("busy");
    expect(await bookOf(personId)).toMatchObject({ status: "settled", wallet: 500, late: false });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 500, moved: "" });
    const told = await database.sql`SELECT 1 FROM notifications WHERE person_id = ${personId}`;
    expect(told).toHaveLength(1);
    // The money is real: it can be paid out.
    const [wallet] = await database.sql`SELECT play FROM ledger_accounts
      WHERE owner_id = ${personId} AND purpose = 'wallet'`;
    expect(Number(wallet!.play)).toBe(0);
  });

  it("is pending for days with a voucher, then paid", async () => {
    const { personId, topUpId, reference } = await asked();
    const paymentId = fake().pay(reference, { state: "pending", method: "oxxo" });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ status: "pending", wallet: 0 });
    const [row] = await database.sql`
      SELECT method, pay_before FROM top_up_payments WHERE top_up_id = ${topUpId}`;
    expect(row!.method).toBe("oxxo");
    expect(new Date(row!.pay_before as string).getTime()).toBeGreaterThan(Date.now() + 2 * DAY);
    fake().change(paymentId, { state: "paid" });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ status: "settled", wallet: 500 });
  });

  it("a failed try leaves it pending, and another card pays it", async () => {
    const { personId, reference } = await asked();
    const first = fake().pay(reference, { state: "failed" });
    await sync({ paymentId: first });
    expect(await bookOf(personId)).toMatchObject({ status: "pending" });
    const second = fake().pay(reference);
    await sync({ paymentId: second });
    // The notice about the first try comes last.
    await sync({ paymentId: first });
    expect(await bookOf(personId)).toMatchObject({ status: "settled", wallet: 500 });
    expect([...(await differencesOf(first)), ...(await differencesOf(second))]).toEqual([]);
  });

  // A session of Stripe has one payment; a preference has as many as are tried.
  it.runIf(name === "mercadopago").each([0, 1, 2, 3])(
    "is booked among vouchers that nobody pays, made as number %i of four",
    async (which) => {
      const { personId, reference } = await asked();
      const made = ["oxxo", "spei", "oxxo", "spei"] as const;
      const ids = made.map((method) => fake().pay(reference, { state: "pending", method }));
      expect((await sync({ reference })).kind).toBe("done");
      fake().change(ids[which]!, { state: "paid" });
      expect((await sync({ reference })).kind).toBe("done");
      expect(await bookOf(personId)).toMatchObject({ status: "settled", wallet: 500 });
    },
  );

  it("is booked late when it is paid after its person cancelled it", async () => {
    const { personId, topUpId, reference } = await asked();
    await run((tx) => cancelTopUp(tx, { personId, topUpId, now: new Date() }));
    const paymentId = fake().pay(reference);
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ status: "settled", wallet: 500, late: true });
  });

  it("takes a refund back, in parts and whole, and whenever the notices come", async () => {
    const { personId, reference } = await asked();
    const paymentId = fake().pay(reference);
    // The notice of the refund overtakes that of the payment.
    fake().change(paymentId, { refundedCents: 12_000 });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 380, moved: "refund", taken: "120 0" });
    fake().change(paymentId, { refundedCents: 50_000 });
    await Promise.all([sync({ paymentId }), sync({ paymentId }), sync({ paymentId })]);
    expect(await bookOf(personId)).toMatchObject({ wallet: 0, moved: "refund refund" });
    expect(await differencesOf(paymentId)).toEqual([]);
  });

  it("never lets a wallet go below zero: the platform bears what is spent, and lists it", async () => {
    const { personId, topUpId, reference } = await asked();
    const paymentId = fake().pay(reference);
    await sync({ paymentId });
    await spend(personId, 380);
    fake().change(paymentId, { refundedCents: 50_000 });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 0, taken: "120 380" });
    expect(await differencesOf(paymentId)).toEqual(["house 500.00 MXN / 120.00 MXN"]);
    const broken = async () =>
      (await verifyLedger(database.db)).flatMap((each) => (each.broken > 0 ? [each.examples] : []));
    expect(await broken()).toEqual([]);
    const take = (more: number) => database.sql`UPDATE top_up_payments
      SET taken_wallet = taken_wallet + ${more} WHERE top_up_id = ${topUpId}`;
    await take(1);
    expect(await broken()).toEqual([[`${topUpId}: 120 and 380 instead of 121 and 380`]]);
    await take(-1);
    // A refund that fails at the bank comes back: first to the platform.
    if (name === "stripe") {
      fake().change(paymentId, { refundedCents: 0 });
      await sync({ paymentId });
      expect(await bookOf(personId)).toMatchObject({ wallet: 120, taken: "0 0" });
    }
  });

  it("bears the centavos of a refund, and lists them", async () => {
    const { personId, reference } = await asked();
    const paymentId = fake().pay(reference, { refundedCents: 9_950 });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 401 });
    expect(await differencesOf(paymentId)).toEqual(["fraction 99.00 MXN / 99.50 MXN"]);
  });

  it("sets a disputed amount aside; won it comes back, lost it does not", async () => {
    for (const end of ["won", "lost"] as const) {
      const { personId, reference } = await asked();
      const paymentId = fake().pay(reference);
      await sync({ paymentId });
      await spend(personId, 200);
      fake().change(paymentId, { dispute: "open", disputedCents: 50_000 });
      await sync({ paymentId });
      expect(await bookOf(personId)).toMatchObject({ wallet: 0, taken: "300 200" });
      fake().change(paymentId, { dispute: end });
      await sync({ paymentId });
      const isWon = end === "won";
      expect(await bookOf(personId)).toMatchObject({
        wallet: isWon ? 300 : 0,
        moved: isWon ? "dispute returned" : "dispute",
        taken: isWon ? "0 0" : "300 200",
      });
    }
  });

  it("lists and does not book another amount, another currency, and a second payment", async () => {
    const { personId, reference } = await asked();
    const less = fake().pay(reference, { cents: 5_000 });
    await sync({ paymentId: less });
    await sync({ paymentId: less });
    expect(await differencesOf(less)).toEqual(["amount 500.00 MXN / 50.00 MXN"]);
    const other = fake().pay(reference, { currency: "BRL", cents: 50_000 });
    await sync({ paymentId: other });
    expect(await differencesOf(other)).toEqual(["currency 500.00 MXN / 500.00 BRL"]);
    expect(await bookOf(personId)).toMatchObject({ status: "pending", wallet: 0 });
    const right = fake().pay(reference);
    const again = fake().pay(reference);
    await sync({ paymentId: right });
    await sync({ paymentId: again });
    expect(await differencesOf(again)).toEqual(["twice  / 500.00 MXN"]);
    expect(await bookOf(personId)).toMatchObject({ wallet: 500 });
  });

  it("books a payment to the wallet that asked for it, whatever a notice says", async () => {
    const mine = await asked();
    const theirs = await asked();
    const paymentId = fake().pay(theirs.reference);
    await sync({ paymentId, reference: mine.reference });
    expect(await bookOf(mine.personId)).toMatchObject({ status: "pending", wallet: 0 });
    expect(await bookOf(theirs.personId)).toMatchObject({ status: "settled", wallet: 500 });
  });

  it("lists what belongs to no top-up once, and opens it again when it changes", async () => {
    const unknown = fake().pay("plaza-nobody", { cents: 7_700 });
    const foreign = fake().pay(null, { cents: 100 });
    for (const paymentId of [unknown, foreign, unknown, "999"]) await sync({ paymentId });
    expect(await differencesOf(unknown)).toEqual(["unknown  / 77.00 MXN"]);
    expect(await differencesOf(foreign)).toEqual(["unknown  / 1.00 MXN"]);
    const [row] = await database.sql<{ id: string }[]>`
      SELECT id FROM payment_differences WHERE payment_id = ${unknown}`;
    const operatorId = (await asked()).personId;
    const end = () =>
      run((tx) =>
        endDifference(tx, { differenceId: row!.id, operatorId, words: "mío", now: new Date() }),
      );
    expect([await end(), await end()]).toEqual([
      { kind: "done" },
      { kind: "refused", reason: "gone" },
    ]);
    await sync({ paymentId: unknown });
    expect(await differencesOf(unknown)).toEqual([]);
    fake().change(unknown, { cents: 7_800 });
    await sync({ paymentId: unknown });
    expect(await differencesOf(unknown)).toEqual(["unknown  / 78.00 MXN"]);
  });

  it("cannot be settled by hand, and what keys for trying out add is play money", async () => {
    const { personId, topUpId, reference } = await asked();
    expect(await run((tx) => settleTopUp(tx, { personId, topUpId }, new Date()))).toEqual({
      kind: "refused",
      reason: "gone",
    });
    const paymentId = fake().pay(reference, { isLive: false });
    await sync({ paymentId });
    const playOf = async () =>
      (
        await database.sql<{ both: string }[]>`SELECT balance || ' ' || play AS both
        FROM ledger_accounts WHERE owner_id = ${personId} AND purpose = 'wallet'`
      )[0]!.both;
    expect(await playOf()).toBe("500 500");
    fake().change(paymentId, { dispute: "open", disputedCents: 50_000 });
    await sync({ paymentId });
    expect(await playOf()).toBe("0 0");
    fake().change(paymentId, { dispute: "won" });
    await sync({ paymentId });
    expect(await playOf()).toBe("500 500");
  });

  it("takes its other currencies to the cent", async () => {
    for (const currency of PROVIDER_CURRENCIES[name].filter((each) => each === "USD")) {
      const { personId, reference } = await asked(1_999, currency);
      const paymentId = fake().pay(reference, { refundedCents: 998 });
      await sync({ paymentId });
      expect(await bookOf(personId)).toMatchObject({ wallet: 1_001 });
    }
  });

  it("takes pesos for credits, one for one, and a refund in whole credits", async () => {
    const { personId, reference } = await asked(120, "credits");
    const paymentId = fake().pay(reference);
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 120 });
    fake().change(paymentId, { refundedCents: 2_000 });
    await sync({ paymentId });
    expect(await bookOf(personId)).toMatchObject({ wallet: 100 });
  });

  describe("reconciliation", () => {
    const check = (now = new Date(), only = true) =>
      checkPayments(
        many.db,
        {
          providers: only ? [providers[name]] : Object.values(providers),
          log: { warn: () => undefined },
          clock: () => now,
        },
        new AbortController().signal,
      );
    /** Nothing of earlier tests is due. */
    const clear = () => database.sql`UPDATE top_up_payments SET next_check_at = NULL`;

    it("books what was paid, and ends what was not, without any notice", async () => {
      await clear();
      const paid = await asked();
      const unpaid = await asked();
      await database.sql`UPDATE top_ups SET next = '/pro?buy=1'
        WHERE provider_reference = ${unpaid.reference}`;
      fake().pay(paid.reference);
      expect(await check(new Date(Date.now() + 6 * 60_000))).toBe(2);
      expect(await bookOf(paid.personId)).toMatchObject({ status: "settled", wallet: 500 });
      expect(await bookOf(unpaid.personId)).toMatchObject({ status: "pending" });
      // Nothing is due right afterwards.
      expect(await check(new Date(Date.now() + 6 * 60_000))).toBe(0);
      await check(new Date(Date.now() + 4 * DAY));
      expect(await bookOf(unpaid.personId)).toMatchObject({ status: "cancelled", expired: true });
      const told =
        await database.sql`SELECT kind, data->>'amount' AS amount, href FROM notifications
        WHERE person_id = ${unpaid.personId}`;
      expect([...told]).toEqual([
        { kind: "top_up_expired", amount: "$500 MXN", href: "/wallet?next=%2Fpro%3Fbuy%3D1" },
      ]);
      // Paid after all: booked, and called late.
      fake().pay(unpaid.reference);
      await check(new Date(Date.now() + 30 * DAY));
      expect(await bookOf(unpaid.personId)).toMatchObject({
        status: "settled",
        wallet: 500,
        late: true,
      });
    });

    it("finds refunds whose notice was lost", async () => {
      await clear();
      const { personId, reference } = await asked();
      const paymentId = fake().pay(reference);
      await check(new Date(Date.now() + HOUR));
      fake().change(paymentId, { refundedCents: 50_000 });
      await check(new Date(Date.now() + 2 * DAY));
      expect(await bookOf(personId)).toMatchObject({ wallet: 0, moved: "refund" });
    });

    it("waits longer and longer for a provider that is down, and goes on with the other", async () => {
      await clear();
      const here = await asked();
      const other = name === "stripe" ? "mercadopago" : "stripe";
      const there = await asked(500, "MXN", other);
      fake().pay(here.reference);
      fakes[other].pay(there.reference);
      await database.sql`UPDATE top_up_payments SET next_check_at = now() + interval '1 minute'
        WHERE top_up_id = ${there.topUpId}`;
      for (const how of [{ status: 500 }, "hang", "cut", "garbled", { status: 429 }] as const) {
        fake().behave(how);
        await database.sql`UPDATE top_up_payments SET next_check_at = now()
          WHERE top_up_id = ${here.topUpId}`;
        await check(new Date(Date.now() + 61_000), false);
      }
      const [row] = await database.sql<{ failures: number; wait: number }[]>`
        SELECT failures, extract(epoch FROM next_check_at - now())::int AS wait
        FROM top_up_payments WHERE top_up_id = ${here.topUpId}`;
      expect(row!.failures).toBe(5);
      expect(row!.wait).toBeGreaterThan(70 * 60);
      expect(await bookOf(here.personId)).toMatchObject({ status: "pending" });
      expect(await bookOf(there.personId)).toMatchObject({ status: "settled", wallet: 500 });
      fake().behave("well");
      await check(new Date(Date.now() + 3 * HOUR));
      expect(await bookOf(here.personId)).toMatchObject({ status: "settled", wallet: 500 });
    });

    it("of several processes, each top-up is looked at by one", async () => {
      await clear();
      for (let each = 0; each < 8; each += 1) await asked();
      const looked = await Promise.all([1, 2, 3].map(() => check(new Date(Date.now() + HOUR))));
      expect(looked.reduce((sum, count) => sum + count, 0)).toBe(8);
    });
  });
});
