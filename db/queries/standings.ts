import { sql, type SQL } from "drizzle-orm";
import type { ChallengeStanding, SpaceStanding } from "#app/domain/community.ts";
import type { Db } from "#db/client.ts";
import { challengeParticipants, challenges, spaceMembers, spaces } from "#db/schema/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/community.ts";

/**
 * What a person is to each of some spaces, in one query: whoever is in none of the answers is nobody
 * in particular. Of a sample space the person has a copy of, it is the copy's.
 */
export async function listSpaceStandings(
  db: Db,
  personId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, SpaceStanding>> {
  const among = oneOf(ids);
  const rows = await db.execute<{ id: string; standing: SpaceStanding }>(sql`
    SELECT space_id AS id, 'invited' AS standing FROM ${spaceInvitations}
      WHERE person_id = ${personId} AND space_id IN ${among} AND accepted_at IS NULL
        AND revoked_at IS NULL AND declined_at IS NULL AND expires_at > ${now.toISOString()}::timestamptz
    UNION ALL SELECT space_id, 'requested' FROM ${spaceRequests}
      WHERE person_id = ${personId} AND space_id IN ${among}
    UNION ALL SELECT space_id, role FROM ${spaceMembers}
      WHERE person_id = ${personId} AND space_id IN ${among}
    UNION ALL SELECT copied_from, 'owner' FROM ${spaces}
      WHERE owner_id = ${personId} AND copied_from IN ${among}`);
  // The later ones say more: a member who is also invited is a member.
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

/** What a person is to each of some challenges, in one query. */
export async function listChallengeStandings(
  db: Db,
  personId: string,
  ids: readonly string[],
): Promise<Map<string, ChallengeStanding>> {
  const among = oneOf(ids);
  const rows = await db.execute<{ id: string; standing: ChallengeStanding }>(sql`
    SELECT challenge_id AS id, 'joined' AS standing FROM ${challengeParticipants}
      WHERE person_id = ${personId} AND challenge_id IN ${among}
    UNION ALL SELECT id, 'owner' FROM ${challenges}
      WHERE creator_id = ${personId} AND id IN ${among}`);
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

/** `IN ()` is no SQL: of nothing, nothing is among it. */
const oneOf = (ids: readonly string[]): SQL => (ids.length === 0 ? sql`(NULL)` : sql`${[...ids]}`);
