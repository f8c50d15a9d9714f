import { afterEach, expect, it, vi } from "vitest";
import { createMercadopago } from "./mercadopago.server.ts";

afterEach(() => vi.unstubAllGlobals());

/** A payment as Mercado Pago's API answers it. */
async function readPayment(payment: Record<string, unknown>) {
  const paid = { id: 1, status: "approved", transaction_amount: 50, currency_id: "MXN" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...paid, ...payment })));
  const provider = createMercadopago({
    apiRoot: "https://mercadopago.example",
    accessToken: "token",
    webhookSecret: "secret",
  });
  return (await provider.find({ paymentId: "1" })).payments[0]!;
}

it.each([
  ["visa", "credit_card", "card"],
  ["debvisa", "debit_card", "card"],
  ["oxxo", "ticket", "oxxo"],
  ["clabe", "bank_transfer", "spei"],
  ["pix", "bank_transfer", "other"],
  ["account_money", "account_money", "other"],
])("a payment by %s (%s) is called %s", async (id, type, method) => {
  const payment = await readPayment({ payment_method_id: id, payment_type_id: type });
  expect(payment.method).toBe(method);
});

it("a payment in reais keeps its currency, so that it is listed instead of booked", async () => {
  const payment = await readPayment({ currency_id: "BRL", payment_method_id: "pix" });
  expect([payment.currency, payment.method]).toEqual(["BRL", "other"]);
});
