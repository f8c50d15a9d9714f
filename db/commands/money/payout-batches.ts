import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { payouts } from "#db/schema/money/payments.ts";
import { payoutBatches, payoutExports } from "#db/schema/money/provider-payments.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { payPayout } from "./payouts.ts";

/** Transfers in one bank file. */
export const BATCH_MAX = 200;

export type BatchMade =
  | { kind: "done"; batchId: string; count: number; total: number }
  | { kind: "refused"; reason: "none" };

/**
 * Puts the requested payouts to Mexican bank accounts that are in no bank file yet into a new one, those
 * that have waited longest first. From then on their persons cannot cancel them.
 *
 * @param isReadable whether a destination can be decrypted; others stay for the operator to deal with
 */
export async function makeBatch(
  tx: Db,
  {
    operatorId,
    isReadable,
    now,
  }: {
    operatorId: string;
    isReadable: (sealed: string, personId: string) => boolean;
    now: Date;
  },
): Promise<BatchMade> {
  const isExported = tx
    .select({ id: payoutExports.payoutId })
    .from(payoutExports)
    .where(eq(payoutExports.payoutId, payouts.id));
  const waiting = await tx
    .select({
      id: payouts.id,
      personId: payouts.personId,
      amount: payouts.amount,
      sealed: payouts.sealedDestination,
    })
    .from(payouts)
    .where(and(eq(payouts.status, "requested"), eq(payouts.method, "clabe"), notExists(isExported)))
    .orderBy(asc(payouts.createdAt), payouts.id)
    .limit(BATCH_MAX)
    // Another operator's batch takes others.
    .for("update", { skipLocked: true });
  const taken = waiting.filter(
    ({ sealed, personId }) => sealed !== null && isReadable(sealed, personId),
  );
  if (taken.length === 0) return { kind: "refused", reason: "none" };
  const batchId = createId("batch");
  const total = taken.reduce((sum, { amount }) => sum + amount, 0);
  await tx.insert(payoutBatches).values({
    id: batchId,
    createdAt: now,
    createdBy: operatorId,
    payoutCount: taken.length,
    total,
  });
  await tx.insert(payoutExports).values(taken.map(({ id }) => ({ payoutId: id, batchId })));
  await recordEvent(tx, {
    personId: operatorId,
    action: "make-payout-batch",
    subject: batchId,
    data: { count: taken.length, total },
    now,
  });
  return { kind: "done", batchId, count: taken.length, total };
}

/** Records the payouts of a bank file that are still requested as paid. */
export async function payBatch(
  tx: Db,
  { batchId, operatorId, now }: { batchId: string; operatorId: string; now: Date },
): Promise<{ kind: "done"; count: number } | { kind: "refused"; reason: "gone" }> {
  const requested = await tx
    .select({ id: payouts.id })
    .from(payoutExports)
    .innerJoin(payouts, eq(payouts.id, payoutExports.payoutId))
    .where(
      and(
        eq(payoutExports.batchId, batchId),
        eq(payouts.status, "requested"),
        isNull(payouts.endId),
      ),
    )
    // One order for all, so that two operators cannot wait for each other.
    .orderBy(payouts.id);
  if (requested.length === 0) return { kind: "refused", reason: "gone" };
  for (const { id } of requested) await payPayout(tx, { payoutId: id, now });
  const data = { count: requested.length };
  const action = "pay-payout-batch";
  await recordEvent(tx, { personId: operatorId, action, subject: batchId, data, now });
  return { kind: "done", count: requested.length };
}
