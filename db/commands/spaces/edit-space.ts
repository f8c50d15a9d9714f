import { and, eq, lte } from "drizzle-orm";
import type { SpaceFields } from "#domain/items/item-fields.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { findOwnSpace } from "#db/queries/spaces/own-space.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { lockOpenSpace } from "./lock-open-space.ts";
import { fingerprintOf } from "#db/commands/writing/idempotent.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Digest of a space's editable fields, for optimistic locking: the form sends the one it was filled
 * from.
 */
export const editionOf = ({
  name,
  description,
  type,
  joinPolicy,
  visibility,
  maxMembers,
}: SpaceFields): string =>
  fingerprintOf({ name, description, type, joinPolicy, visibility, maxMembers });

/**
 * - `gone`: no such space, or it is not the person's
 * - `changed`: it was edited since the page was loaded
 * - `small`: it has more members than the new limit
 */
export type EditedSpace =
  | Outcome<{ spaceId: string }, "gone">
  | { kind: "refused"; reason: "changed" }
  | { kind: "refused"; reason: "small"; userCount: number };

/**
 * Edits the space of its owner. Saving without changes records no audit event.
 *
 * @param seen the digest (`editionOf`) of the fields on the page
 * @returns the id of the edited space: for a guest's first write that of the guest's copy
 */
export async function editSpace(
  tx: Db,
  input: { personId: string; spaceId: string; seen: string; space: SpaceFields; now: Date },
): Promise<EditedSpace> {
  const { personId, seen, space, now } = input;
  const held = await lockOpenSpace(tx, input);
  const own = held && (await findOwnSpace(tx, held.id, personId));
  if (!own) return { kind: "refused", reason: "gone" };
  const spaceId = own.id;
  if (editionOf(own) === editionOf(space)) return { kind: "done", spaceId };
  if (editionOf(own) !== seen) return { kind: "refused", reason: "changed" };
  const fits = space.maxMembers === null ? undefined : lte(spaces.userCount, space.maxMembers);
  const edited = await tx
    .update(spaces)
    .set(space)
    .where(and(eq(spaces.id, spaceId), eq(spaces.ownerId, personId), fits))
    .returning({ id: spaces.id });
  if (edited.length === 0) return { kind: "refused", reason: "small", userCount: own.userCount };
  await recordEvent(tx, { personId, action: "edit-space", subject: spaceId, now });
  return { kind: "done", spaceId };
}
