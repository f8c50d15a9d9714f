import { db } from "#db/connection/live-database.ts";
import { returnedPath } from "#domain/addresses/payment-paths.ts";
import { formatAmount } from "#domain/money/movements.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { ProviderAway, ProviderRefusal } from "#adapters/payments/provider-call.server.ts";
import { findRealProvider, noticeUrl, returnUrl } from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { keepCheckout } from "#db/commands/money/begin-payment.ts";
import { checkTopUp } from "#db/commands/money/sync-payments.ts";
import { findCheckout } from "#db/queries/money/payments.ts";

interface Own {
  personId: string;
  topUpId: string;
}

/**
 * Creates the checkout of a person's pending top-up at its provider, outside of any transaction.
 * Repeating it returns the same checkout.
 *
 * @returns false if the provider does not answer, or there is nothing to pay
 */
export async function beginCheckout(
  { personId, topUpId }: Own,
  { lang }: { lang: { locale: Locale } },
): Promise<boolean> {
  const checkout = await findCheckout(db, personId, topUpId);
  const provider = checkout && findRealProvider(checkout.provider);
  if (!provider || checkout.status !== "pending") return false;
  if (checkout.payUrl !== null) return true;
  const { reference, currency, amount, expiresAt } = checkout;
  const begun = await unlessAway(() =>
    provider.begin({
      reference,
      currency,
      amount,
      expiresAt,
      title: m.topups_title({ amount: `${formatAmount(amount, currency)} ${currency}` }, lang),
      returnUrl: returnUrl(returnedPath(topUpId)),
      noticeUrl: noticeUrl(provider.name),
    }),
  );
  if (!begun) return false;
  await db.transaction((tx) => keepCheckout(tx, { topUpId, ...begun }));
  return true;
}

/** Asks the provider about a person's top-up now, and books the result. */
export async function checkOwnTopUp({
  personId,
  topUpId,
}: Own): Promise<"paid" | "unpaid" | "away"> {
  const checkout = await findCheckout(db, personId, topUpId);
  const provider = checkout && findRealProvider(checkout.provider);
  if (!provider) return "away";
  const { reference, sessionId } = checkout;
  const topUp = { topUpId, reference, sessionId };
  const checked = await unlessAway(() => checkTopUp(db, provider, topUp, new Date()));
  if (checked !== "done") return "away";
  const after = await findCheckout(db, personId, topUpId);
  return after?.status === "settled" ? "paid" : "unpaid";
}

/** Closes the provider's checkout of a cancelled top-up, so that it cannot be paid by mistake. */
export async function endCheckout(
  { personId }: { personId: string },
  topUpId: string,
): Promise<void> {
  const checkout = await findCheckout(db, personId, topUpId);
  const provider = checkout && findRealProvider(checkout.provider);
  const sessionId = checkout?.sessionId;
  if (!provider || !sessionId || checkout.status !== "cancelled") return;
  // A payment there all the same is booked as a late payment.
  await unlessAway(() => provider.end(sessionId));
}

async function unlessAway<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
