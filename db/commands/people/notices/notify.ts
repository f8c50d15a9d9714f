import type { Db } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";
import { createId } from "#db/connection/tokens.ts";
import { queuePushes } from "#db/commands/people/push/queue-pushes.ts";

/** Notifies a person and their devices, in the transaction of the event. `kind` selects the message. */
export async function notify(
  tx: Db,
  notice: {
    personId: string;
    kind: string;
    data: Record<string, string | number>;
    /** A path of this site. */
    href: string;
    now: Date;
  },
): Promise<void> {
  const { now: createdAt, ...rest } = notice;
  const id = createId("notification");
  await tx.insert(notifications).values({ id, createdAt, ...rest });
  await queuePushes(tx, [id]);
}
