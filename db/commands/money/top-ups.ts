import { and, desc, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Currency } from "#domain/money/ledger.ts";
import { SANDBOX_PROVIDER, type TopUpStatus } from "#domain/money/payments.ts";
import { nextCheck, REAL_PROVIDERS } from "#domain/money/provider-payment.ts";
import type { Db } from "#db/connection/client.ts";
import { topUpPayments } from "#db/schema/money/provider-payments.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { createId } from "#db/connection/tokens.ts";
import { postTransaction } from "./post-transaction.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface TopUpInput {
  personId: string;
  currency: Currency;
  /** In the smallest unit, within TOP_UP_LIMITS. */
  amount: number;
  provider: string;
  /** Our reference at the provider; the sandbox's own. */
  providerReference: string;
  /** Until when the checkout of a provider with real money can be paid. */
  expiresAt?: Date;
  /** Path where the money is missing, checked by `safePath`; undefined for none. */
  next?: string;
  now: Date;
}

/** Records a requested top-up. No money moves until the provider reports it as paid. */
export async function requestTopUp(
  tx: Db,
  { now, expiresAt, ...input }: TopUpInput,
): Promise<{ kind: "done"; topUpId: string }> {
  const topUpId = createId("topup");
  await tx.insert(topUps).values({ id: topUpId, ...input, createdAt: now });
  if (expiresAt)
    await tx
      .insert(topUpPayments)
      .values({ topUpId, expiresAt, nextCheckAt: nextCheck(now, true, now) });
  const { personId, currency, amount } = input;
  await recordEvent(tx, {
    personId,
    action: "request-top-up",
    subject: topUpId,
    data: { currency, amount },
    now,
  });
  return { kind: "done", topUpId };
}

/**
 * Identifies a top-up: by person and id, or by the provider's reference together with the amount
 * that the provider reports as paid.
 */
export type TopUpReference =
  | { personId: string; topUpId: string }
  | {
      provider: string;
      providerReference: string;
      currency: Currency;
      /** In the smallest unit. */
      amount: number;
    };

const isReferredTo = (reference: TopUpReference) =>
  "topUpId" in reference
    ? and(eq(topUps.id, reference.topUpId), eq(topUps.personId, reference.personId))
    : and(
        eq(topUps.provider, reference.provider),
        eq(topUps.providerReference, reference.providerReference),
      );

const isReal = (provider: string) => REAL_PROVIDERS.some((name) => name === provider);

export type TopUpSettled =
  | { kind: "done"; currency: Currency; amount: number; wasSettled: boolean }
  /** `differs`: the provider reports another amount or currency. */
  | { kind: "refused"; reason: "gone" | "cancelled" | "differs" };

/**
 * Settles a pending top-up: credits the person's wallet exactly once, however many
 * webhooks arrive. The row lock makes concurrent calls see the settled status. Those of REAL_PROVIDERS
 * are settled by what the provider's API says alone (`applyPayment`).
 */
export async function settleTopUp(
  tx: Db,
  reference: TopUpReference,
  now: Date,
): Promise<TopUpSettled> {
  const [topUp] = await tx.select().from(topUps).where(isReferredTo(reference)).for("update");
  if (!topUp || isReal(topUp.provider)) return { kind: "refused", reason: "gone" };
  const { currency, amount, status } = topUp;
  if ("provider" in reference && (reference.currency !== currency || reference.amount !== amount))
    return { kind: "refused", reason: "differs" };
  if (status === "cancelled") return { kind: "refused", reason: "cancelled" };
  if (status === "settled") return { kind: "done", currency, amount, wasSettled: true };
  // No notification for the person who confirmed in the wallet: they see the result there.
  await bookTopUp(tx, topUp, {
    isPlay: topUp.provider === SANDBOX_PROVIDER,
    isTold: !("topUpId" in reference),
    now,
  });
  return { kind: "done", currency, amount, wasSettled: false };
}

/**
 * Credits the wallet of a top-up that is locked and not settled yet.
 *
 * @param isPlay the payment was simulated: it adds play money
 * @param isTold the person is notified
 */
export async function bookTopUp(
  tx: Db,
  { id, personId, currency, amount, next }: typeof topUps.$inferSelect,
  { isPlay, isTold, now }: { isPlay: boolean; isTold: boolean; now: Date },
): Promise<void> {
  const moved = await postTransaction(tx, {
    cause: "top_up",
    reference: id,
    postings: [
      { ownerId: null, purpose: "funding", currency, amount: -amount },
      { ownerId: personId, purpose: "wallet", currency, amount },
    ],
    play: isPlay ? amount : 0,
    now,
  });
  if (moved.kind === "refused") throw new Error("the house's funding cannot be short");
  await tx
    .update(topUps)
    .set({ status: "settled", transactionId: moved.transactionId, endedAt: now })
    .where(eq(topUps.id, id));
  const data = { currency, amount };
  await recordEvent(tx, { personId, action: "settle-top-up", subject: id, data, now });
  if (!isTold) return;
  const kind = next === null ? "top_up_settled" : "top_up_for_purchase";
  await notify(tx, { personId, kind, data, href: next ?? paths.wallet, now });
}

export type TopUpCancelled =
  | { kind: "done"; currency: Currency; amount: number }
  | { kind: "refused"; reason: "none" | "settled" };

/**
 * Cancels one of the person's top-ups while it is pending. Repeating it changes nothing.
 *
 * @param topUpId undefined for the newest pending one
 */
export async function cancelTopUp(
  tx: Db,
  { personId, topUpId, now }: { personId: string; topUpId: string | undefined; now: Date },
): Promise<TopUpCancelled> {
  const own = eq(topUps.personId, personId);
  const [topUp] = await tx
    .select()
    .from(topUps)
    .where(
      topUpId === undefined
        ? and(own, eq(topUps.status, "pending"))
        : and(own, eq(topUps.id, topUpId)),
    )
    .orderBy(desc(topUps.createdAt), topUps.id)
    .limit(1)
    .for("update");
  if (!topUp) return { kind: "refused", reason: "none" };
  const { id, currency, amount } = topUp;
  const status: TopUpStatus = topUp.status;
  if (status === "settled") return { kind: "refused", reason: "settled" };
  if (status === "pending") {
    await tx.update(topUps).set({ status: "cancelled", endedAt: now }).where(eq(topUps.id, id));
    await recordEvent(tx, { personId, action: "cancel-top-up", subject: id, now });
  }
  return { kind: "done", currency, amount };
}
