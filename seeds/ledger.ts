import type { Currency, TransactionCause } from "#domain/money/ledger.ts";
import { periodEndAfter, PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import type { ledgerAccounts, ledgerTransactions } from "#db/schema/money/ledger.ts";
import type { subscriptions } from "#db/schema/money/payments.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_ARTIFAKTS } from "./content/artifakts.ts";
import { accountId } from "./people.ts";

/** Whose wallet, null for the platform's funding, or one account by its id. */
export type SeededHolder = string | null | { account: string };

/** One movement: `amount` leaves `from` and reaches `to`. */
export interface SeededMovement {
  transaction: typeof ledgerTransactions.$inferInsert & { id: string };
  currency: Currency;
  from: SeededHolder;
  to: SeededHolder;
  /** Smallest unit, above zero: whole pesos, US cents, credits. */
  amount: number;
}

/**
 * Rewards paid to the demo person; together the 1,250 credits of spec 2 "Challenges". Those of the
 * challenges that are over come out of their escrow (escrows.ts). The third still runs: it pays each
 * story that is taken, and this one the house has paid, so that its reward is still there to be won.
 */
export const REWARDS = [
  { challenge: "challenge-22", credits: 500, daysAgo: 9.5, isOver: true },
  { challenge: "challenge-21", credits: 450, daysAgo: 2.2, isOver: true },
  { challenge: "challenge-2", credits: 300, daysAgo: 0.2, isOver: false },
] as const;

/** The demo person's artifakts that were sold, by place in the catalogue, and to whom. */
export const SALES = [
  { artifakt: 4, buyer: 12, daysAgo: 21.3 },
  { artifakt: 7, buyer: 80, daysAgo: 13.8 },
  { artifakt: 20, buyer: 145, daysAgo: 6.1 },
  { artifakt: 21, buyer: 233, daysAgo: 1.4 },
] as const;

const WALLET_OPENING = { MXN: 2_500, USD: 4_000 } as const;
const BUYER_OPENING_MXN = 1_500;

/** Empty accounts: the platform's funding, the demo person's wallets and the buyers' ones. */
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

/** A person's credits, empty. */
export const creditsWallet = (ownerId: string) => wallet(ownerId, "credits");

function wallet(ownerId: string, currency: Currency) {
  return { id: `account-${ownerId}-${currency}`, ownerId, currency, purpose: "wallet" as const };
}

/** What the buyers of the demo person's artifakts own: what was paid for is theirs. */
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

/** The demo person's Plaza Pro (spec 2: "Pro Member"). Nobody charges the demo person. */
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

/** Every movement in the order it happened: no wallet is below zero on the way. */
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
  const paidByTheHouse = REWARDS.filter(({ isOver }) => !isOver);
  const rewards = paidByTheHouse.map(({ challenge, credits, daysAgo }): SeededMovement => ({
    transaction: movement(`reward-${challenge}`, "challenge_reward", challenge, daysAgo),
    currency: "credits",
    from: null,
    to: DEMO_PERSON_ID,
    amount: credits,
  }));
  return [...openings, ...buyers, ...sales, ...rewards];
}
