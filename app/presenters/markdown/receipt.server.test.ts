import { expect, it } from "vitest";
import type { Receipt } from "#db/queries/artifakts/receipts.ts";
import { receiptPage } from "./receipt.server.ts";

const RECEIPT: Receipt = {
  id: "ownership-1",
  artifakt: "Doce salsas",
  buyer: "Ana",
  seller: "Luz",
  price: 150,
  code: "BUENFIN",
  percent: 25,
  currentPrice: 200,
  licence: "commercial",
  acquiredAt: new Date("2026-11-20T18:00:00Z"),
  refundedAt: null,
  transactionId: "transaction-1",
};
const shown = (changes: Partial<Receipt>) =>
  receiptPage({ ...RECEIPT, ...changes }, undefined, { locale: "en", isSandbox: false })
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("names the price before the discount, and the code", () => {
  expect(shown({})).toMatch(
    /List price \$200 MXN .*Discount code BUENFIN \(25% off\) .*Paid \$150 MXN/,
  );
});

it("names no list price that may not have been the one of the purchase", () => {
  for (const changes of [{ currentPrice: 300 }, { price: 180 }])
    expect(shown(changes)).not.toContain("List price");
  expect(shown({ percent: null })).toMatch(/Discount code BUENFIN .*Paid/);
});

it("names no code where none was used", () => {
  expect(shown({ code: null, percent: null })).not.toContain("Discount code");
});
