/** Money Plaza keeps, each on its own: there is no exchange between them (product.md, "Money"). */
export const CURRENCIES = ["MXN", "USD", "credits"] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * What an account is for. People hold `wallet`, and `hold` for what they asked to be paid out;
 * `escrow` holds a challenge's reward until it is paid; the platform's own accounts (`funding`,
 * `revenue`) may go below zero.
 */
export const ACCOUNT_PURPOSES = ["wallet", "hold", "escrow", "funding", "revenue"] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/** Why money moved; a person reads it on Earnings. */
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
