import { and, eq, inArray } from "drizzle-orm";
import { walletPath } from "#domain/addresses/payment-paths.ts";
import { formatAmount } from "#domain/money/movements.ts";
import {
  inOrderOfApplying,
  isExpired,
  nextCheck,
  type FoundPayments,
  type PaymentLookup,
  type RealProvider,
} from "#domain/money/provider-payment.ts";
import type { Db } from "#db/connection/client.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { topUpPayments } from "#db/schema/money/provider-payments.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { applyPayment, type Applied } from "./apply-payment.ts";

/** Fetches per call: a payment that keeps changing is left to the next webhook. */
const TRIES = 5;

/** A provider, as far as syncing needs it. Throws when it does not answer. */
export interface PaymentSource {
  name: RealProvider;
  find(lookup: PaymentLookup): Promise<FoundPayments>;
}

export type Synced = { kind: "done"; found: FoundPayments; applied: Applied[] } | { kind: "busy" };

/**
 * Fetches payments from their provider and makes the books say the same. No transaction is open while
 * the provider is asked.
 *
 * @param lookup what a notice or a stored top-up says; the payments are those that the provider gives
 * @throws what the provider throws
 */
export async function syncPayments(
  db: Db,
  source: PaymentSource,
  lookup: PaymentLookup,
  now: Date,
): Promise<Synced> {
  const provider = source.name;
  let versions = await readVersions(db, provider, [lookup.reference]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await source.find(lookup);
    const applied: Applied[] = [];
    for (const payment of inOrderOfApplying(found.payments)) {
      const version = versions.get(payment.reference ?? "") ?? -1;
      applied.push(
        await retryTransaction(() =>
          db.transaction((tx) => applyPayment(tx, { provider, payment, version, now })),
        ),
      );
    }
    if (!applied.some(({ kind }) => kind === "stale")) return { kind: "done", found, applied };
    const references = found.payments.map(({ reference }) => reference);
    versions = await readVersions(db, provider, references);
  }
  return { kind: "busy" };
}

/** Versions of stored payments, by the reference of their top-up. */
async function readVersions(
  db: Db,
  provider: RealProvider,
  references: (string | null | undefined)[],
): Promise<Map<string, number>> {
  const known = references.filter((reference) => typeof reference === "string");
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ reference: topUps.providerReference, version: topUpPayments.version })
    .from(topUps)
    .innerJoin(topUpPayments, eq(topUpPayments.topUpId, topUps.id))
    .where(and(eq(topUps.provider, provider), inArray(topUps.providerReference, known)));
  return new Map(rows.map(({ reference, version }) => [reference, version]));
}

/**
 * Checks one top-up: fetches its payments, makes the books say the same, and schedules the next check.
 *
 * @throws what the provider throws
 */
export async function checkTopUp(
  db: Db,
  source: PaymentSource,
  topUp: { topUpId: string; reference: string; sessionId: string | null },
  now: Date,
): Promise<Synced["kind"]> {
  const { topUpId, reference, sessionId } = topUp;
  const lookup = { reference, ...(sessionId !== null && { sessionId }) };
  const synced = await syncPayments(db, source, lookup, now);
  if (synced.kind === "done") {
    const { found } = synced;
    await retryTransaction(() => db.transaction((tx) => noteChecked(tx, { topUpId, found, now })));
  }
  return synced.kind;
}

/**
 * Stores the result of a check: cancels a top-up that was not paid in time, and schedules the next check.
 */
async function noteChecked(
  tx: Db,
  { topUpId, found, now }: { topUpId: string; found: FoundPayments; now: Date },
): Promise<void> {
  const [topUp] = await tx.select().from(topUps).where(eq(topUps.id, topUpId)).for("update");
  const [stored] = await tx
    .select()
    .from(topUpPayments)
    .where(eq(topUpPayments.topUpId, topUpId))
    .for("update");
  if (!topUp || !stored) return;
  const isOver =
    topUp.status === "pending" &&
    !found.payments.some(({ status }) => status === "paid") &&
    isExpired(stored, found, now);
  if (isOver) {
    await tx
      .update(topUps)
      .set({ status: "cancelled", endedAt: now })
      .where(eq(topUps.id, topUpId));
    const { personId } = topUp;
    await recordEvent(tx, { personId, action: "expire-top-up", subject: topUpId, now });
    const data = { amount: `${formatAmount(topUp.amount, topUp.currency)} ${topUp.currency}` };
    const href = walletPath(topUp.next ?? "");
    await notify(tx, { personId, kind: "top_up_expired", data, href, now });
  }
  await tx
    .update(topUpPayments)
    .set({
      ...(isOver && { isExpired: true, version: stored.version + 1 }),
      nextCheckAt: nextCheck(topUp.createdAt, topUp.status === "pending" && !isOver, now),
      failures: 0,
    })
    .where(eq(topUpPayments.topUpId, topUpId));
}
