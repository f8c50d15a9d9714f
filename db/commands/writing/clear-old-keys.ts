import { sql } from "drizzle-orm";
import { keptSince } from "#domain/people/retention.ts";
import type { Db } from "#db/connection/client.ts";
import { idempotencyKeys } from "#db/schema/writes.ts";

/**
 * Forgets answers to keys that are older than a week (domain/people/retention.ts), the oldest first, at
 * most so many at once: short, so that no write waits for it. A form that was left open for longer and
 * is then sent again is a new one. Processes that do it at the same time pass over each other's rows.
 *
 * @returns how many
 */
export async function clearOldKeys(db: Db, now: Date, atMost: number): Promise<number> {
  const before = keptSince("idempotencyKey", now).toISOString();
  const gone = await db.execute(sql`
    DELETE FROM ${idempotencyKeys} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${idempotencyKeys} WHERE created_at < ${before}::timestamptz
      ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED))`);
  return gone.count;
}
