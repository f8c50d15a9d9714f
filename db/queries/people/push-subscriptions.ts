import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { pushSubscriptions } from "#db/schema/people/push.ts";

/** Whether push messages go to the browser of a session. */
export async function hasPush(
  db: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.personId, personId), eq(pushSubscriptions.sessionId, sessionId)),
    )
    .limit(1);
  return rows.length > 0;
}
