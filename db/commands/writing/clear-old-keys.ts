import { sql } from "drizzle-orm";
import { keptSince } from "#domain/people/retention.ts";
import type { Db } from "#db/connection/client.ts";
import { idempotencyKeys } from "#db/schema/writes.ts";

/**
 * Deletes idempotency keys older than a week (domain/people/retention.ts), oldest first and at most
 * `atMost` at once, so that the statement is short and blocks no write. A form left open for longer
 * is a new write when it is sent again. SKIP LOCKED lets several processes run it at once.
 *
 * @returns the number of deleted keys
 */
export async function clearOldKeys(db: Db, now: Date, atMost: number): Promise<number> {
  const before = keptSince("idempotencyKey", now).toISOString();
  const gone = await db.execute(sql`
    DELETE FROM ${idempotencyKeys} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${idempotencyKeys} WHERE created_at < ${before}::timestamptz
      ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED))`);
  return gone.count;
}
