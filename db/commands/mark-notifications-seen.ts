import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { notifications } from "#db/schema/people.ts";

/** Opening the list marks all of a person's notifications seen; they stay unread until a click. */
export async function markNotificationsSeen(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ seenAt: now })
    .where(and(eq(notifications.personId, personId), isNull(notifications.seenAt)));
}
