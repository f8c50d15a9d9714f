import { and, eq } from "drizzle-orm";
import {
  CHARGED_IN,
  findMismatch,
  fromCents,
  nextCheck,
  nextDispute,
  toCents,
  type FetchedPayment,
  type RealProvider,
} from "#domain/money/provider-payment.ts";
import type { Db } from "#db/connection/client.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { topUpPayments } from "#db/schema/money/provider-payments.ts";
import { recordDifference } from "./payment-differences.ts";
import { amountText, centsText, chargedText, moveWhatIsGone, namesOf } from "./take-back.ts";
import { bookTopUp } from "./top-ups.ts";

type TopUp = typeof topUps.$inferSelect;
type Stored = typeof topUpPayments.$inferSelect;

export type Applied =
  /** The books say what the provider says; `changed`: this call has made them say so. */
  | { kind: "done"; topUpId: string; changed: boolean }
  /** Something else was written since `version` was read: fetch it again. */
  | { kind: "stale" }
  /** Not booked, and listed for the operator. */
  | { kind: "listed"; difference: "unknown" | "amount" | "currency" | "twice" }
  /** Unpaid, and of no known top-up. */
  | { kind: "ignored" };

/**
 * Makes the books say of a payment what its provider says: books it once, however often and in
 * whatever order notices arrive, and takes back or returns what was refunded or disputed since. A
 * payment that differs from what its top-up has asked for is listed for the operator and not
 * booked.
 *
 * @param payment as fetched from the provider's API; never what a notice says
 * @param version of the stored payment, read before the fetch began: a state that was fetched before the
 *   last change does not undo it
 */
export async function applyPayment(
  tx: Db,
  input: { provider: RealProvider; payment: FetchedPayment; version: number; now: Date },
): Promise<Applied> {
  const { provider, payment, version, now } = input;
  const [topUp] = await tx
    .select()
    .from(topUps)
    .where(
      and(eq(topUps.provider, provider), eq(topUps.providerReference, payment.reference ?? "")),
    )
    .for("update");
  const isPaid = payment.status === "paid";
  if (!topUp) {
    if (!isPaid) return { kind: "ignored" };
    await recordDifference(tx, {
      ...namesOf(input),
      kind: "unknown",
      found: amountText(payment),
      now,
    });
    return { kind: "listed", difference: "unknown" };
  }
  const [stored] = await tx
    .select()
    .from(topUpPayments)
    .where(eq(topUpPayments.topUpId, topUp.id))
    .for("update");
  if (!stored) throw new Error(`top-up ${topUp.id} has no payment`);
  if (stored.paymentId !== null && stored.paymentId !== payment.paymentId) {
    // Another try with another card counts for nothing; paid twice it is the operator's to give back.
    if (!isPaid || payment.refundedCents >= payment.cents)
      return { kind: "done", topUpId: topUp.id, changed: false };
    await recordDifference(tx, {
      ...namesOf(input, topUp),
      kind: "twice",
      found: amountText(payment),
      now,
    });
    return { kind: "listed", difference: "twice" };
  }
  if (isPaid) {
    const mismatch = findMismatch(payment, topUp);
    if (mismatch) {
      const expected = chargedText(topUp.amount, topUp.currency);
      const found = amountText(payment);
      await recordDifference(tx, {
        ...namesOf(input, topUp),
        kind: mismatch,
        expected,
        found,
        now,
      });
      return { kind: "listed", difference: mismatch };
    }
  }
  const next = nextState(stored, { payment, topUp });
  if (isSame(stored, next)) return { kind: "done", topUpId: topUp.id, changed: false };
  if (version !== stored.version) return { kind: "stale" };
  await write(tx, { topUp, stored, next, ...input });
  return { kind: "done", topUpId: topUp.id, changed: true };
}

type NextState = Pick<
  Stored,
  "paymentId" | "method" | "payBefore" | "refunded" | "disputed" | "dispute"
>;

function nextState(
  stored: Stored,
  { payment, topUp }: { payment: FetchedPayment; topUp: TopUp },
): NextState {
  if (payment.status !== "paid")
    // A payment that was booked stays booked; only a refund or a dispute changes it later.
    return stored.paymentId !== null || payment.status === "failed"
      ? stored
      : { ...stored, method: payment.method, payBefore: payment.payBefore };
  const { currency, amount } = topUp;
  return {
    paymentId: payment.paymentId,
    method: payment.method,
    payBefore: stored.payBefore,
    refunded: Math.min(fromCents(payment.refundedCents, currency), amount),
    disputed: Math.min(fromCents(payment.disputedCents, currency), amount),
    dispute: nextDispute(stored.dispute, payment.dispute),
  };
}

const isSame = (stored: Stored, next: NextState): boolean =>
  stored.paymentId === next.paymentId &&
  stored.method === next.method &&
  stored.payBefore?.getTime() === next.payBefore?.getTime() &&
  stored.refunded === next.refunded &&
  stored.disputed === next.disputed &&
  stored.dispute === next.dispute;

async function write(
  tx: Db,
  change: {
    topUp: TopUp;
    stored: Stored;
    next: NextState;
    provider: RealProvider;
    payment: FetchedPayment;
    now: Date;
  },
): Promise<void> {
  const { topUp, stored, next, payment, now } = change;
  const { paymentId, method, payBefore, refunded, disputed, dispute } = next;
  const isBooked = stored.paymentId === null && next.paymentId !== null;
  if (isBooked) await bookTopUp(tx, topUp, { isPlay: !payment.isLive, isTold: true, now });
  const taken = await moveWhatIsGone(tx, change);
  if (payment.refundedCents > toCents(refunded, topUp.currency) && refunded < topUp.amount)
    await recordDifference(tx, {
      ...namesOf(change, topUp),
      kind: "fraction",
      expected: chargedText(refunded, topUp.currency),
      found: centsText(payment.refundedCents, CHARGED_IN[topUp.currency]),
      now,
    });
  const isPending = topUp.status === "pending" && !isBooked;
  await tx
    .update(topUpPayments)
    .set({
      paymentId,
      method,
      payBefore,
      refunded,
      disputed,
      dispute,
      ...taken,
      ...(isBooked && { isLate: topUp.status === "cancelled" }),
      version: stored.version + 1,
      nextCheckAt: nextCheck(topUp.createdAt, isPending, now),
      failures: 0,
    })
    .where(eq(topUpPayments.topUpId, topUp.id));
}
