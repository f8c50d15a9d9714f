import { eq } from "drizzle-orm";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { queuePushes } from "#db/commands/people/push/queue-pushes.ts";

export interface News {
  /** Selects the message (app/words/notification-text.ts). */
  kind: string;
  data: Record<string, string | number>;
  /** The person who acted; their name is stored as `data.from`. */
  fromId?: string;
  /** A path of this site. */
  href: string;
}

/**
 * Notifies people and their devices, in the transaction of the event. The demo person is never notified: every
 * visitor can read that person's notifications.
 */
export async function notifyPeople(
  tx: Db,
  personIds: readonly string[],
  { fromId, data, ...news }: News,
  now: Date,
): Promise<void> {
  const recipients = [...new Set(personIds)].filter((id) => id !== DEMO_PERSON_ID).sort();
  if (recipients.length === 0) return;
  const [from] = fromId
    ? await tx.select({ name: people.displayName }).from(people).where(eq(people.id, fromId))
    : [];
  const dataWithName = from ? { from: from.name, ...data } : data;
  const rows = recipients.map((personId) => ({
    id: createId("notification"),
    personId,
    data: dataWithName,
    createdAt: now,
    ...news,
  }));
  await tx.insert(notifications).values(rows);
  await queuePushes(
    tx,
    rows.map(({ id }) => id),
  );
}
