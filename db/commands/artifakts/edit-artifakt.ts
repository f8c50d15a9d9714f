import { and, eq } from "drizzle-orm";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { findOwnArtifakt, type EditedFields } from "#db/queries/artifakts/own-artifakt.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { fingerprintOf } from "#db/commands/writing/idempotent.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockOwn } from "./create-artifakt.ts";

/**
 * Digest of an artifakt's editable fields, for optimistic locking: the form sends the one it was
 * filled from.
 */
export const editionOf = (artifakt: EditedFields): string => {
  const { name, description, price, tags, language, licence } = artifakt;
  return fingerprintOf({ name, description, price, tags, language, licence });
};

/**
 * - `gone`: no such artifakt, or it is not the person's
 * - `changed`: it was edited since the page was loaded
 */
export type EditedArtifakt = Outcome<{ artifaktId: string }, "gone" | "changed">;

/**
 * Edits the artifakt of its maker. A new price or licence is for new buyers: an ownership keeps the
 * price that was paid and the licence of then. Saving without changes records no audit event.
 *
 * @param seen the digest (`editionOf`) of the fields on the page
 * @returns the id of the edited artifakt: for a guest's first write that of the guest's copy
 */
export async function editArtifakt(
  tx: Db,
  input: {
    personId: string;
    artifaktId: string;
    seen: string;
    /** Without a licence the stored one stays. */
    artifakt: Omit<EditedFields, "licence"> & { licence?: Licence | undefined };
    now: Date;
  },
): Promise<EditedArtifakt> {
  const { personId, seen, now } = input;
  const artifaktId = await lockOwn(tx, personId, input.artifaktId);
  const own = artifaktId && (await findOwnArtifakt(tx, artifaktId, personId));
  if (!own) return { kind: "refused", reason: "gone" };
  const artifakt = { ...input.artifakt, licence: input.artifakt.licence ?? own.licence };
  if (editionOf(own) === editionOf(artifakt)) return { kind: "done", artifaktId };
  if (editionOf(own) !== seen) return { kind: "refused", reason: "changed" };
  const { name, description, price, tags, language, licence } = artifakt;
  await tx
    .update(artifakts)
    .set({ name, description, price, tags, language, licence })
    .where(and(eq(artifakts.id, artifaktId), eq(artifakts.creatorId, personId)));
  const changed = {
    ...(price !== own.price && { price }),
    ...(licence !== own.licence && { licence }),
  };
  const data = Object.keys(changed).length > 0 ? changed : undefined;
  await recordEvent(tx, { personId, action: "edit-artifakt", subject: artifaktId, data, now });
  return { kind: "done", artifaktId };
}
