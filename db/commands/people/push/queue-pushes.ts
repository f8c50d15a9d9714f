import { sql } from "drizzle-orm";
import { PUSHES_PER_HOUR } from "#domain/people/notices/push.ts";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";
import { pushDeliveries, pushSubscriptions } from "#db/schema/people/push.ts";

/**
 * Queues new notifications for the devices of their people, in the transaction that wrote them (an
 * outbox). One that is more than the 20th of its person within an hour is not pushed.
 */
export async function queuePushes(tx: Db, notificationIds: readonly string[]): Promise<void> {
  const ids = sql.param([...notificationIds]);
  await tx.execute(sql`
    INSERT INTO ${pushDeliveries} (subscription_id, notification_id, next_at)
    SELECT subscription.id, fresh.id, fresh.created_at
    FROM ${notifications} fresh
    JOIN ${pushSubscriptions} subscription ON subscription.person_id = fresh.person_id
    WHERE fresh.id = ANY (${ids}::text[]) AND (
      SELECT count(*) FROM ${notifications} recent
      WHERE recent.person_id = fresh.person_id AND recent.copied_from IS NULL
        AND recent.created_at > fresh.created_at - interval '1 hour'
        AND recent.created_at <= fresh.created_at) <= ${PUSHES_PER_HOUR}`);
}
