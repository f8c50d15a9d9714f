import { afterAll, beforeAll, expect, it } from "vitest";
import { brokenRules, createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import {
  MERCADOPAGO_TOKEN,
  startFakeMercadopago,
} from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../../support/payments/fake-provider.ts";
import { createApp, type App } from "../../support/request.ts";

/** Keys of a test user of Mercado Pago, which look like real ones, with `MERCADOPAGO_TEST=on`. */
let database: TestDatabase;
let app: App;
let fake: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  fake = await startFakeMercadopago();
  app = await createApp(database.url, {
    PUBLIC_URL: "https://plaza.example",
    ...fake.environment,
    MERCADOPAGO_TEST: "on",
  });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
  const broken = await brokenRules(database.url);
  await database.drop();
  expect(broken).toEqual([]);
});

it("a payment is play money, whatever the provider calls it, and the wallet says so", async () => {
  expect(MERCADOPAGO_TOKEN).toMatch(/^APP_USR-/);
  const headers = {
    Cookie: await createPerson(database.url, "tester", 0),
    "Accept-Language": "es-MX",
  };
  const get = (to: string) => app.request(to, { headers, preferences: false });
  const post = (to: string, form: Record<string, string>) =>
    app.request(to, { headers, preferences: false, form });
  const wallet = await readPage(await get("/wallet"));
  expect(visibleText(wallet.querySelector("main")!)).toContain("Modo de prueba de Mercado Pago");

  const asked = { intent: "add", currency: "MXN", amount: "500", provider: "mercadopago" };
  expect((await post("/wallet", { ...asked, key: newKey() })).status).toBe(303);
  const paymentId = fake.pay(fake.begun.at(-1)!, { isLive: true });
  const { path, headers: signed, body } = fake.notice(paymentId);
  const notice = { method: "POST", preferences: false, headers: signed, body } as const;
  expect((await app.request(path, notice)).status).toBe(200);
  const bookOf = async () =>
    (
      await database.sql<{ both: string }[]>`SELECT balance || ' ' || play AS both
        FROM ledger_accounts WHERE owner_id = 'tester' AND purpose = 'wallet' AND currency = 'MXN'`
    )[0]!.both;
  expect(await bookOf()).toBe("500 500");

  const payout = await post("/payouts", { intent: "request-payout", amount: "500", key: newKey() });
  expect(payout.status).toBe(402);
  expect(await database.sql`SELECT 1 FROM payouts`).toHaveLength(0);
  fake.change(paymentId, { refundedCents: 50_000 });
  const { path: again, headers: more, body: text } = fake.notice(paymentId);
  await app.request(again, { method: "POST", preferences: false, headers: more, body: text });
  expect(await bookOf()).toBe("0 0");
});
