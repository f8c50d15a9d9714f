import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { startFakeMercadopago } from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../../support/payments/fake-provider.ts";
import { startFakeStripe, type FakeStripe } from "../../support/payments/fake-stripe.ts";
import { createApp, type App } from "../../support/request.ts";

/** Checkouts that a provider does not take: above OXXO's limit, without OXXO, and for good. */
let database: TestDatabase;
let app: App;
let stripe: FakeStripe;
let mercadopago: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  stripe = await startFakeStripe();
  mercadopago = await startFakeMercadopago();
  app = await createApp(database.url, {
    PUBLIC_URL: "https://plaza.example",
    ...stripe.environment,
    ...mercadopago.environment,
  });
});
afterEach(() => {
  Object.assign(stripe.account, { hasOxxo: true, maxCents: 99_999_999 });
  stripe.behave("well");
  mercadopago.behave("well");
  vi.restoreAllMocks();
});
afterAll(async () => {
  await app.close();
  await Promise.all([stripe.stop(), mercadopago.stop()]);
  await database.drop();
});

let count = 0;
async function payer(lang = "es-MX") {
  const id = `payer-${(count += 1)}`;
  const headers = { Cookie: await createPerson(database.url, id, 0), "Accept-Language": lang };
  const post = (form: Record<string, string>, more: Record<string, string> = {}) =>
    app.request("/wallet", { headers: { ...headers, ...more }, preferences: false, form });
  return {
    post,
    async add(amount: string, { provider = "stripe", currency = "MXN" } = {}) {
      const answer = await post({ intent: "add", currency, amount, provider, key: newKey() });
      const [row] = await database.sql<{ id: string; reference: string; status: string }[]>`
        SELECT id, provider_reference AS reference, status FROM top_ups
        WHERE person_id = ${id} ORDER BY created_at DESC, id LIMIT 1`;
      return { answer, ...row! };
    },
    async page() {
      const page = await readPage(await app.request("/wallet", { headers, preferences: false }));
      return visibleText(page.querySelector("main")!);
    },
  };
}
const alertOf = async (answer: Response) =>
  [...(await readPage(answer)).querySelectorAll("main [role=alert]")].map(visibleText).join(" ");

describe("Stripe", () => {
  it.each([
    ["10,000", ["card", "oxxo"]],
    ["10,001", ["card"]],
    ["50,000", ["card"]],
  ])("takes %s pesos by %s", async (amount, methods) => {
    const who = await payer();
    const { answer, reference } = await who.add(amount);
    expect(answer.status).toBe(303);
    expect(stripe.methods.get(reference)).toEqual(methods);
    expect(await who.page()).toContain("Pagar en Stripe");
  });

  it("takes dollars by card alone", async () => {
    const { reference } = await (await payer()).add("3000", { currency: "USD" });
    expect(stripe.methods.get(reference)).toEqual(["card"]);
  });

  it("takes pesos by card where its account has no OXXO", async () => {
    stripe.account.hasOxxo = false;
    const who = await payer();
    const { answer, reference } = await who.add("500");
    expect(answer.status).toBe(303);
    expect(stripe.methods.get(reference)).toEqual(["card"]);
    expect(await who.page()).toContain("Pagar en Stripe");
  });

  it("says that it refuses a payment, which ends, and logs the reason", async () => {
    stripe.account.maxCents = 100_000;
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const who = await payer();
    const tries = stripe.asked.length;
    const { answer, id, status } = await who.add("2,000");
    expect(answer.status).toBe(422);
    expect(await alertOf(answer)).toMatch(
      /Stripe no aceptó un pago de \$2,000 MXN\. No se te cobró/,
    );
    expect(status).toBe("cancelled");
    // With OXXO, and once more without it.
    expect(stripe.asked.length - tries).toBe(2);
    const lines = log.mock.calls.map(([line]) => String(line)).join("");
    expect(lines).toContain('"provider":"stripe","status":400,"code":"amount_too_large"');
    expect(await who.page()).not.toMatch(/no respondió|Intentar de nuevo/);
    expect((await who.post({ intent: "begin", topup: id })).status).toBe(303);
  });

  it("is asked once where it does not answer, and again by hand", async () => {
    stripe.behave({ status: 500 });
    const who = await payer();
    const tries = stripe.asked.length;
    const { answer, id } = await who.add("500");
    expect([answer.status, stripe.asked.length - tries]).toEqual([303, 1]);
    expect(await who.page()).toContain("Stripe no respondió. No se cobró nada.");
    stripe.behave("well");
    expect((await who.post({ intent: "begin", topup: id })).status).toBe(303);
    expect(await who.page()).toContain("Pagar en Stripe");
  });
});

it.each(["stripe", "mercadopago"] as const)(
  "%s, whose answer was lost, begins again in another language",
  async (provider) => {
    const fake = provider === "stripe" ? stripe : mercadopago;
    fake.behave("lost");
    const who = await payer("es-MX");
    const { answer, id } = await who.add("500", { provider });
    expect(answer.status).toBe(303);
    expect(await who.page()).toContain("no respondió. No se cobró nada.");
    fake.behave("well");
    const again = await who.post({ intent: "begin", topup: id }, { "Accept-Language": "en" });
    expect(again.status).toBe(303);
    const rows = await database.sql`SELECT status FROM top_ups WHERE id = ${id}`;
    expect(rows).toEqual([{ status: "pending" }]);
    expect(await who.page()).toMatch(/Pagar en (Stripe|Mercado Pago)/);
  },
);

it.each([
  ["mercadopago", "es-MX", "Mercado Pago no acepta pagos de este sitio por ahora."],
  ["stripe", "en", "Stripe takes no payments from this site right now."],
])("%s with a revoked key says so, without the key in the log", async (provider, lang, text) => {
  const fake = provider === "stripe" ? stripe : mercadopago;
  fake.behave({ status: 401 });
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const { answer, status } = await (await payer(lang)).add("500", { provider });
  expect([answer.status, status]).toEqual([422, "cancelled"]);
  expect(await alertOf(answer)).toContain(text);
  const lines = log.mock.calls.map(([line]) => String(line)).join("");
  expect(lines).toContain(`"provider":"${provider}","status":401`);
  expect(lines).not.toMatch(/sk_live|APP_USR/);
});
