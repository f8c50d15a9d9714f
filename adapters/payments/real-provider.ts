import type { Currency } from "#domain/money/ledger.ts";
import type { FoundPayments, PaymentLookup, RealProvider } from "#domain/money/provider-payment.ts";
import type { WebhookRefusal } from "./payment-webhook.server.ts";

/** A payment that a top-up asks of its provider. */
export interface AskedPayment {
  /** Our reference; all of it the same again begins the same checkout. */
  reference: string;
  currency: Currency;
  /** In the currency's smallest unit. */
  amount: number;
  /** Until when the checkout can be paid. */
  expiresAt: Date;
  /** Title that the person reads at the provider. */
  title: string;
  /** Address to which the person returns. */
  returnUrl: string;
  noticeUrl: string;
}

/** A signed notice says which payment to fetch; undefined where it is about none. */
export interface NoticeLookup {
  kind: "lookup";
  lookup: PaymentLookup | undefined;
}

/**
 * A payment provider that moves real money. Its notices say which payment to fetch, and nothing else
 * in them is believed. Every function throws ProviderAway when it does not answer, and ProviderRefusal
 * when it refuses.
 */
export interface RealPaymentProvider {
  name: RealProvider;
  /** Begins a checkout. @returns its id, and the address of the page to pay at */
  begin(payment: AskedPayment): Promise<{ sessionId: string; payUrl: string }>;
  /** Closes a checkout; a voucher that was made in it may still be paid. */
  end(sessionId: string): Promise<void>;
  find(lookup: PaymentLookup): Promise<FoundPayments>;
  /** Whether the keys are good. @returns how the provider calls the operator's account */
  check(): Promise<string>;
  readNotice(request: Request, now: Date): Promise<NoticeLookup | WebhookRefusal>;
}

/** A provider's address to pay at: https, or where the provider's API is (a fake in the clear). */
export function checkoutUrl(value: unknown, apiRoot: string): string | undefined {
  if (typeof value !== "string" || value.length > 2_000 || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === "https:" || url.origin === new URL(apiRoot).origin ? url.href : undefined;
}
