/** Addresses of payments. Apart from `paths`, which is part of every page. */

/** The wallet, with the path to return to after adding money; empty for none. */
export const walletPath = (next: string): string =>
  next === "" ? "/wallet" : `/wallet?next=${encodeURIComponent(next)}`;

/** Leads the person of a pending top-up to the page of its provider. */
export const payTopUpPath = (topUpId: string): string =>
  `/wallet/pay/${encodeURIComponent(topUpId)}`;

/** The wallet, as a person returns to it from the provider's page of a top-up. */
export const returnedPath = (topUpId: string): string =>
  `/wallet?topup=${encodeURIComponent(topUpId)}`;

/** Operators' page of providers, differences and refunds. */
export const OPERATOR_PAYMENTS_PATH = "/operator/payments";

/** A bank file of payouts, for operators. */
export const payoutBatchPath = (batchId: string): string =>
  `/operator/payments/batches/${encodeURIComponent(batchId)}`;

/** Path of a payment provider's notices (webhooks). */
export const paymentNoticePath = (provider: string): string =>
  `/payments/${encodeURIComponent(provider)}`;
