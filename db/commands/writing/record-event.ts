import type { Db } from "#db/connection/client.ts";
import { auditEvents } from "#db/schema/writes.ts";

/** Notes who did what to what, in the transaction of the deed. */
export async function recordEvent(
  tx: Db,
  event: {
    personId: string;
    /** A verb and its noun: `purchase-artifakt`. */
    action: string;
    subject?: string;
    data?: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { now: at, ...rest } = event;
  await tx.insert(auditEvents).values({ ...rest, at });
}
