import { and, eq, isNull, sql } from "drizzle-orm";
import type { SpaceRole } from "#app/domain/catalogue.ts";
import type { Db } from "#db/client.ts";
import { spaceMembers, spaces } from "#db/schema/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/community.ts";

/**
 * Takes a place in a held space for somebody who is not in it. The place is one guarded update, and a
 * CHECK stands behind it. What the person had asked for or was invited to is settled with it.
 *
 * @returns false when every place is taken; nothing was written
 */
export async function enterSpace(
  tx: Db,
  { spaceId, personId, role }: { spaceId: string; personId: string; role: SpaceRole },
  now: Date,
): Promise<boolean> {
  const placed = await tx
    .update(spaces)
    .set({ userCount: sql`${spaces.userCount} + 1` })
    .where(
      and(
        eq(spaces.id, spaceId),
        sql`(${spaces.maxMembers} IS NULL OR ${spaces.userCount} < ${spaces.maxMembers})`,
      ),
    )
    .returning({ id: spaces.id });
  if (placed.length === 0) return false;
  await tx.insert(spaceMembers).values({ spaceId, personId, role, joinedAt: now });
  await tx
    .delete(spaceRequests)
    .where(and(eq(spaceRequests.spaceId, spaceId), eq(spaceRequests.personId, personId)));
  await tx
    .update(spaceInvitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        eq(spaceInvitations.personId, personId),
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
      ),
    );
  return true;
}

/** Gives a member's place back. @returns false when the person was not in, or is the owner */
export async function exitSpace(
  tx: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<boolean> {
  const [gone] = await tx
    .delete(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        eq(spaceMembers.personId, personId),
        sql`${spaceMembers.role} <> 'owner'`,
      ),
    )
    .returning({ isCopy: spaceMembers.isCopy });
  if (!gone) return false;
  // A guest's copy of a membership takes no place.
  if (!gone.isCopy)
    await tx
      .update(spaces)
      .set({ userCount: sql`${spaces.userCount} - 1` })
      .where(eq(spaces.id, spaceId));
  return true;
}
