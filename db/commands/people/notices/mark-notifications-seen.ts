import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";

/**
 * Marks a person's notifications as seen; they stay unread until they are opened.
 *
 * @param times.until creation time of the newest one shown, truncated to milliseconds (PostgreSQL
 *   stores microseconds)
 */
export async function markNotificationsSeen(
  db: Db,
  personId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ seenAt: now })
    .where(
      and(
        eq(notifications.personId, personId),
        isNull(notifications.seenAt),
        lt(notifications.createdAt, new Date(until.getTime() + 1)),
      ),
    );
}
