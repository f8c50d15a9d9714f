/** Top-ups, payouts and Plaza Pro (docs/product.md, Wallet, earnings and payouts). */
import type { Currency } from "./ledger.ts";

export const TOP_UP_STATUSES = ["pending", "settled", "cancelled"] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

export const PAYOUT_STATUSES = ["requested", "paid", "cancelled"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** US cents a month. */
export const PRO_PRICE_CENTS = 2_900;

/** The simulated payment provider: what it adds is play money. */
export const SANDBOX_PROVIDER = "sandbox";

/** Maximum body of a payment webhook; a real one has a few hundred bytes. */
export const WEBHOOK_MAX_BYTES = 4_096;

/** Maximum body of a notice of Stripe, whose events carry the whole object: some kilobytes. */
export const STRIPE_NOTICE_MAX_BYTES = 131_072;

/** Limits of one top-up, in the smallest unit of each currency. */
export const TOP_UP_LIMITS: Record<Currency, { min: number; max: number }> = {
  MXN: { min: 10, max: 50_000 },
  USD: { min: 100, max: 300_000 },
  credits: { min: 10, max: 10_000 },
};

/** Suggested top-up amounts in the smallest unit; the first is preselected. */
export const TOP_UP_OFFERS: Record<Currency, readonly number[]> = {
  MXN: [200, 500, 1_000],
  USD: [1_000, 2_500, 5_000],
  credits: [100, 500, 1_000],
};

/** Whole MXN. */
export const PAYOUT_MIN_MXN = 100;
export const PAYOUT_MAX_MXN = 1_000_000;

/** Decimal places of each currency. */
const DECIMALS: Record<Currency, number> = { MXN: 0, USD: 2, credits: 0 };

/**
 * Parses a typed amount: `1,250`, `$20`, `19.90`.
 *
 * @returns the smallest unit; undefined for anything that is not an amount above zero in the
 *   currency
 */
export function parseAmount(typed: string, currency: Currency): number | undefined {
  const digits = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!digits) return undefined;
  const [, whole = "", part = ""] = digits;
  const decimals = DECIMALS[currency];
  if (decimals === 0 && Number(part) > 0) return undefined;
  const units = Number(whole.replaceAll(",", "")) * 10 ** decimals;
  const amount = units + (decimals === 2 ? Number(part.padEnd(2, "0")) : 0);
  return amount > 0 ? amount : undefined;
}

/**
 * The same day and time some months later, or the last day of a shorter month: 31 January plus 1 is
 * 28 February. Count from the original start, so that the day returns: 31 January plus 2 is 31
 * March.
 */
export function addMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** The first end of a monthly billing period after a time; periods are counted from `start`. */
export function periodEndAfter(start: Date, time: Date): Date {
  let months = 1;
  while (addMonths(start, months) <= time) months += 1;
  return addMonths(start, months);
}
