import { db } from "#db/connection/live-database.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { ShownPurchase } from "#app/ui/purchase/confirm-purchase.tsx";
import { findBalances } from "#db/queries/money/ledger.ts";
import { withCode } from "./answers/money.server.ts";

/**
 * The question before a purchase: the price, the person's balance, and what is left or missing.
 *
 * @param price in the ledger's units: whole pesos, US cents
 * @param next path that the wallet returns to: the question
 */
export function toShownPurchase(
  { price, currency, next }: { price: number; currency: "MXN" | "USD"; next: string },
  balance: number,
): ShownPurchase {
  const missing = Math.max(0, price - balance);
  return {
    price,
    shownPrice: withCode(price, currency),
    balance: withCode(balance, currency),
    after: missing > 0 ? "" : withCode(balance - price, currency),
    shownMissing: missing > 0 ? withCode(missing, currency) : "",
    wallet: `${paths.wallet}?currency=${currency}&amount=${missing}&next=${encodeURIComponent(next)}`,
  };
}

/** Like `toShownPurchase`, with the balance of a person. */
export async function findShownPurchase(
  personId: string,
  purchase: Parameters<typeof toShownPurchase>[0],
): Promise<ShownPurchase> {
  const balances = await findBalances(db, personId);
  return toShownPurchase(purchase, balances[purchase.currency]);
}
