import { and, eq, isNull, sql } from "drizzle-orm";
import type { DifferenceKind, RealProvider } from "#domain/money/provider-payment.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { paymentDifferences } from "#db/schema/money/provider-payments.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Lists a difference between the ledger and a provider, once for each payment and kind. An ended
 * one is opened again when another difference is found.
 */
export async function recordDifference(
  tx: Db,
  difference: {
    provider: RealProvider;
    kind: DifferenceKind;
    paymentId: string;
    topUpId: string | null;
    /** Amounts with their currency, such as `500.00 MXN`. */
    expected?: string;
    found?: string;
    now: Date;
  },
): Promise<void> {
  const { now, expected = "", found = "", ...names } = difference;
  const seen = { expected, found, foundAt: now };
  await tx
    .insert(paymentDifferences)
    .values({ id: createId("difference"), ...names, ...seen })
    .onConflictDoUpdate({
      target: [paymentDifferences.provider, paymentDifferences.paymentId, paymentDifferences.kind],
      set: { ...seen, endedAt: null, endedBy: null },
      setWhere: sql`(${paymentDifferences.expected}, ${paymentDifferences.found})
        IS DISTINCT FROM (${expected}, ${found})`,
    });
}

/** Notes that an operator has dealt with a difference, and how. */
export async function endDifference(
  tx: Db,
  input: { differenceId: string; operatorId: string; words: string; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  const { differenceId, operatorId, words, now } = input;
  const [ended] = await tx
    .update(paymentDifferences)
    .set({ endedAt: now, endedBy: operatorId })
    .where(and(eq(paymentDifferences.id, differenceId), isNull(paymentDifferences.endedAt)))
    .returning({ kind: paymentDifferences.kind });
  if (!ended) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, {
    personId: operatorId,
    action: "end-payment-difference",
    subject: differenceId,
    data: { kind: ended.kind, reason: words },
    now,
  });
  return { kind: "done" };
}
