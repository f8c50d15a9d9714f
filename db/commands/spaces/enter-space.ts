import { and, eq, sql } from "drizzle-orm";
import type { SpaceRole } from "#domain/items/catalogue.ts";
import { welcomeMember } from "#db/commands/agentiks/duties/fire-event.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { spaceInvitations, spaceRemovals, spaceRequests } from "#db/schema/spaces/membership.ts";

/**
 * Adds a member to a locked space. The place is taken by a guarded update, with a CHECK as a second
 * guard. The person's requests and invitations to the space are settled with it.
 *
 * One statement, to hold the space's row lock for few round trips; another one asks the agentiks that
 * welcome new members.
 *
 * @returns false when the space is full; nothing was written
 */
export async function enterSpace(
  tx: Db,
  { spaceId, personId, role }: { spaceId: string; personId: string; role: SpaceRole },
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const placed = await tx.execute(sql`
    WITH placed AS (
      UPDATE ${spaces} SET user_count = user_count + 1
      WHERE id = ${spaceId} AND (max_members IS NULL OR user_count < max_members) RETURNING id
    ), entered AS (
      INSERT INTO ${spaceMembers} (space_id, person_id, role, joined_at)
      SELECT id, ${personId}, ${role}, ${at} FROM placed
    ), answered AS (
      DELETE FROM ${spaceRequests} USING placed WHERE space_id = placed.id AND person_id = ${personId}
    ), let_back AS (
      DELETE FROM ${spaceRemovals} USING placed WHERE space_id = placed.id AND person_id = ${personId}
    ), accepted AS (
      UPDATE ${spaceInvitations} invitation SET accepted_at = ${at} FROM placed
      WHERE invitation.space_id = placed.id AND invitation.person_id = ${personId}
        AND invitation.accepted_at IS NULL AND invitation.revoked_at IS NULL
        AND invitation.declined_at IS NULL
    )
    SELECT id FROM placed`);
  if (placed.length === 0) return false;
  await welcomeMember(tx, { spaceId, memberId: personId, now });
  return true;
}

/** Removes a member and frees the place. @returns false for a non-member or the owner */
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
  // Ends the open event stream of a removed member.
  await wakeSpace(tx, spaceId);
  // A guest's copy of a membership takes no place, so there is none to free.
  if (!gone.isCopy)
    await tx
      .update(spaces)
      .set({ userCount: sql`${spaces.userCount} - 1` })
      .where(eq(spaces.id, spaceId));
  return true;
}
