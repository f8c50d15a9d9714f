import { SQL, sql } from "drizzle-orm";
import type { ArtifaktRelationship } from "#domain/items/item-limits.ts";
import type { ChallengeRelationship } from "#domain/challenges/challenges.ts";
import type { SpaceRelationship } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import {
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { spaceInvitations, spaceRequests } from "#db/schema/spaces/membership.ts";

/** A person's relationships to items, by item id. Items without a relationship are missing. */
export interface Relationships {
  spaces: Map<string, SpaceRelationship>;
  artifakts: Map<string, ArtifaktRelationship>;
  challenges: Map<string, ChallengeRelationship>;
  /** Ids of items to which the relationship is an example, copied from the demo person. */
  examples: Set<string>;
}

/**
 * A person's relationships to items of several kinds, in one query. For the demo person's item of
 * which the person has a copy, it is the relationship to the copy.
 */
export async function listRelationships(
  db: Db,
  personId: string,
  ids: Partial<Record<"spaces" | "artifakts" | "challenges", readonly string[]>>,
  now: Date,
): Promise<Relationships> {
  const parts = [
    ids.spaces?.length && spaceRelationships(personId, ids.spaces, now),
    ids.artifakts?.length && artifaktRelationships(personId, ids.artifakts),
    ids.challenges?.length && challengeRelationships(personId, ids.challenges),
  ].filter((part) => part instanceof SQL);
  const rows =
    parts.length === 0
      ? []
      : await db.execute<{
          kind: keyof typeof ids;
          id: string;
          relationship: string;
          isExample: boolean;
        }>(sql.join(parts, sql` UNION ALL `));
  // A later row wins in the map: a member who is also invited is a member.
  const mapOf = <Relationship>(kind: keyof typeof ids) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, relationship }): [string, Relationship] => [id, relationship as Relationship]),
    );
  return {
    spaces: mapOf("spaces"),
    artifakts: mapOf("artifakts"),
    challenges: mapOf("challenges"),
    examples: new Set(rows.filter(({ isExample }) => isExample).map(({ id }) => id)),
  };
}

const spaceRelationships = (personId: string, ids: readonly string[], now: Date): SQL => sql`
  SELECT 'spaces' AS kind, space_id AS id, 'invited' AS relationship, false AS "isExample"
    FROM ${spaceInvitations}
    WHERE person_id = ${personId} AND space_id IN ${[...ids]} AND accepted_at IS NULL
      AND revoked_at IS NULL AND declined_at IS NULL AND expires_at > ${now.toISOString()}::timestamptz
  UNION ALL SELECT 'spaces', space_id, 'requested', false FROM ${spaceRequests}
    WHERE person_id = ${personId} AND space_id IN ${[...ids]}
  UNION ALL SELECT 'spaces', space_id, role, is_copy OR space_id IN
      (SELECT id FROM ${spaces} WHERE owner_id = ${personId} AND copied_from IS NOT NULL)
    FROM ${spaceMembers} WHERE person_id = ${personId} AND space_id IN ${[...ids]}
  UNION ALL SELECT 'spaces', copied_from, 'owner', true FROM ${spaces}
    WHERE owner_id = ${personId} AND copied_from IN ${[...ids]}`;

const artifaktRelationships = (personId: string, ids: readonly string[]): SQL => sql`
  SELECT 'artifakts' AS kind, artifakt_id AS id, 'owned' AS relationship, false AS "isExample"
    FROM ${artifaktOwnerships}
    WHERE person_id = ${personId} AND artifakt_id IN ${[...ids]} AND ended_at IS NULL
  UNION ALL SELECT 'artifakts', id, 'maker', copied_from IS NOT NULL FROM ${artifakts}
    WHERE creator_id = ${personId} AND id IN ${[...ids]}
  UNION ALL SELECT 'artifakts', copied_from, 'maker', true FROM ${artifakts}
    WHERE creator_id = ${personId} AND copied_from IN ${[...ids]}`;

const challengeRelationships = (personId: string, ids: readonly string[]): SQL => sql`
  SELECT 'challenges' AS kind, challenge_id AS id, 'joined' AS relationship, is_copy AS "isExample"
    FROM ${challengeParticipants}
    WHERE person_id = ${personId} AND challenge_id IN ${[...ids]}
  UNION ALL SELECT 'challenges', id, 'owner', false FROM ${challenges}
    WHERE creator_id = ${personId} AND id IN ${[...ids]}`;
