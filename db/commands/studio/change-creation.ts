import type { Db } from "#db/connection/client.ts";
import { isOwnCreation } from "#db/queries/studio/creations.ts";
import { creations } from "#db/schema/studio/studio.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

type Changed = { kind: "done"; id: string } | { kind: "refused"; reason: "gone" };

/** Gives a person's creation another title, which must not be blank. */
export async function renameCreation(
  tx: Db,
  { personId, id, title, now }: { personId: string; id: string; title: string; now: Date },
): Promise<Changed> {
  const [creation] = await tx
    .update(creations)
    .set({ title })
    .where(isOwnCreation(personId, id))
    .returning({ id: creations.id });
  if (!creation) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, { personId, action: "rename-creation", subject: creation.id, now });
  return { kind: "done", id: creation.id };
}

/** Deletes a person's creation with its answers; a run of it ends without a result. */
export async function deleteCreation(
  tx: Db,
  { personId, id, now }: { personId: string; id: string; now: Date },
): Promise<Changed> {
  const [creation] = await tx
    .delete(creations)
    .where(isOwnCreation(personId, id))
    .returning({ id: creations.id });
  if (!creation) return { kind: "refused", reason: "gone" };
  await recountStorage(tx, personId);
  await recordEvent(tx, { personId, action: "delete-creation", subject: creation.id, now });
  return { kind: "done", id: creation.id };
}
