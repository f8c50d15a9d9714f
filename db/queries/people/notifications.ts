import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";

/** A notification; it is rendered from `kind` and `data` in the reader's language. */
export interface Notification {
  id: string;
  kind: string;
  data: Record<string, string | number>;
  /** A path of this site. */
  href: string;
  createdAt: Date;
  seenAt: Date | null;
  readAt: Date | null;
  /** Copied from the demo person. */
  isExample: boolean;
}

/** Number of a person's unread notifications, for the badge in the header. */
export async function countUnreadNotifications(db: Db, personId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** A person's notifications, newest first. */
export function listNotifications(
  db: Db,
  personId: string,
  limit: number,
): Promise<Notification[]> {
  return (
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        data: notifications.data,
        href: notifications.href,
        createdAt: notifications.createdAt,
        seenAt: notifications.seenAt,
        readAt: notifications.readAt,
        isExample: isNotNull(notifications.copiedFrom).mapWith(Boolean),
      })
      .from(notifications)
      .where(eq(notifications.personId, personId))
      // NULLS LAST as in the index; the id makes the order of equal times deterministic.
      .orderBy(sql`${desc(notifications.createdAt)} NULLS LAST`, notifications.id)
      .limit(limit)
  );
}
