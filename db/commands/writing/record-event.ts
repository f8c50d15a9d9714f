import type { Db } from "#db/connection/client.ts";
import { auditEvents } from "#db/schema/writes.ts";

/** Appends to the audit log who did what to what, in the transaction of the change. */
export async function recordEvent(
  tx: Db,
  event: {
    personId: string;
    /** Verb and noun: `purchase-artifakt`. */
    action: string;
    subject?: string;
    data?: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { now: at, ...rest } = event;
  await tx.insert(auditEvents).values({ ...rest, at });
}
