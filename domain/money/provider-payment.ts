/** Payments of top-ups at payment providers that move real money, and what follows from their states. */
import type { Currency } from "./ledger.ts";

export const REAL_PROVIDERS = ["mercadopago", "stripe"] as const;
export type RealProvider = (typeof REAL_PROVIDERS)[number];

/** Currencies that can be added by each provider. */
export const PROVIDER_CURRENCIES: Record<RealProvider, readonly Currency[]> = {
  mercadopago: ["MXN", "credits"],
  stripe: ["MXN", "USD", "credits"],
};

/** Whole pesos for one credit, as real providers sell them. Credits are never paid out. */
export const CREDIT_PRICE_MXN = 1;

/** The money in which a top-up is charged: credits are paid in pesos. */
export const CHARGED_IN = {
  MXN: "MXN",
  USD: "USD",
  credits: "MXN",
} as const satisfies Record<Currency, Currency>;

export const PAYMENT_METHODS = ["card", "oxxo", "spei", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DISPUTE_STATES = ["none", "open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Why a payment is not booked until an operator has decided (`/operator/payments`). */
export const DIFFERENCE_KINDS = [
  "unknown",
  "amount",
  "currency",
  "twice",
  "fraction",
  "house",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Kinds of money that left or came back to a wallet after a top-up. */
export const TOP_UP_MOVEMENTS = ["refund", "dispute", "returned"] as const;
export type TopUpMovement = (typeof TOP_UP_MOVEMENTS)[number];

/** A payment as its provider's API says it is. Amounts are in centavos or US cents. */
export interface FetchedPayment {
  /** The provider's id. */
  paymentId: string;
  /** Whether money moves: false for payments with keys for trying out, which add play money. */
  isLive: boolean;
  /** Our reference of the top-up; null where the payment has none. */
  reference: string | null;
  /** ISO 4217, in capitals: `MXN`. */
  currency: string;
  cents: number;
  /** `paid` stays what it is when the payment is refunded or disputed later. */
  status: "pending" | "paid" | "failed";
  /** All that was refunded so far. */
  refundedCents: number;
  dispute: DisputeState;
  disputedCents: number;
  method: PaymentMethod;
  /** Deadline for paying a voucher or a transfer. */
  payBefore: Date | null;
}

/** References by which a payment is found at its provider, from a notice or a stored top-up. */
export interface PaymentLookup {
  /** Plaza's reference. */
  reference?: string | undefined;
  paymentId?: string | undefined;
  /** The provider's checkout: a preference or a session. */
  sessionId?: string | undefined;
}

/** Answer of a provider's API about a top-up. */
export interface FoundPayments {
  /** Newest first. */
  payments: FetchedPayment[];
  /** The checkout cannot be paid any more; a voucher made in it may still be. */
  isClosed: boolean;
}

/**
 * Payments of one lookup in the order in which they are applied to its top-up: paid ones first.
 * Only the newest of the pending ones counts: a top-up shows one voucher, and two of them would
 * undo each other's state with every fetch.
 *
 * @param found newest first, as providers list them
 */
export function inOrderOfApplying(found: readonly FetchedPayment[]): FetchedPayment[] {
  const ofStatus = (wanted: FetchedPayment["status"]) =>
    found.filter(({ status }) => status === wanted);
  return [...ofStatus("paid"), ...ofStatus("failed"), ...ofStatus("pending").slice(0, 1)];
}

/** Cents charged for the smallest unit of the ledger: pesos and credits are booked whole. */
const CENTS: Record<Currency, number> = { MXN: 100, USD: 1, credits: 100 * CREDIT_PRICE_MXN };

/** What an amount of the ledger costs, in centavos or US cents (`CHARGED_IN`). */
export const toCents = (amount: number, currency: Currency): number => amount * CENTS[currency];

/**
 * Centavos or US cents in the ledger's unit, rounded down: what a refund has of centavos is borne by
 * the platform, and not by the person.
 */
export const fromCents = (cents: number, currency: Currency): number =>
  Math.floor(cents / CENTS[currency]);

/** Why a paid payment is not the one that a top-up asked for; undefined if it is. */
export function findMismatch(
  payment: Pick<FetchedPayment, "currency" | "cents">,
  asked: { currency: Currency; amount: number },
): "currency" | "amount" | undefined {
  if (payment.currency !== CHARGED_IN[asked.currency]) return "currency";
  return payment.cents === toCents(asked.amount, asked.currency) ? undefined : "amount";
}

/** The state of a dispute that is stored: one that is gone at the provider was decided for us. */
export function nextDispute(stored: DisputeState, fetched: DisputeState): DisputeState {
  if (fetched !== "none") return fetched;
  return stored === "open" ? "won" : stored;
}

/**
 * Amount of a settled top-up that is to be gone from the platform's books: refunds, and what is in
 * dispute or was lost in one. Never more than the top-up.
 *
 * @param amount of the top-up; all in the ledger's unit
 */
export function goneOf({
  amount,
  refunded,
  disputed,
  dispute,
}: {
  amount: number;
  refunded: number;
  disputed: number;
  dispute: DisputeState;
}): number {
  const inDispute = dispute === "open" || dispute === "lost" ? disputed : 0;
  return Math.min(amount, refunded + inDispute);
}

/**
 * Shares what is taken back between the wallet and the platform: a wallet gives what it has, and never
 * goes below zero.
 *
 * @param available what the wallet has that is no play money
 */
export function shareTaken(due: number, available: number): { wallet: number; house: number } {
  const wallet = Math.min(due, Math.max(available, 0));
  return { wallet, house: due - wallet };
}

/** Shares what comes back: first what the platform has borne, then what the wallet gave. */
export function shareReturned(due: number, taken: { wallet: number; house: number }) {
  const house = Math.min(due, taken.house);
  return { wallet: due - house, house };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time to begin a checkout, in milliseconds. Stripe closes its own after a day at most. */
export const CHECKOUT_MS: Record<RealProvider, number> = {
  mercadopago: 3 * DAY,
  stripe: 23 * HOUR,
};

/** OXXO and banks report a payment up to two days after it was made. */
const VOUCHER_GRACE_MS = 2 * DAY;
/** Between the end of a checkout and calling it expired: a card may just be charged. */
const CHECKOUT_GRACE_MS = HOUR;
/** After this time a payment is not asked about any more: disputes are opened within 120 days. */
const CHECKED_FOR_MS = 180 * DAY;

/** Whether an unpaid top-up has expired. */
export function isExpired(
  { expiresAt, payBefore }: { expiresAt: Date; payBefore: Date | null },
  { payments, isClosed }: FoundPayments,
  now: Date,
): boolean {
  const isWaiting = payments.some(({ status }) => status === "pending");
  if (isWaiting)
    return (
      payBefore !== null &&
      now.getTime() >= Math.max(payBefore.getTime(), expiresAt.getTime()) + VOUCHER_GRACE_MS
    );
  return isClosed || now.getTime() >= expiresAt.getTime() + CHECKOUT_GRACE_MS;
}

/**
 * When the provider is asked again about a top-up: pending ones often at first, and at least every six
 * hours; settled and ended ones once a day, and ever less often, since refunds and disputes come late.
 *
 * @returns null for never again
 */
export function nextCheck(createdAt: Date, isPending: boolean, now: Date): Date | null {
  const age = Math.max(now.getTime() - createdAt.getTime(), 0);
  if (age > CHECKED_FOR_MS) return null;
  const wait = isPending
    ? Math.min(Math.max(age / 4, 5 * MINUTE), 6 * HOUR)
    : Math.max(age / 3, DAY);
  return new Date(now.getTime() + wait);
}

export const SHOWN_TOP_UP_STATES = [
  "pending",
  "cancelled",
  "expired",
  "paid",
  "late",
  "refunded",
  "part_refunded",
  "disputed",
  "dispute_won",
  "dispute_lost",
] as const;
export type ShownTopUpState = (typeof SHOWN_TOP_UP_STATES)[number];

/** The state of a top-up as its person reads it. */
export function shownState(topUp: {
  status: "pending" | "settled" | "cancelled";
  amount: number;
  isLate: boolean | null;
  isExpired: boolean | null;
  refunded: number | null;
  dispute: DisputeState | null;
}): ShownTopUpState {
  const { status, amount, refunded, dispute } = topUp;
  if (status === "pending") return "pending";
  if (status === "cancelled") return topUp.isExpired ? "expired" : "cancelled";
  if (refunded !== null && refunded >= amount) return "refunded";
  if (dispute === "open") return "disputed";
  if (dispute === "lost") return "dispute_lost";
  if (refunded !== null && refunded > 0) return "part_refunded";
  if (dispute === "won") return "dispute_won";
  return topUp.isLate ? "late" : "paid";
}
