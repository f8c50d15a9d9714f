import { paths } from "#domain/addresses/paths.ts";
import type { Currency } from "#domain/money/ledger.ts";
import {
  CHARGED_IN,
  goneOf,
  shareReturned,
  shareTaken,
  toCents,
  type DisputeState,
  type FetchedPayment,
  type RealProvider,
  type TopUpMovement,
} from "#domain/money/provider-payment.ts";
import { formatAmount } from "#domain/money/movements.ts";
import type { Db } from "#db/connection/client.ts";
import type { topUps } from "#db/schema/money/payments.ts";
import { topUpMovements, type topUpPayments } from "#db/schema/money/provider-payments.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { recordDifference } from "./payment-differences.ts";
import { lockWallet, postTransaction, type Posting } from "./post-transaction.ts";

type TopUp = typeof topUps.$inferSelect;

/** Books the refunds and disputes that a provider reports, or returns the money of a won dispute. */
export async function moveWhatIsGone(
  tx: Db,
  {
    topUp,
    stored,
    next,
    ...input
  }: {
    topUp: TopUp;
    stored: typeof topUpPayments.$inferSelect;
    /** The amounts that the provider reports now. */
    next: { refunded: number; disputed: number; dispute: DisputeState };
    provider: RealProvider;
    payment: FetchedPayment;
    now: Date;
  },
): Promise<{ takenWallet: number; takenHouse: number }> {
  const { takenWallet, takenHouse } = stored;
  const due = goneOf({ amount: topUp.amount, ...next }) - (takenWallet + takenHouse);
  if (due === 0) return { takenWallet, takenHouse };
  const kind: TopUpMovement =
    due < 0 ? "returned" : next.refunded > stored.refunded ? "refund" : "dispute";
  const { now, payment } = input;
  const locked = await lockWallet(tx, postingsOf(topUp, { wallet: due, house: due }));
  const available = payment.isLive ? locked.balance - locked.play : locked.play;
  const share =
    due > 0
      ? shareTaken(due, available)
      : shareReturned(-due, { wallet: takenWallet, house: takenHouse });
  const sign = Math.sign(due);
  const wallet = sign * share.wallet;
  const house = sign * share.house;
  const moved = await postTransaction(tx, {
    cause: "refund",
    reference: topUp.id,
    postings: postingsOf(topUp, { wallet, house }).filter(({ amount }) => amount !== 0),
    play: payment.isLive ? 0 : Math.abs(due),
    now,
  });
  if (moved.kind === "refused") throw new Error("a wallet had less than it was locked with");
  const { transactionId } = moved;
  await tx
    .insert(topUpMovements)
    .values({ transactionId, topUpId: topUp.id, kind, createdAt: now });
  const { personId, currency } = topUp;
  const data = { kind, currency, wallet, house };
  await recordEvent(tx, { personId, action: "correct-top-up", subject: topUp.id, data, now });
  if (house > 0)
    await recordDifference(tx, {
      ...namesOf(input, topUp),
      kind: "house",
      expected: chargedText(due, currency),
      found: chargedText(wallet, currency),
      now,
    });
  if (wallet !== 0)
    await notify(tx, {
      personId,
      kind: due > 0 ? "top_up_taken" : "top_up_returned",
      data: { amount: `${formatAmount(Math.abs(wallet), currency)} ${currency}` },
      href: paths.wallet,
      now,
    });
  return { takenWallet: takenWallet + wallet, takenHouse: takenHouse + house };
}

/**
 * Moves money from the wallet, and what it lacks from the platform, back to the account that funded
 * it.
 */
const postingsOf = (
  { personId, currency }: TopUp,
  { wallet, house }: { wallet: number; house: number },
): Posting[] => [
  { ownerId: null, purpose: "funding", currency, amount: wallet + house },
  { ownerId: null, purpose: "revenue", currency, amount: -house },
  { ownerId: personId, purpose: "wallet", currency, amount: -wallet },
];

/** Names a difference by its payment and top-up. */
export const namesOf = (
  { provider, payment }: { provider: RealProvider; payment: FetchedPayment },
  topUp?: TopUp,
) => ({ provider, paymentId: payment.paymentId, topUpId: topUp?.id ?? null });

/** `99.50 MXN`. */
export const centsText = (cents: number, currency: string) =>
  `${(cents / 100).toFixed(2)} ${currency}`;
/** What an amount of the ledger was charged with: `120.00 MXN` for 120 credits. */
export const chargedText = (amount: number, currency: Currency) =>
  centsText(toCents(amount, currency), CHARGED_IN[currency]);
export const amountText = ({ cents, currency }: FetchedPayment) =>
  centsText(cents, currency.slice(0, 10));
