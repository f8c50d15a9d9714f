import { and, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { payoutDestinations, payouts } from "#db/schema/money/payments.ts";
import { payoutExports } from "#db/schema/money/provider-payments.ts";
import { createId } from "#db/connection/tokens.ts";
import { postTransaction } from "./post-transaction.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type PayoutRequested =
  | { kind: "done"; payoutId: string; amount: number }
  | { kind: "refused"; reason: "short"; missing: number }
  | { kind: "refused"; reason: "no-destination" };

/**
 * Requests a payout to the person's stored destination, which the request keeps: the amount moves from
 * the wallet to the person's hold account at once, so that it cannot be spent as well.
 *
 * @param amount whole MXN, at least PAYOUT_MIN_MXN
 */
export async function requestPayout(
  tx: Db,
  { personId, amount, now }: { personId: string; amount: number; now: Date },
): Promise<PayoutRequested> {
  const [destination] = await tx
    .select({
      sealedDestination: payoutDestinations.sealedDestination,
      method: payoutDestinations.method,
      lastFour: payoutDestinations.lastFour,
    })
    .from(payoutDestinations)
    .where(eq(payoutDestinations.personId, personId));
  if (!destination) return { kind: "refused", reason: "no-destination" };
  const payoutId = createId("payout");
  const moved = await postTransaction(tx, {
    cause: "payout_hold",
    reference: payoutId,
    postings: [
      { ownerId: personId, purpose: "wallet", currency: "MXN", amount: -amount },
      { ownerId: personId, purpose: "hold", currency: "MXN", amount },
    ],
    now,
  });
  if (moved.kind === "refused") return { kind: "refused", reason: "short", missing: moved.missing };
  const holdId = moved.transactionId;
  await tx
    .insert(payouts)
    .values({ id: payoutId, personId, amount, holdId, createdAt: now, ...destination });
  await recordEvent(tx, {
    personId,
    action: "request-payout",
    subject: payoutId,
    data: { amount },
    now,
  });
  return { kind: "done", payoutId, amount };
}

export type PayoutEnded =
  | { kind: "done"; amount: number; wasEnded: boolean }
  | { kind: "refused"; reason: "gone" | "paid" }
  /** It is in a bank file, which may have been sent. */
  | { kind: "refused"; reason: "exported" };

/**
 * Cancels a requested payout: the amount returns to the wallet. Repeating it changes nothing; a paid one
 * stays paid, and one that is in a bank file is the operator's to end.
 */
export async function cancelPayout(
  tx: Db,
  { personId, payoutId, now }: { personId: string; payoutId: string; now: Date },
): Promise<PayoutEnded> {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.personId, personId)))
    .for("update");
  if (!payout) return { kind: "refused", reason: "gone" };
  if (payout.status === "paid") return { kind: "refused", reason: "paid" };
  const { amount } = payout;
  if (payout.status === "cancelled") return { kind: "done", amount, wasEnded: true };
  const isExported = await tx
    .select({ batchId: payoutExports.batchId })
    .from(payoutExports)
    .where(eq(payoutExports.payoutId, payoutId));
  if (isExported.length > 0) return { kind: "refused", reason: "exported" };
  await end(tx, { payout, status: "cancelled", now });
  return { kind: "done", amount, wasEnded: false };
}

/**
 * Records that a payout was paid: the held amount leaves the ledger through funding. Idempotent.
 */
export async function payPayout(
  tx: Db,
  { payoutId, now }: { payoutId: string; now: Date },
): Promise<PayoutEnded> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for("update");
  if (!payout || payout.status === "cancelled") return { kind: "refused", reason: "gone" };
  const { amount, personId } = payout;
  if (payout.status === "paid") return { kind: "done", amount, wasEnded: true };
  await end(tx, { payout, status: "paid", now });
  await notify(tx, { personId, kind: "payout_paid", data: { amount }, href: paths.earnings, now });
  return { kind: "done", amount, wasEnded: false };
}

/**
 * Refuses a requested payout: the amount returns to the wallet and the person is notified.
 * Idempotent; a paid one stays paid.
 */
export async function refusePayout(
  tx: Db,
  { payoutId, now }: { payoutId: string; now: Date },
): Promise<PayoutEnded> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for("update");
  if (!payout) return { kind: "refused", reason: "gone" };
  const { amount, personId } = payout;
  if (payout.status === "paid") return { kind: "refused", reason: "paid" };
  if (payout.status === "cancelled") return { kind: "done", amount, wasEnded: true };
  await end(tx, { payout, status: "cancelled", now });
  await notify(tx, {
    personId,
    kind: "payout_refused",
    data: { amount },
    href: paths.payouts,
    now,
  });
  return { kind: "done", amount, wasEnded: false };
}

async function end(
  tx: Db,
  input: { payout: typeof payouts.$inferSelect; status: "paid" | "cancelled"; now: Date },
): Promise<void> {
  const { payout, status, now } = input;
  const { id, personId, amount } = payout;
  const moved = await postTransaction(tx, {
    cause: status === "paid" ? "payout" : "payout_release",
    reference: id,
    postings: [
      { ownerId: personId, purpose: "hold", currency: "MXN", amount: -amount },
      status === "paid"
        ? { ownerId: null, purpose: "funding", currency: "MXN", amount }
        : { ownerId: personId, purpose: "wallet", currency: "MXN", amount },
    ],
    now,
  });
  if (moved.kind === "refused") throw new Error(`payout ${id} is not held`);
  await tx
    .update(payouts)
    .set({ status, endId: moved.transactionId, endedAt: now })
    .where(eq(payouts.id, id));
  const action = status === "paid" ? "pay-payout" : "cancel-payout";
  await recordEvent(tx, { personId, action, subject: id, data: { amount }, now });
}
