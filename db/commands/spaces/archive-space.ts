import { and, eq } from "drizzle-orm";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { revokeWallCode } from "./make-wall-code.ts";
import { wakeSpace } from "./threads/wake-space.ts";

/**
 * Archives a space of its owner, or opens it again. An archived space is only read; it becomes private
 * and needs an invitation, which opening it again does not change, and its wall code is revoked. Repeating it
 * changes nothing.
 */
export async function archiveSpace(
  tx: Db,
  {
    spaceId,
    personId,
    isArchived,
    now,
  }: { spaceId: string; personId: string; isArchived: boolean; now: Date },
): Promise<Outcome<{ spaceId: string }, "gone">> {
  const isOwn = and(eq(spaces.id, spaceId), eq(spaces.ownerId, personId));
  const [space] = await tx
    .select({ archivedAt: spaces.archivedAt })
    .from(spaces)
    .where(isOwn)
    .for("no key update");
  if (!space) return { kind: "refused", reason: "gone" };
  if ((space.archivedAt !== null) === isArchived) return { kind: "done", spaceId };
  await tx
    .update(spaces)
    .set(
      isArchived
        ? { archivedAt: now, visibility: "private", joinPolicy: "invite" }
        : { archivedAt: null },
    )
    .where(isOwn);
  if (isArchived) await revokeWallCode(tx, { spaceId, now });
  const action = isArchived ? "archive-space" : "restore-space";
  await recordEvent(tx, { personId, action, subject: spaceId, now });
  await wakeSpace(tx, spaceId);
  return { kind: "done", spaceId };
}
