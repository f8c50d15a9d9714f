import { and, eq, inArray } from "drizzle-orm";
import { ACTIVE_RUN_STATES } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { isOwnCreation } from "#db/queries/studio/creations.ts";
import { stopWorkers } from "#db/commands/runs/notices.ts";
import { runs } from "#db/schema/runs/runs.ts";
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
  const active = await tx
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(creations, eq(creations.id, runs.creationId))
    .where(and(isOwnCreation(personId, id), inArray(runs.state, [...ACTIVE_RUN_STATES])));
  // The worker breaks off its call, and settles what that has cost.
  for (const run of active) await stopWorkers(tx, run.id);
  const [creation] = await tx
    .delete(creations)
    .where(isOwnCreation(personId, id))
    .returning({ id: creations.id });
  if (!creation) return { kind: "refused", reason: "gone" };
  await recountStorage(tx, personId);
  await recordEvent(tx, { personId, action: "delete-creation", subject: creation.id, now });
  return { kind: "done", id: creation.id };
}
