import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { topUpPayments } from "#db/schema/money/provider-payments.ts";

/**
 * Stores a checkout that was begun at a provider, while its top-up is pending. The first of two that were
 * begun at the same time stays: the person may be on its page.
 */
export async function keepCheckout(
  tx: Db,
  { topUpId, ...checkout }: { topUpId: string; sessionId: string; payUrl: string },
): Promise<void> {
  const [pending] = await tx
    .select({ id: topUps.id })
    .from(topUps)
    .where(and(eq(topUps.id, topUpId), eq(topUps.status, "pending")))
    .for("update");
  if (!pending) return;
  await tx
    .update(topUpPayments)
    .set(checkout)
    .where(and(eq(topUpPayments.topUpId, topUpId), isNull(topUpPayments.payUrl)));
}
