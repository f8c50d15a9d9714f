import { and, asc, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { ledgerAccounts, ledgerEntries } from "#db/schema/money/ledger.ts";
import { payouts, topUps } from "#db/schema/money/payments.ts";
import {
  paymentDifferences,
  payoutBatches,
  payoutExports,
  topUpMovements,
} from "#db/schema/money/provider-payments.ts";
import { people } from "#db/schema/people/people.ts";

/** Differences between the books and the providers that are still open, oldest first. */
export function listOpenDifferences(db: Db, limit: number) {
  return db
    .select({
      id: paymentDifferences.id,
      provider: paymentDifferences.provider,
      kind: paymentDifferences.kind,
      paymentId: paymentDifferences.paymentId,
      topUpId: paymentDifferences.topUpId,
      expected: paymentDifferences.expected,
      found: paymentDifferences.found,
      foundAt: paymentDifferences.foundAt,
      name: people.displayName,
    })
    .from(paymentDifferences)
    .leftJoin(topUps, eq(topUps.id, paymentDifferences.topUpId))
    .leftJoin(people, eq(people.id, topUps.personId))
    .where(isNull(paymentDifferences.endedAt))
    .orderBy(asc(paymentDifferences.foundAt), paymentDifferences.id)
    .limit(limit);
}

/** Refunds, disputes and returned money after top-ups, newest first; amounts as in the wallet. */
export function listTopUpMovements(db: Db, limit: number) {
  const ofWallet = db
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerEntries.transactionId, topUpMovements.transactionId),
        eq(ledgerAccounts.purpose, "wallet"),
      ),
    );
  return db
    .select({
      id: topUpMovements.transactionId,
      kind: topUpMovements.kind,
      createdAt: topUpMovements.createdAt,
      provider: topUps.provider,
      currency: topUps.currency,
      amount: sql<number>`(${ofWallet})`,
      name: people.displayName,
    })
    .from(topUpMovements)
    .innerJoin(topUps, eq(topUps.id, topUpMovements.topUpId))
    .innerJoin(people, eq(people.id, topUps.personId))
    .orderBy(desc(topUpMovements.createdAt), topUpMovements.transactionId)
    .limit(limit);
}

/** Bank files, newest first, with how many of their payouts are still to be recorded as paid. */
export function listBatches(db: Db, limit: number) {
  const waiting = db
    .select({ count: sql<number>`count(*)::int` })
    .from(payoutExports)
    .innerJoin(payouts, eq(payouts.id, payoutExports.payoutId))
    .where(and(eq(payoutExports.batchId, payoutBatches.id), eq(payouts.status, "requested")));
  return db
    .select({
      id: payoutBatches.id,
      createdAt: payoutBatches.createdAt,
      count: payoutBatches.payoutCount,
      total: payoutBatches.total,
      waiting: sql<number>`(${waiting})`,
    })
    .from(payoutBatches)
    .orderBy(desc(payoutBatches.createdAt), payoutBatches.id)
    .limit(limit);
}

/** How many payouts to Mexican accounts are in no bank file yet, and their sum in whole MXN. */
export async function countUnexportedPayouts(db: Db): Promise<{ count: number; total: number }> {
  const exported = db
    .select({ id: payoutExports.payoutId })
    .from(payoutExports)
    .where(eq(payoutExports.payoutId, payouts.id));
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${payouts.amount}), 0)::int`,
    })
    .from(payouts)
    .where(and(eq(payouts.status, "requested"), eq(payouts.method, "clabe"), notExists(exported)));
  return row ?? { count: 0, total: 0 };
}

/** The transfers of a bank file, in the order of their numbers, with where they go, encrypted. */
export function listTransfers(db: Db, batchId: string, limit: number) {
  return db
    .select({
      personId: payouts.personId,
      amount: payouts.amount,
      sealedDestination: payouts.sealedDestination,
      reference: payoutExports.reference,
    })
    .from(payoutExports)
    .innerJoin(payouts, eq(payouts.id, payoutExports.payoutId))
    .where(eq(payoutExports.batchId, batchId))
    .orderBy(payoutExports.reference)
    .limit(limit);
}
