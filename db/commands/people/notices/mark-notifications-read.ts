import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";

/**
 * Marks one or all of a person's notifications as read. Idempotent.
 *
 * @param id the id on the page; in a guest's first write it is the demo person's notification, of
 *   which the guest now has a copy
 * @returns the notification's target path; null when there is no such notification, or for all
 */
export async function markNotificationsRead(
  db: Db,
  personId: string,
  which: { id: string } | "all",
  now: Date,
): Promise<string | null> {
  const read = {
    readAt: now,
    seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)`,
  };
  const own = eq(notifications.personId, personId);
  if (which === "all") {
    await db
      .update(notifications)
      .set(read)
      .where(and(own, isNull(notifications.readAt)));
    return null;
  }
  const [row] = await db
    .update(notifications)
    .set({
      ...read,
      readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(own, or(eq(notifications.id, which.id), eq(notifications.copiedFrom, which.id))))
    .returning({ href: notifications.href });
  return row?.href ?? null;
}
