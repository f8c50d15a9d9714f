import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { idempotencyKeys } from "#db/schema/writes.ts";

/** A form that was left open for longer than this and is then sent again is a new one. */
export const KEY_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Forgets answers to keys that are older than {@link KEY_DAYS}, the oldest first, at most so many at
 * once: short, so that no write waits for it. Processes that do it at the same time pass over each
 * other's rows.
 *
 * @returns how many
 */
export async function clearOldKeys(db: Db, now: Date, atMost: number): Promise<number> {
  const before = new Date(now.getTime() - KEY_DAYS * DAY_MS).toISOString();
  const gone = await db.execute(sql`
    DELETE FROM ${idempotencyKeys} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${idempotencyKeys} WHERE created_at < ${before}::timestamptz
      ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED))`);
  return gone.count;
}
