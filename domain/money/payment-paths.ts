/** Addresses of payments. Apart from `paths`, which is part of every page. */

/** Leads the person of a pending top-up to the page of its provider. */
export const payTopUpPath = (topUpId: string): string =>
  `/wallet/pay/${encodeURIComponent(topUpId)}`;

/** Where operators see providers, differences and refunds. */
export const OPERATOR_PAYMENTS_PATH = "/operator/payments";

/** Where operators make bank files of payouts. */
export const OPERATOR_BATCHES_PATH = "/operator/payments/batches";
