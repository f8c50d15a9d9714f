import { eq, sql } from "drizzle-orm";
import { backoffMs } from "#domain/format/backoff.ts";
import type { RealProvider } from "#domain/money/provider-payment.ts";
import type { Db } from "#db/connection/client.ts";
import { topUps } from "#db/schema/money/payments.ts";
import { topUpPayments } from "#db/schema/money/provider-payments.ts";

/** A process that dies while it asks gives its rows back after this time, in minutes. */
const CLAIMED_MINUTES = 5;

export interface DueCheck {
  topUpId: string;
  provider: string;
  reference: string;
  sessionId: string | null;
  failures: number;
}

/**
 * Takes top-ups whose provider is to be asked, those that have waited longest first. Several processes
 * take different ones.
 *
 * @param providers that are on; the rows of others wait
 */
export async function claimChecks(
  db: Db,
  { providers, limit, now }: { providers: readonly RealProvider[]; limit: number; now: Date },
): Promise<DueCheck[]> {
  if (providers.length === 0) return [];
  const until = new Date(now.getTime() + CLAIMED_MINUTES * 60_000);
  const due = db
    .select({ id: topUpPayments.topUpId })
    .from(topUpPayments)
    .innerJoin(topUps, eq(topUps.id, topUpPayments.topUpId))
    .where(
      sql`${topUpPayments.nextCheckAt} <= ${now.toISOString()} AND ${topUps.provider} IN ${providers}`,
    )
    .orderBy(topUpPayments.nextCheckAt, topUpPayments.topUpId)
    .limit(limit)
    .for("update", { of: topUpPayments, skipLocked: true });
  return db
    .update(topUpPayments)
    .set({ nextCheckAt: until })
    .from(topUps)
    .where(sql`${topUps.id} = ${topUpPayments.topUpId} AND ${topUpPayments.topUpId} IN ${due}`)
    .returning({
      topUpId: topUpPayments.topUpId,
      provider: topUps.provider,
      reference: topUps.providerReference,
      sessionId: topUpPayments.sessionId,
      failures: topUpPayments.failures,
    });
}

/** Notes that a provider did not answer: it is asked again later, and ever less often. */
export async function postponeCheck(
  db: Db,
  { topUpId, failures, now }: { topUpId: string; failures: number; now: Date },
): Promise<void> {
  const next = Math.min(failures + 1, 1_000);
  await db
    .update(topUpPayments)
    .set({ failures: next, nextCheckAt: new Date(now.getTime() + backoffMs(next)) })
    .where(eq(topUpPayments.topUpId, topUpId));
}
