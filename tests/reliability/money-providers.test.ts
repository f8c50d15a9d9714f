import { afterAll, beforeAll, expect, it } from "vitest";
import { fromCents, goneOf } from "#domain/money/provider-payment.ts";
import { createMercadopago } from "#adapters/payments/mercadopago.server.ts";
import { createStripe } from "#adapters/payments/stripe.server.ts";
import { createDb } from "#db/connection/client.ts";
import { checkPayments } from "#worker/payments/check-payments.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  MERCADOPAGO_SECRET,
  MERCADOPAGO_TOKEN,
  startFakeMercadopago,
} from "../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../support/payments/fake-provider.ts";
import { startFakeStripe, STRIPE_KEY, STRIPE_SECRET } from "../support/payments/fake-stripe.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { balancesOf, brokenRules, createPerson, newKey, post } from "./bank.ts";
import { freePort } from "../support/free-port.ts";

/**
 * Model-based test of top-ups over both payment providers: concurrent clients top up, pay with cards and
 * vouchers, spend, cancel, get refunds and dispute, while notices come twice, late, forged or never, the
 * providers fail, and the application is killed. After every batch, reconciled, the books say to the
 * centavo what the providers say.
 *
 * 10,000 operations and 20 kills with PLAZA_RELIABILITY=long (`npm run test:reliability`), or
 * MONEY_OPERATIONS and MONEY_KILLS. Long because the model and its operations belong together.
 */
const IS_LONG = process.env.PLAZA_RELIABILITY === "long";
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? (IS_LONG ? 10_000 : 600));
const KILLS = Number(process.env.MONEY_KILLS ?? (IS_LONG ? 20 : 2));
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000);
const CLIENTS = 8;
const BATCH = 200;
const PRICES = [10, 25, 60, 150];
/** Tries of one request until it is acknowledged, 100 ms apart. */
const TRIES = 300;

let database: TestDatabase;
let db: ReturnType<typeof createDb>;
let plaza: ServerProcess;
let environment: Record<string, string>;
let fakes: readonly FakeProvider[];
let sources: Parameters<typeof checkPayments>[1]["providers"];

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  db = createDb(database.url, { max: 4 });
  const [mercadopago, stripe] = [await startFakeMercadopago(), await startFakeStripe()];
  fakes = [mercadopago, stripe];
  sources = [
    createMercadopago({
      apiRoot: mercadopago.root,
      accessToken: MERCADOPAGO_TOKEN,
      webhookSecret: MERCADOPAGO_SECRET,
    }),
    createStripe({ apiRoot: stripe.root, secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET }),
  ];
  // One address for all restarts, which providers and forms are told.
  const port = String(await freePort());
  environment = {
    PLAZA_DEMO: "off",
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    ...mercadopago.environment,
    ...stripe.environment,
  };
  plaza = await startPlaza(database.url, environment);
  await createPerson(database.url, "maker", 0);
  for (const price of PRICES)
    await database.sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
      SELECT 'thing-' || ${price}::int || '-' || n, 'Thing', '', 'maker', ${price}::int, 'pdf'
      FROM generate_series(0, ${OPERATIONS}::int) n`;
});
afterAll(async () => {
  await plaza?.stop();
  await Promise.all((fakes ?? []).map((fake) => fake.stop()));
  await db?.close();
  await database?.drop();
});

/** A pseudo-random number from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A top-up, as its client knows it. */
interface Known {
  id: string;
  fake: FakeProvider;
  reference: string;
  amount: number;
  /** In the order they were made at the provider. */
  payments: string[];
}

interface Client {
  person: string;
  cookie: string;
  random: () => number;
  topUps: Known[];
  spent: number;
  bought: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends again what was not acknowledged, like a browser's person and like a provider. */
async function untilAcknowledged<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch(() => undefined);
    if (answer && ![429, 500, 502, 503].includes(answer.status)) return answer;
    if (tries === TRIES) throw new Error(`not acknowledged: ${answer?.status}`);
    await pause(100);
  }
}

const form = ({ cookie }: Client, path: string, fields: Record<string, string>) =>
  untilAcknowledged(() => post(plaza.origin, path, cookie, fields));

async function deliver(fake: FakeProvider, id: string, secret?: string): Promise<number> {
  const { path, headers, body } = fake.notice(id, secret === undefined ? {} : { secret });
  const send = () =>
    fetch(plaza.origin + path, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
  const answer = await untilAcknowledged(send);
  await answer.arrayBuffer();
  return answer.status;
}

/** One operation of a client. @returns the error; empty for none */
async function operate(client: Client): Promise<string> {
  const { random, person } = client;
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const known = pick(client.topUps);
  const paymentId = known && pick(known.payments);
  const payment = paymentId === undefined ? undefined : known?.fake.payments.get(paymentId);
  const dice = random();
  if (dice < 0.18 || !known) {
    const fake = pick(fakes)!;
    const amount = 10 + Math.floor(random() * 290);
    // Some providers do not answer at first.
    if (random() < 0.1) fake.behave({ status: 500 }, "well");
    const { status } = await form(client, "/wallet", {
      intent: "add",
      currency: "MXN",
      amount: String(amount),
      provider: fake.name,
      key: newKey(),
    });
    if (status !== 303) return `add: ${status}`;
    const rows = await database.sql<{ id: string; reference: string }[]>`
      SELECT id, provider_reference AS reference FROM top_ups WHERE person_id = ${person}`;
    for (const { id, reference } of rows)
      if (!client.topUps.some((each) => each.id === id)) {
        // A person who was shown no page to pay at cannot pay.
        await form(client, "/wallet", { intent: "begin", topup: id });
        client.topUps.push({ id, reference, fake, amount, payments: [] });
      }
    return "";
  }
  if (dice < 0.36) {
    const how = random();
    const wrong = random();
    const made = {
      state: how < 0.2 ? "failed" : how > 0.6 ? "pending" : "paid",
      method: how > 0.6 ? "oxxo" : "card",
      currency: wrong < 0.03 ? "BRL" : "MXN",
      cents: known.amount * 100 + (wrong > 0.97 ? 100 : 0),
    } as const;
    // A session of Stripe has one payment, which is tried again; a preference has as many as are tried.
    const [first] = known.payments;
    if (known.fake.name === "mercadopago" || first === undefined)
      known.payments.push(known.fake.pay(known.reference, made));
    else if (known.fake.payments.get(first)!.state === "failed") known.fake.change(first, made);
    return "";
  }
  if (dice < 0.42 && payment?.state === "pending") {
    known.fake.change(payment.id, { state: "paid" });
    return "";
  }
  if (dice < 0.5 && payment?.state === "paid") {
    const cents = Math.ceil(random() * (payment.cents - payment.refundedCents));
    const whole = random() < 0.8 ? Math.ceil(cents / 100) * 100 : cents;
    known.fake.change(payment.id, {
      refundedCents: Math.min(payment.refundedCents + whole, payment.cents),
    });
    return "";
  }
  if (dice < 0.57 && payment?.state === "paid") {
    if (payment.dispute === "open")
      known.fake.change(payment.id, { dispute: random() < 0.5 ? "won" : "lost" });
    else if (payment.dispute === "none" && payment.refundedCents === 0)
      known.fake.change(payment.id, { dispute: "open", disputedCents: payment.cents });
    return "";
  }
  if (dice < 0.62) {
    const { status } = await form(client, "/wallet", { intent: "cancel", topup: known.id });
    return [303, 409].includes(status) ? "" : `cancel: ${status}`;
  }
  if (dice < 0.76) {
    const price = pick(PRICES)!;
    const id = `thing-${price}-${client.bought}`;
    const fields = { intent: "purchase", price: String(price), key: newKey() };
    const { status, flash } = await form(client, `/artifakts/${id}`, fields);
    if (flash !== null && /^(purchased|owned)\./.test(flash)) client.spent += price;
    if (flash !== null) client.bought += 1;
    return [303, 402].includes(status) ? "" : `purchase: ${status}`;
  }
  if (dice < 0.79 && paymentId) {
    const status = await deliver(known.fake, paymentId, "a secret of somebody else");
    return status === 401 ? "" : `forged: ${status}`;
  }
  if (!paymentId) return "";
  if (random() < 0.1) known.fake.behave({ status: 500 }, "garbled", "well");
  const copies = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    deliver(known.fake, paymentId),
  );
  const statuses = await Promise.all(copies);
  return statuses.every((status) => status === 200) ? "" : `notice: ${statuses.join(" ")}`;
}

/** The payment of a top-up that should be in the books, by the providers' records, if any. */
function expectedOf({ fake, payments, amount }: Known, booked: string | null) {
  const paid = payments
    .map((id) => fake.payments.get(id)!)
    .filter(({ state, currency, cents }) =>
      state === "paid" ? currency === "MXN" && cents === amount * 100 : false,
    );
  // If several payments match, the first one that was noticed is the top-up's.
  const chosen = paid.find(({ id }) => id === booked) ?? paid[0];
  if (!chosen) return { isBooked: false, gone: 0 };
  const refunded = fromCents(chosen.refundedCents, "MXN");
  const disputed =
    fake.name === "mercadopago"
      ? fromCents(chosen.cents - chosen.refundedCents, "MXN")
      : fromCents(chosen.disputedCents, "MXN");
  return { isBooked: true, gone: goneOf({ amount, refunded, disputed, dispute: chosen.dispute }) };
}

/** Asks the providers about everything, as the background work does in the course of days. */
async function reconcile(): Promise<void> {
  await database.sql`UPDATE top_up_payments SET next_check_at = now() - interval '1 hour'`;
  const options = { providers: sources, log: { warn: () => undefined } };
  const signal = new AbortController().signal;
  // Two processes at once.
  const work = async () => {
    while ((await checkPayments(db.db, options, signal)) > 0);
  };
  await Promise.all([work(), work()]);
}

/** Compares the books with what the providers and the clients know. */
async function compare(clients: readonly Client[]): Promise<void> {
  const rows = await database.sql<
    {
      id: string;
      status: string;
      payment: string | null;
      wallet: number;
      house: number;
      moved: number;
    }[]
  >`
    SELECT top_up.id, status, payment_id AS payment, taken_wallet::int AS wallet,
      taken_house::int AS house, coalesce((SELECT -sum(entry.amount) FROM top_up_movements movement
        JOIN ledger_entries entry ON entry.transaction_id = movement.transaction_id
        JOIN ledger_accounts account ON account.id = entry.account_id
        WHERE movement.top_up_id = top_up.id AND account.purpose = 'wallet'), 0)::int AS moved
    FROM top_ups top_up JOIN top_up_payments payment ON payment.top_up_id = top_up.id`;
  const found = new Map(rows.map((row) => [row.id, row]));
  const balances = await balancesOf(database.sql);
  let [booked, gone, house] = [0, 0, 0];
  for (const client of clients) {
    let wallet = 0 - client.spent;
    for (const known of client.topUps) {
      const row = found.get(known.id)!;
      const expected = expectedOf(known, row.payment);
      expect([known.id, row.status === "settled", row.wallet + row.house, row.moved]).toEqual([
        known.id,
        expected.isBooked,
        expected.gone,
        row.wallet,
      ]);
      if (!expected.isBooked) continue;
      booked += known.amount;
      gone += expected.gone;
      house += row.house;
      wallet += known.amount - row.wallet;
    }
    expect([client.person, balances[`${client.person} wallet`] ?? 0]).toEqual([
      client.person,
      wallet,
    ]);
  }
  const spent = clients.reduce((sum, client) => sum + client.spent, 0);
  expect(balances["maker wallet"] ?? 0).toBe(spent);
  const [platform] = await database.sql<{ funding: number; revenue: number }[]>`
    SELECT coalesce(sum(balance) FILTER (WHERE purpose = 'funding'), 0)::int AS funding,
      coalesce(sum(balance) FILTER (WHERE purpose = 'revenue'), 0)::int AS revenue
    FROM ledger_accounts WHERE owner_id IS NULL AND currency = 'MXN'`;
  expect(platform).toEqual({ funding: gone - booked, revenue: house > 0 ? -house : 0 });
  expect(await brokenRules(database.url)).toEqual([]);
}

it(
  `leaves in the books what two providers say after ${OPERATIONS} operations and ${KILLS} kills`,
  async () => {
    const clients: Client[] = [];
    for (let at = 0; at < CLIENTS; at += 1)
      clients.push({
        person: `payer-${at}`,
        cookie: await createPerson(database.url, `payer-${at}`, 0),
        random: randomOf(SEED * 100 + at),
        topUps: [],
        spent: 0,
        bought: at * Math.ceil(OPERATIONS / 2 / CLIENTS),
      });
    const batches = Math.ceil(OPERATIONS / BATCH);
    let [done, kills] = [0, 0];
    for (let batch = 0; batch < batches; batch += 1) {
      // Rate limits are not the subject of this test.
      await database.sql`DELETE FROM rate_limits`;
      const working = Promise.all(
        clients.map(async (client) => {
          const problems: string[] = [];
          for (let each = 0; each < BATCH / CLIENTS; each += 1) {
            problems.push(await operate(client));
            done += 1;
          }
          return problems.filter(Boolean);
        }),
      );
      for (; kills < Math.ceil(((batch + 1) * KILLS) / batches); kills += 1) {
        await pause(200 + Math.floor(clients[0]!.random() * 800));
        await plaza.kill();
        plaza = await startPlaza(database.url, environment);
      }
      expect((await working).flat()).toEqual([]);
      for (const fake of fakes) fake.behave("well");
      await reconcile();
      await compare(clients);
    }
    const [differences] = await database.sql`SELECT count(*)::int AS n FROM payment_differences`;
    const topUps = clients.flatMap((client) => client.topUps);
    process.stdout.write(
      `providers: ${done} operations, ${topUps.length} top-ups, ${kills} kills, ` +
        `${differences!.n} differences listed, books equal after every batch, seed ${SEED}\n`,
    );
    expect(plaza.output()).not.toContain("uncaught exception");
  },
  Math.max(240_000, OPERATIONS * 120),
);
