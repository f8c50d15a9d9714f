import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";

/**
 * Marks a person's notifications of a conversation as read, which they have read there.
 *
 * @param path of the conversation
 * @param seq number of the last message that was read; notifications of later ones stay unread
 */
export async function markReadIn(
  tx: Db,
  { personId, path, seq }: { personId: string; path: string; seq: number },
): Promise<void> {
  const { href } = notifications;
  await tx
    .update(notifications)
    .set({ readAt: sql`now()`, seenAt: sql`coalesce(${notifications.seenAt}, now())` })
    .where(
      and(
        eq(notifications.personId, personId),
        isNull(notifications.readAt),
        // The path may be followed by the place of a message on its page (`messagePath`).
        sql`split_part(split_part(${href}, '#', 1), '?', 1) = ${path}`,
        sql`coalesce(substring(${href} from '#m([0-9]{1,9})$')::int, 0) <= ${seq}`,
      ),
    );
}
