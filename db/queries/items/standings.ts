import { SQL, sql } from "drizzle-orm";
import type {
  ArtifaktStanding,
  ChallengeStanding,
  SpaceStanding,
} from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import {
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/spaces/community.ts";

/** What a person is to some items, by the items' ids; those they are nothing to are in none. */
export interface Standings {
  spaces: Map<string, SpaceStanding>;
  artifakts: Map<string, ArtifaktStanding>;
  challenges: Map<string, ChallengeStanding>;
}

/**
 * What a person is to each of some items of any kind, in one query. Of a sample item the person has a
 * copy of, it is the copy's.
 */
export async function listStandings(
  db: Db,
  personId: string,
  ids: Partial<Record<keyof Standings, readonly string[]>>,
  now: Date,
): Promise<Standings> {
  const parts = [
    ids.spaces?.length && ofSpaces(personId, ids.spaces, now),
    ids.artifakts?.length && ofArtifakts(personId, ids.artifakts),
    ids.challenges?.length && ofChallenges(personId, ids.challenges),
  ].filter((part) => part instanceof SQL);
  const rows =
    parts.length === 0
      ? []
      : await db.execute<{ kind: keyof Standings; id: string; standing: string }>(
          sql.join(parts, sql` UNION ALL `),
        );
  // The later ones say more: a member who is also invited is a member.
  const mapOf = <Standing>(kind: keyof Standings) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, standing }): [string, Standing] => [id, standing as Standing]),
    );
  return {
    spaces: mapOf("spaces"),
    artifakts: mapOf("artifakts"),
    challenges: mapOf("challenges"),
  };
}

const ofSpaces = (personId: string, ids: readonly string[], now: Date): SQL => sql`
  SELECT 'spaces' AS kind, space_id AS id, 'invited' AS standing FROM ${spaceInvitations}
    WHERE person_id = ${personId} AND space_id IN ${[...ids]} AND accepted_at IS NULL
      AND revoked_at IS NULL AND declined_at IS NULL AND expires_at > ${now.toISOString()}::timestamptz
  UNION ALL SELECT 'spaces', space_id, 'requested' FROM ${spaceRequests}
    WHERE person_id = ${personId} AND space_id IN ${[...ids]}
  UNION ALL SELECT 'spaces', space_id, role FROM ${spaceMembers}
    WHERE person_id = ${personId} AND space_id IN ${[...ids]}
  UNION ALL SELECT 'spaces', copied_from, 'owner' FROM ${spaces}
    WHERE owner_id = ${personId} AND copied_from IN ${[...ids]}`;

const ofArtifakts = (personId: string, ids: readonly string[]): SQL => sql`
  SELECT 'artifakts' AS kind, artifakt_id AS id, 'owned' AS standing FROM ${artifaktOwnerships}
    WHERE person_id = ${personId} AND artifakt_id IN ${[...ids]} AND ended_at IS NULL
  UNION ALL SELECT 'artifakts', id, 'maker' FROM ${artifakts}
    WHERE creator_id = ${personId} AND id IN ${[...ids]}
  UNION ALL SELECT 'artifakts', copied_from, 'maker' FROM ${artifakts}
    WHERE creator_id = ${personId} AND copied_from IN ${[...ids]}`;

const ofChallenges = (personId: string, ids: readonly string[]): SQL => sql`
  SELECT 'challenges' AS kind, challenge_id AS id, 'joined' AS standing FROM ${challengeParticipants}
    WHERE person_id = ${personId} AND challenge_id IN ${[...ids]}
  UNION ALL SELECT 'challenges', id, 'owner' FROM ${challenges}
    WHERE creator_id = ${personId} AND id IN ${[...ids]}`;
