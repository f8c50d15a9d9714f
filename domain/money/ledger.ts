/** The currencies of the ledger. They are never exchanged. */
export const CURRENCIES = ["MXN", "USD", "credits"] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * Purposes of ledger accounts. A person has a `wallet`, and a `hold` for requested payouts;
 * `escrow` holds the reward of one challenge; the platform's accounts (`funding`, `revenue`) may be
 * negative.
 */
export const ACCOUNT_PURPOSES = ["wallet", "hold", "escrow", "funding", "revenue"] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/** Why a transaction was posted; shown on Earnings. */
export const TRANSACTION_CAUSES = [
  "opening_balance",
  "challenge_reward",
  "challenge_escrow",
  "challenge_refund",
  "artifakt_sale",
  "artifakt_purchase",
  "perk_purchase",
  "app_purchase",
  "top_up",
  "subscription",
  "payout_hold",
  "payout_release",
  "payout",
  "refund",
] as const;
export type TransactionCause = (typeof TRANSACTION_CAUSES)[number];
