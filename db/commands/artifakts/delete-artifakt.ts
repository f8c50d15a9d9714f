import { and, eq, or } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { wasAcquired } from "#db/queries/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";

export type ArtifaktDeleted =
  | { kind: "done"; artifaktId: string }
  /** `gone`: not the person's own. `acquired`: owned by another person, now or before a refund. */
  | { kind: "refused"; reason: "gone" | "acquired" };

/**
 * Deletes the person's own artifakt with its versions, unless another person ever acquired it:
 * owners keep what they have. Its files are deleted in the background (a trigger queues them in
 * `removed_files`); their storage is freed at once.
 */
export async function deleteArtifakt(
  tx: Db,
  input: { personId: string; artifaktId: string; now: Date },
): Promise<ArtifaktDeleted> {
  const { personId, now } = input;
  await lockPerson(tx, personId);
  const [own] = await tx
    .select({ id: artifakts.id, name: artifakts.name })
    .from(artifakts)
    .where(
      and(
        eq(artifakts.creatorId, personId),
        or(eq(artifakts.id, input.artifaktId), eq(artifakts.copiedFrom, input.artifaktId)),
      ),
    )
    .limit(1)
    // Waits for a concurrent purchase, which locks the artifakt too; the query below then sees it.
    .for("update");
  if (!own) return { kind: "refused", reason: "gone" };
  const acquired = await tx
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(and(eq(artifakts.id, own.id), wasAcquired));
  if (acquired.length > 0) return { kind: "refused", reason: "acquired" };
  await tx.delete(artifakts).where(eq(artifakts.id, own.id));
  await recountStorage(tx, personId);
  const data = { name: own.name };
  await recordEvent(tx, { personId, action: "delete-artifakt", subject: own.id, data, now });
  return { kind: "done", artifaktId: own.id };
}
