import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { payoutDestinations, payouts, subscriptions, topUps } from "#db/schema/money/payments.ts";
import { payoutExports, topUpPayments } from "#db/schema/money/provider-payments.ts";
import { people } from "#db/schema/people/people.ts";

/** A person's top-ups, newest first, with what their provider says; null for the sandbox's. */
export function listTopUps(db: Db, personId: string, limit: number) {
  return db
    .select({
      id: topUps.id,
      currency: topUps.currency,
      amount: topUps.amount,
      status: topUps.status,
      provider: topUps.provider,
      next: topUps.next,
      createdAt: topUps.createdAt,
      payUrl: topUpPayments.payUrl,
      method: topUpPayments.method,
      payBefore: topUpPayments.payBefore,
      isLate: topUpPayments.isLate,
      isExpired: topUpPayments.isExpired,
      refunded: topUpPayments.refunded,
      disputed: topUpPayments.disputed,
      dispute: topUpPayments.dispute,
    })
    .from(topUps)
    .leftJoin(topUpPayments, eq(topUpPayments.topUpId, topUps.id))
    .where(eq(topUps.personId, personId))
    .orderBy(desc(topUps.createdAt), topUps.id)
    .limit(limit);
}

/** One of a person's top-ups at a provider that moves real money, with its checkout. */
export async function findCheckout(db: Db, personId: string, topUpId: string) {
  const [checkout] = await db
    .select({
      id: topUps.id,
      provider: topUps.provider,
      reference: topUps.providerReference,
      currency: topUps.currency,
      amount: topUps.amount,
      status: topUps.status,
      sessionId: topUpPayments.sessionId,
      payUrl: topUpPayments.payUrl,
      expiresAt: topUpPayments.expiresAt,
    })
    .from(topUps)
    .innerJoin(topUpPayments, eq(topUpPayments.topUpId, topUps.id))
    .where(and(eq(topUps.id, topUpId), eq(topUps.personId, personId)))
    .limit(1);
  return checkout;
}

/** A person's active subscription; undefined without one. */
export async function findSubscription(db: Db, personId: string) {
  const [subscription] = await db
    .select({
      priceCents: subscriptions.priceCents,
      startedAt: subscriptions.startedAt,
      periodEnd: subscriptions.periodEnd,
      isCancelled: subscriptions.isCancelled,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt)))
    .limit(1);
  return subscription;
}

/** A person's payouts, newest first. */
export function listPayouts(db: Db, personId: string, limit: number) {
  return db
    .select({
      id: payouts.id,
      amount: payouts.amount,
      status: payouts.status,
      method: payouts.method,
      lastFour: payouts.lastFour,
      createdAt: payouts.createdAt,
      /** In a bank file; null for none. */
      batchId: payoutExports.batchId,
    })
    .from(payouts)
    .leftJoin(payoutExports, eq(payoutExports.payoutId, payouts.id))
    .where(eq(payouts.personId, personId))
    .orderBy(desc(payouts.createdAt), payouts.id)
    .limit(limit);
}

/** A person's payout destination, as far as it is shown; undefined before they said one. */
export async function findPayoutDestination(db: Db, personId: string) {
  const [destination] = await db
    .select({
      method: payoutDestinations.method,
      lastFour: payoutDestinations.lastFour,
      bankCode: payoutDestinations.bankCode,
    })
    .from(payoutDestinations)
    .where(eq(payoutDestinations.personId, personId))
    .limit(1);
  return destination;
}

/** Requested payouts of all people, longest waiting first. */
export function listRequestedPayouts(db: Db, limit: number) {
  return db
    .select({
      id: payouts.id,
      personId: payouts.personId,
      amount: payouts.amount,
      sealedDestination: payouts.sealedDestination,
      createdAt: payouts.createdAt,
      name: people.displayName,
      email: accounts.email,
      /** In a bank file; null for none. */
      batchId: payoutExports.batchId,
    })
    .from(payouts)
    .leftJoin(payoutExports, eq(payoutExports.payoutId, payouts.id))
    .innerJoin(people, eq(people.id, payouts.personId))
    .leftJoin(accounts, eq(accounts.personId, payouts.personId))
    .where(eq(payouts.status, "requested"))
    .orderBy(asc(payouts.createdAt), payouts.id)
    .limit(limit);
}

/** Encrypted destination of a requested payout; undefined for one that waits no more. */
export async function findRequestedDestination(db: Db, payoutId: string) {
  const [found] = await db
    .select({ personId: payouts.personId, sealedDestination: payouts.sealedDestination })
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.status, "requested")));
  return found;
}
