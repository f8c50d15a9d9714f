import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { isOpenTo, isOpenToInvolved } from "#db/queries/lists/listed.ts";

/**
 * Condition for spaces whose page a person may open: those open to all, the person's own, those
 * the person is a member of, and those with an open invitation addressed to the person, unless they
 * were taken down.
 */
export const isSpaceOpenTo = (personId: string, now: Date): SQL =>
  or(
    isOpenTo({ ...spaces, owner: spaces.ownerId }, personId),
    isOpenToInvolved(
      spaces,
      sql`EXISTS (SELECT FROM ${spaceMembers} member
        WHERE member.space_id = ${outer(spaces.id)} AND member.person_id = ${personId})`,
      personId,
    ),
    sql`${spaces.takenDownAt} IS NULL AND EXISTS (SELECT FROM ${spaceInvitations} invitation
      WHERE invitation.space_id = ${outer(spaces.id)} AND invitation.person_id = ${personId}
        AND invitation.accepted_at IS NULL AND invitation.revoked_at IS NULL
        AND invitation.declined_at IS NULL
        AND invitation.expires_at > ${now.toISOString()}::timestamptz)`,
  )!;

/** Whether a person may open a space. */
export async function canOpenSpace(
  db: Db,
  { spaceId, personId, now }: { spaceId: string; personId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.id, spaceId), isSpaceOpenTo(personId, now)));
  return rows.length > 0;
}
