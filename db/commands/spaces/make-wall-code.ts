import { and, eq, isNotNull, isNull } from "drizzle-orm";
import {
  WALL_CODE_INVITEE,
  wallCodeEnd,
  type SpaceRefusal,
  type WallCodeDays,
} from "#domain/spaces/membership.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { createId, createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockManagedSpace } from "./lock-open-space.ts";

/**
 * Makes the wall code of a space: an invitation whose link lets in everyone who opens it, as a member,
 * until it ends or is revoked. It replaces the code before, whose link then opens nothing.
 *
 * @param input.sealToken encrypts the link's token for the id of the invitation, to print it again
 */
export async function makeWallCode(
  tx: Db,
  input: {
    personId: string;
    spaceId: string;
    days: WallCodeDays;
    sealToken: (token: string, invitationId: string) => string;
    now: Date;
  },
): Promise<Outcome<{ spaceId: string; invitationId: string }, SpaceRefusal>> {
  const { personId, days, sealToken, now } = input;
  const space = await lockManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  if (space.isCopy) return { kind: "refused", reason: "copy" };
  if (space.isArchived) return { kind: "refused", reason: "archived" };
  const { id: spaceId } = space;
  await revokeWallCode(tx, { spaceId, now });
  const invitationId = createId("invitation");
  const token = createLinkToken();
  await tx.insert(spaceInvitations).values({
    id: invitationId,
    spaceId,
    invitedBy: personId,
    invitee: WALL_CODE_INVITEE,
    tokenHash: hashToken(token),
    sealedToken: sealToken(token, invitationId),
    createdAt: now,
    expiresAt: wallCodeEnd(days, now),
  });
  await recordEvent(tx, {
    personId,
    action: "make-wall-code",
    subject: spaceId,
    now,
    data: { invitation: invitationId, days },
  });
  return { kind: "done", spaceId, invitationId };
}

/** Revokes the wall code of a locked space, if there is one. */
export async function revokeWallCode(
  tx: Db,
  { spaceId, now }: { spaceId: string; now: Date },
): Promise<void> {
  await tx
    .update(spaceInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        isNotNull(spaceInvitations.sealedToken),
        isNull(spaceInvitations.revokedAt),
      ),
    );
}
