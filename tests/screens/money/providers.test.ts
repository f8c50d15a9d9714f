import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { startFakeMercadopago } from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider, SignedNotice } from "../../support/payments/fake-provider.ts";
import { startFakeStripe, type FakeStripe } from "../../support/payments/fake-stripe.ts";
import { createApp, type App } from "../../support/request.ts";

/** The wallet and the webhooks with both payment providers on. */
let database: TestDatabase;
let app: App;
let folder: string;
let mercadopago: FakeProvider;
let stripe: FakeStripe;
beforeAll(async () => {
  database = await createTestDatabase();
  mercadopago = await startFakeMercadopago();
  stripe = await startFakeStripe();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-payments-"));
  app = await createApp(database.url, {
    FILES_DIR: path.join(folder, "files"),
    PUBLIC_URL: "https://plaza.example",
    ...mercadopago.environment,
    ...stripe.environment,
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([mercadopago.stop(), stripe.stop()]);
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

let count = 0;
async function somebody() {
  const id = `payer-${(count += 1)}`;
  const Cookie = await createPerson(database.url, id, 0);
  const headers = { Cookie };
  return {
    id,
    get: (to: string) => app.request(to, { headers, preferences: false }),
    post: (to: string, form: Record<string, string>) =>
      app.request(to, { headers, preferences: false, form }),
    async page() {
      const page = await readPage(await this.get("/wallet"));
      return { page, text: visibleText(page.querySelector("main")!) };
    },
    async add(provider: string, amount = "500", currency = "MXN") {
      const answer = await this.post("/wallet", {
        intent: "add",
        currency,
        amount,
        provider,
        key: newKey(),
      });
      const [row] = await database.sql<{ id: string; reference: string }[]>`
        SELECT id, provider_reference AS reference FROM top_ups
        WHERE person_id = ${id} ORDER BY created_at DESC LIMIT 1`;
      return { answer, topUp: row?.id ?? "", reference: row?.reference ?? "" };
    },
  };
}
const deliver = ({ path: to, headers, body }: SignedNotice) =>
  app.request(to, { method: "POST", preferences: false, headers, body });
const alertOf = async (answer: Response) =>
  [...(await readPage(answer)).querySelectorAll("main [role=alert]")].map(visibleText).join(" ");
const balanceOf = async (id: string) => {
  const [row] = await database.sql<{ balance: number }[]>`
    SELECT coalesce(sum(balance), 0)::int AS balance FROM ledger_accounts
    WHERE owner_id = ${id} AND purpose = 'wallet'`;
  return row!.balance;
};

describe("the wallet", () => {
  it("offers both ways to pay, in words, and no sandbox", async () => {
    const { page, text } = await (await somebody()).page();
    expect(text).not.toMatch(/simulated|Test mode/i);
    expect(text).toContain("How to pay");
    expect(text).toContain("Card, OXXO or SPEI transfer.");
    const names = [...page.querySelectorAll<HTMLInputElement>("[name=provider]")];
    expect(names.map(({ value }) => value)).toEqual(["mercadopago", "stripe"]);
    // Credits are sold for pesos.
    const currencies = [...page.querySelectorAll<HTMLInputElement>("[name=currency]")];
    expect(currencies.map(({ value }) => value)).toEqual(["MXN", "USD", "credits"]);
  });

  it.each(["mercadopago", "stripe"] as const)(
    "leads to %s and shows what to do until the notice comes",
    async (name) => {
      const fake = name === "stripe" ? stripe : mercadopago;
      const who = await somebody();
      const { answer, topUp, reference } = await who.add(name);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/wallet"]);
      expect(fake.begun).toContain(reference);
      const before = await who.page();
      expect(before.text).toMatch(/Waiting to be paid at (Mercado Pago|Stripe)/);
      const link = before.page.querySelector<HTMLAnchorElement>(`a[href="/wallet/pay/${topUp}"]`);
      expect(link?.textContent).toMatch(/^Pay at/);
      const led = await who.get(`/wallet/pay/${topUp}`);
      expect(led.status).toBe(302);
      expect(led.headers.get("Location")).toContain(fake.root);
      expect(led.headers.get("Cache-Control")).toBe("no-store");

      const paymentId = fake.pay(reference, { state: "pending", method: "oxxo" });
      expect((await deliver(fake.notice(paymentId))).status).toBe(200);
      const waiting = await who.page();
      expect(waiting.text).toMatch(/Pay at OXXO before .*\d{4}/);
      expect(waiting.text).toContain("Continue paying");

      fake.change(paymentId, { state: "paid" });
      expect((await deliver(fake.notice(paymentId))).status).toBe(200);
      const paid = await who.page();
      expect(paid.text).toContain("Earlier payments");
      expect(paid.text).toMatch(/\$500 MXN · Paid/);
      expect(await balanceOf(who.id)).toBe(500);
      // There is nothing to pay any more.
      expect((await who.get(`/wallet/pay/${topUp}`)).headers.get("Location")).toBe("/wallet");

      fake.change(paymentId, { refundedCents: 12_000 });
      await deliver(fake.notice(paymentId, name === "stripe" ? { type: "charge.refunded" } : {}));
      expect((await who.page()).text).toContain("Refunded in part: $120 MXN");
      fake.change(paymentId, { dispute: "open", disputedCents: 38_000 });
      await deliver(
        fake.notice(paymentId, {
          type: name === "stripe" ? "charge.dispute.created" : "topic_chargebacks_wh",
        }),
      );
      expect((await who.page()).text).toContain("Disputed: $500 MXN set aside");
      expect(await balanceOf(who.id)).toBe(0);
      const earnings = await readPage(await who.get("/earnings"));
      const moved = visibleText(earnings.querySelector("main")!);
      expect(moved).toContain("Payment refunded");
      expect(moved).toContain("Payment in dispute");
    },
  );

  it("asks the provider when its person says that it was paid", async () => {
    const who = await somebody();
    const { topUp, reference } = await who.add("mercadopago");
    const check = () => who.post("/wallet", { intent: "check", topup: topUp });
    const unpaid = await check();
    expect(unpaid.headers.get("Set-Cookie")).toContain("unpaid.wallet");
    mercadopago.pay(reference);
    expect((await check()).headers.get("Set-Cookie")).toContain("added.wallet");
    expect(await balanceOf(who.id)).toBe(500);
  });

  it("tries again where the provider did not answer, with the same checkout", async () => {
    const who = await somebody();
    stripe.behave({ status: 500 });
    const { answer, topUp, reference } = await who.add("stripe", "40", "USD");
    expect(answer.status).toBe(303);
    expect((await who.page()).text).toContain("Stripe did not answer. Nothing was charged.");
    const begin = () => who.post("/wallet", { intent: "begin", topup: topUp });
    const refused = await begin();
    expect(refused.status).toBe(503);
    expect(await alertOf(refused)).toMatch(/does not answer right now/);
    stripe.behave("well");
    expect((await begin()).status).toBe(303);
    stripe.behave({ status: 500 });
    const unchecked = await who.post("/wallet", { intent: "check", topup: topUp });
    expect(unchecked.status).toBe(503);
    const said = await alertOf(unchecked);
    expect(said).toContain("If you have paid, your money appears here");
    expect(said).not.toContain("Nothing was charged");
    stripe.behave("well");
    expect(stripe.begun.filter((each) => each === reference)).toHaveLength(1);
    expect((await who.get(`/wallet/pay/${topUp}`)).headers.get("Location")).toContain(stripe.root);
  });

  it("cancels, closes the checkout, and still books what is paid there", async () => {
    const who = await somebody();
    const { topUp, reference } = await who.add("stripe");
    expect((await who.post("/wallet", { intent: "cancel", topup: topUp })).status).toBe(303);
    expect(stripe.asked).toContain(`POST /v1/checkout/sessions/cs_${reference}/expire`);
    const paymentId = stripe.pay(reference);
    expect((await deliver(stripe.notice(paymentId))).status).toBe(200);
    expect((await who.page()).text).toContain("Paid after it had expired: it is in your balance");
    expect(await balanceOf(who.id)).toBe(500);
  });

  it("refuses a provider that does not take the currency", async () => {
    const who = await somebody();
    const dollars = await who.add("mercadopago", "40", "USD");
    expect(dollars.answer.status).toBe(422);
    expect(await alertOf(dollars.answer)).toMatch(/takes pesos only/);
    expect(await database.sql`SELECT 1 FROM top_ups WHERE person_id = ${who.id}`).toHaveLength(0);
  });

  it("is for accounts: it makes no guest of a visitor, and no one pays for another person", async () => {
    const guests = async () =>
      (await database.sql`SELECT 1 FROM people WHERE kind = 'guest'`).length;
    const before = await guests();
    const form = { intent: "add", currency: "MXN", amount: "500", provider: "mercadopago" };
    const answer = await app.request("/wallet", { form });
    expect(answer.status).toBe(403);
    expect(await alertOf(answer)).toMatch(/you need an account/);
    expect(await guests()).toBe(before);
    const [owner, other] = [await somebody(), await somebody()];
    const { topUp } = await owner.add("mercadopago");
    expect((await other.get(`/wallet/pay/${topUp}`)).status).toBe(404);
    for (const intent of ["begin", "check", "cancel"])
      expect((await other.post("/wallet", { intent, topup: topUp })).status).toBe(409);
    expect((await owner.post("/wallet", { intent: "pay", topup: topUp })).status).toBe(400);
    expect(await balanceOf(owner.id)).toBe(0);
  });
});

describe("notices", () => {
  it("that are unsigned, forged, changed, old or too long are refused and change nothing", async () => {
    const who = await somebody();
    const { reference } = await who.add("mercadopago");
    const asked = mercadopago.asked.length + stripe.asked.length;
    const id = mercadopago.pay(reference);
    const good = mercadopago.notice(id);
    const old = new Date(Date.now() - 9 * 86_400_000);
    const paymentId = stripe.pay("plaza-x");
    const event = stripe.notice(paymentId);
    const refused: [SignedNotice, number][] = [
      [{ ...good, headers: { "Content-Type": "application/json" } }, 401],
      [mercadopago.notice(id, { secret: "another secret of somebody" }), 401],
      [{ ...good, path: good.path.replace(id, "70000000999") }, 401],
      [{ ...good, headers: { ...good.headers, "x-request-id": "another" } }, 401],
      [mercadopago.notice(id, { at: old }), 401],
      [{ ...event, headers: { "Content-Type": "application/json" } }, 401],
      [stripe.notice(paymentId, { secret: "whsec_other" }), 401],
      [stripe.notice(paymentId, { at: new Date(Date.now() - 400_000) }), 401],
      [{ ...event, body: `${event.body} ` }, 401],
      [{ ...event, body: " ".repeat(140_000) }, 413],
      [{ ...good, path: "/payments/sandbox" }, 404],
    ];
    for (const [notice, status] of refused) {
      const answer = await deliver(notice);
      expect([notice.path, answer.status]).toEqual([notice.path, status]);
      expect((await answer.text()).length).toBeLessThan(80);
    }
    // No provider was asked about any of them.
    expect(mercadopago.asked.length + stripe.asked.length).toBe(asked);
    expect(await balanceOf(who.id)).toBe(0);
    // A copy of a good one books nothing twice.
    for (let each = 0; each < 3; each += 1) expect((await deliver(good)).status).toBe(200);
    expect(await balanceOf(who.id)).toBe(500);
  });

  it("are sent again while the provider does not say what it was asked", async () => {
    const who = await somebody();
    const { reference } = await who.add("mercadopago");
    const id = mercadopago.pay(reference);
    for (const how of [{ status: 500 }, "cut", "garbled", { status: 401 }] as const) {
      mercadopago.behave(how);
      const answer = await deliver(mercadopago.notice(id));
      expect([how, answer.status, answer.headers.get("Retry-After")]).toEqual([how, 503, "5"]);
    }
    mercadopago.behave("well");
    expect((await deliver(mercadopago.notice(id))).status).toBe(200);
    expect(await balanceOf(who.id)).toBe(500);
  });

  it("about other things are noted", async () => {
    const subscription = stripe.notice("pi_1", { type: "customer.created" });
    expect((await deliver(subscription)).status).toBe(200);
    expect((await deliver(mercadopago.notice("123456", { type: "plan" }))).status).toBe(200);
    expect((await deliver(mercadopago.notice("123456"))).status).toBe(200);
  });
});
