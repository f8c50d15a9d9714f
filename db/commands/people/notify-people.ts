import { eq } from "drizzle-orm";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";

export interface News {
  /** Its words are in app/screens/people/notifications/notification-text.ts. */
  kind: string;
  data: Record<string, string | number>;
  /** Whose deed it was: their name is `data.from`. */
  fromId?: string;
  /** A path of this site. */
  href: string;
}

/**
 * Tells people something, in the transaction in which it happened. The demo person is told nothing:
 * every visitor reads those notifications, and what others do is not theirs to see.
 */
export async function notifyPeople(
  tx: Db,
  personIds: readonly string[],
  { fromId, data, ...news }: News,
  now: Date,
): Promise<void> {
  const told = [...new Set(personIds)].filter((id) => id !== DEMO_PERSON_ID).sort();
  if (told.length === 0) return;
  const [from] = fromId
    ? await tx.select({ name: people.displayName }).from(people).where(eq(people.id, fromId))
    : [];
  const said = from ? { from: from.name, ...data } : data;
  await tx.insert(notifications).values(
    told.map((personId) => ({
      id: createId("notification"),
      personId,
      data: said,
      createdAt: now,
      ...news,
    })),
  );
}
