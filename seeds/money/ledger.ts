import type { Currency, TransactionCause } from "#domain/money/ledger.ts";
import { periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import type { ledgerAccounts, ledgerTransactions } from "#db/schema/money/ledger.ts";
import type { subscriptions } from "#db/schema/money/payments.ts";
import { daysBefore } from "../clock.ts";
import { WRITTEN_ARTIFAKTS } from "../content/artifakts.ts";
import { accountId } from "../people.ts";

/** A person's id for their wallet, null for the platform's funding account, or an account's id. */
export type SeededHolder = string | null | { account: string };

/** A transaction that moves `amount` from one account to another. */
export interface SeededMovement {
  transaction: typeof ledgerTransactions.$inferInsert & { id: string };
  currency: Currency;
  from: SeededHolder;
  to: SeededHolder;
  /** Smallest unit, above zero: whole pesos, US cents, credits. */
  amount: number;
}

/**
 * Rewards of the demo person, 1,250 credits in all. Those of closed challenges come from their
 * escrow (escrows.ts). The third challenge is still open and pays each accepted story: this reward
 * was paid from the platform's funding, so that its escrow is still full.
 */
export const REWARDS = [
  { challenge: "challenge-22", credits: 500, daysAgo: 9.5, isOver: true },
  { challenge: "challenge-21", credits: 450, daysAgo: 2.2, isOver: true },
  { challenge: "challenge-2", credits: 300, daysAgo: 0.2, isOver: false },
] as const;

/** Sales of the demo person: number of the artifakt in its id, index of the buyer's account. */
export const SALES = [
  { artifakt: 4, buyer: 12, daysAgo: 21.3 },
  { artifakt: 7, buyer: 80, daysAgo: 13.8 },
  { artifakt: 20, buyer: 145, daysAgo: 6.1 },
  { artifakt: 21, buyer: 233, daysAgo: 1.4 },
] as const;

/** Opening balances of the demo person: whole pesos, US cents. */
const WALLET_OPENING = { MXN: 2_500, USD: 4_000 } as const;
const BUYER_OPENING_MXN = 1_500;

/** Accounts, empty: the platform's funding, the wallets of the demo person and of the buyers. */
export function listAccounts(): (typeof ledgerAccounts.$inferInsert)[] {
  const currencies: Currency[] = ["MXN", "USD", "credits"];
  return [
    ...currencies.map((currency) => ({
      id: `account-funding-${currency}`,
      ownerId: null,
      currency,
      purpose: "funding" as const,
    })),
    ...currencies.map((currency) => wallet(DEMO_PERSON_ID, currency)),
    ...SALES.map(({ buyer }) => wallet(accountId(buyer), "MXN")),
  ];
}

/** A person's credits wallet, empty. */
export const creditsWallet = (ownerId: string) => wallet(ownerId, "credits");

function wallet(ownerId: string, currency: Currency) {
  return { id: `account-${ownerId}-${currency}`, ownerId, currency, purpose: "wallet" as const };
}

/** Ownerships of the buyers of the demo person's artifakts. */
export function listOwnerships(now: Date): (typeof artifaktOwnerships.$inferInsert)[] {
  return SALES.map(({ artifakt, buyer, daysAgo }) => ({
    id: `ownership-sale-${artifakt}`,
    personId: accountId(buyer),
    artifaktId: `artifakt-${artifakt}`,
    price: WRITTEN_ARTIFAKTS[artifakt - 1]!.price,
    transactionId: `transaction-sale-${artifakt}`,
    acquiredAt: daysBefore(now, daysAgo),
  }));
}

/** The demo person's Plaza Pro. It is never charged (db/commands/shop/pro.ts). */
export function listSubscriptions(now: Date): (typeof subscriptions.$inferInsert)[] {
  const startedAt = daysBefore(now, 90);
  return [
    {
      id: "subscription-demo",
      personId: DEMO_PERSON_ID,
      priceCents: PRO_PRICE_CENTS,
      startedAt,
      periodEnd: periodEndAfter(startedAt, now),
    },
  ];
}

/** All movements in chronological order, so that no wallet is ever below zero. */
export function listMovements(now: Date): SeededMovement[] {
  const movement = (
    id: string,
    cause: TransactionCause,
    reference: string,
    daysAgo: number,
  ): SeededMovement["transaction"] => ({
    id: `transaction-${id}`,
    cause,
    reference,
    createdAt: daysBefore(now, daysAgo),
  });
  const openings = (["MXN", "USD"] as const).map((currency): SeededMovement => ({
    transaction: movement(`demo-opening-${currency}`, "opening_balance", "", 90),
    currency,
    from: null,
    to: DEMO_PERSON_ID,
    amount: WALLET_OPENING[currency],
  }));
  const buyers = SALES.map(({ buyer }): SeededMovement => ({
    transaction: movement(`buyer-opening-${buyer}`, "opening_balance", "", 60),
    currency: "MXN",
    from: null,
    to: accountId(buyer),
    amount: BUYER_OPENING_MXN,
  }));
  const sales = SALES.map(({ artifakt, buyer, daysAgo }): SeededMovement => {
    const sold = WRITTEN_ARTIFAKTS[artifakt - 1];
    if (!sold?.isDemo || sold.price === 0) {
      throw new Error(`artifakt ${artifakt} is not one the demo person sells`);
    }
    return {
      transaction: movement(`sale-${artifakt}`, "artifakt_sale", `artifakt-${artifakt}`, daysAgo),
      currency: "MXN",
      from: accountId(buyer),
      to: DEMO_PERSON_ID,
      amount: sold.price,
    };
  });
  const paidByPlatform = REWARDS.filter(({ isOver }) => !isOver);
  const rewards = paidByPlatform.map(({ challenge, credits, daysAgo }): SeededMovement => ({
    transaction: movement(`reward-${challenge}`, "challenge_reward", challenge, daysAgo),
    currency: "credits",
    from: null,
    to: DEMO_PERSON_ID,
    amount: credits,
  }));
  return [...openings, ...buyers, ...sales, ...rewards];
}
