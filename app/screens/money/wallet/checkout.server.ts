import { logLine } from "#config/log-line.ts";
import { db } from "#db/connection/live-database.ts";
import { returnedPath } from "#domain/addresses/payment-paths.ts";
import type { RealProvider } from "#domain/money/provider-payment.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { ProviderAway, ProviderRefusal } from "#adapters/payments/provider-call.server.ts";
import { findRealProvider, noticeUrl, returnUrl } from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { keepCheckout } from "#db/commands/money/begin-payment.ts";
import { checkTopUp } from "#db/commands/money/sync-payments.ts";
import { cancelTopUp } from "#db/commands/money/top-ups.ts";
import { findCheckout } from "#db/queries/money/payments.ts";
import { amountWords } from "./amount-words.server.ts";
import { PROVIDER_NAMES } from "./provider-texts.ts";

interface Own {
  personId: string;
  topUpId: string;
}

/**
 * Creates the checkout of a person's pending top-up at its provider, outside of any transaction.
 * Repeating it returns the same checkout. A top-up that the provider refuses is cancelled, since it
 * can never be paid.
 *
 * @returns `over` if there is nothing to pay, `away` for no answer, or the text about a refusal
 */
export async function beginCheckout(
  { personId, topUpId }: Own,
  { lang }: { lang: { locale: Locale } },
): Promise<"begun" | "over" | "away" | { refused: string }> {
  const checkout = await findCheckout(db, personId, topUpId);
  const provider = checkout && findRealProvider(checkout.provider);
  if (!provider) return "away";
  if (checkout.status !== "pending") return "over";
  if (checkout.payUrl !== null) return "begun";
  const { reference, currency, amount, expiresAt } = checkout;
  const shown = amountWords(amount, currency, lang);
  const begun = await orRefusal(provider.name, () =>
    provider.begin({
      reference,
      currency,
      amount,
      expiresAt,
      title: m.topups_title({ amount: shown }, lang),
      returnUrl: returnUrl(returnedPath(topUpId)),
      noticeUrl: noticeUrl(provider.name),
    }),
  );
  if (!begun) return "away";
  if (begun instanceof ProviderRefusal) {
    // Begun by a request at the same time.
    if ((await findCheckout(db, personId, topUpId))?.payUrl) return "begun";
    await db.transaction((tx) => cancelTopUp(tx, { personId, topUpId, now: new Date() }));
    return { refused: refusedText(begun, { name: provider.name, amount: shown }, lang) };
  }
  await db.transaction((tx) => keepCheckout(tx, { topUpId, ...begun }));
  return "begun";
}

/** Why a provider refused: its account, which its operator must mend, or this payment. */
function refusedText(
  { status }: ProviderRefusal,
  { name, amount }: { name: RealProvider; amount: string },
  lang: { locale: Locale },
): string {
  const provider = PROVIDER_NAMES[name];
  return status === 401 || status === 403
    ? m.topups_refused_account({ provider }, lang)
    : m.topups_refused({ provider, amount }, lang);
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
  const checked = await orRefusal(provider.name, () => checkTopUp(db, provider, topUp, new Date()));
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
  await orRefusal(provider.name, () => provider.end(sessionId));
}

/**
 * Asks a provider. Refusals are logged, since a wrong key or setting is the operator's to mend.
 *
 * @returns undefined for no answer
 */
async function orRefusal<Value>(
  provider: string,
  work: () => Promise<Value>,
): Promise<Value | ProviderRefusal | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderAway) return undefined;
    if (!(error instanceof ProviderRefusal)) throw error;
    const { status, code } = error;
    logLine({ level: "error", msg: "a payment provider refused", provider, status, code });
    return error;
  }
}
