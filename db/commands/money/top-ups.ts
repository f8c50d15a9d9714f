import { and, desc, eq } from "drizzle-orm";
import type { Currency } from "#domain/money/ledger.ts";
import { SANDBOX_PROVIDER, type TopUpStatus } from "#domain/money/payments.ts";
import type { Db } from "#db/connection/client.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { createId } from "#db/connection/tokens.ts";
import { moveMoney } from "./move-money.ts";
import { notify } from "#db/commands/people/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface TopUpInput {
  personId: string;
  currency: Currency;
  /** Smallest unit, within TOP_UP_LIMITS. */
  amount: number;
  provider: string;
  /** The provider's own name for it. */
  providerReference: string;
  now: Date;
}

/** Notes that a person wants to add money. Nothing moves until the provider says it was paid. */
export async function requestTopUp(
  tx: Db,
  { now, ...input }: TopUpInput,
): Promise<{ kind: "done"; topUpId: string }> {
  const topUpId = createId("topup");
  await tx.insert(topUps).values({ id: topUpId, ...input, createdAt: now });
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
 * How a top-up is found: by its person and id, or as its provider calls it, together with what the
 * provider says was paid.
 */
export type TopUpName =
  | { personId: string; topUpId: string }
  | {
      provider: string;
      providerReference: string;
      currency: Currency;
      /** Smallest unit. */
      amount: number;
    };

const isNamed = (name: TopUpName) =>
  "topUpId" in name
    ? and(eq(topUps.id, name.topUpId), eq(topUps.personId, name.personId))
    : and(eq(topUps.provider, name.provider), eq(topUps.providerReference, name.providerReference));

export type TopUpSettled =
  | { kind: "done"; currency: Currency; amount: number; wasSettled: boolean }
  /** `differs`: the provider speaks of another amount or currency. */
  | { kind: "refused"; reason: "gone" | "cancelled" | "differs" };

/**
 * Pays a pending top-up into its person's wallet, once, however often its provider says so: who
 * changes it from pending moves the money, everybody else is told that it was done.
 */
export async function settleTopUp(tx: Db, name: TopUpName, now: Date): Promise<TopUpSettled> {
  const [topUp] = await tx.select().from(topUps).where(isNamed(name)).for("update");
  if (!topUp) return { kind: "refused", reason: "gone" };
  const { id, personId, currency, amount, status } = topUp;
  if ("provider" in name && (name.currency !== currency || name.amount !== amount))
    return { kind: "refused", reason: "differs" };
  if (status === "cancelled") return { kind: "refused", reason: "cancelled" };
  if (status === "settled") return { kind: "done", currency, amount, wasSettled: true };
  const moved = await moveMoney(tx, {
    cause: "top_up",
    reference: id,
    sides: [
      { ownerId: null, purpose: "funding", currency, amount: -amount },
      { ownerId: personId, purpose: "wallet", currency, amount },
    ],
    play: topUp.provider === SANDBOX_PROVIDER ? amount : 0,
    now,
  });
  if (moved.kind === "refused") throw new Error("the house's funding cannot be short");
  await tx
    .update(topUps)
    .set({ status: "settled", transactionId: moved.transactionId, endedAt: now })
    .where(eq(topUps.id, id));
  await recordEvent(tx, {
    personId,
    action: "settle-top-up",
    subject: id,
    data: { currency, amount },
    now,
  });
  // Who pressed the button sees it there; a provider's notice comes when nobody is looking.
  if (!("topUpId" in name))
    await notify(tx, {
      personId,
      kind: "top_up_settled",
      data: { currency, amount },
      href: "/wallet",
      now,
    });
  return { kind: "done", currency, amount, wasSettled: false };
}

export type TopUpCancelled =
  | { kind: "done"; currency: Currency; amount: number }
  | { kind: "refused"; reason: "none" | "settled" };

/**
 * Cancels one of a person's pending top-ups, or the newest of them; cancelled twice is once.
 *
 * @param topUpId undefined: the newest that is pending
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
