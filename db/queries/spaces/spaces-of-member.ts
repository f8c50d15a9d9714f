import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type {
  ContentLanguage,
  JoinPolicy,
  SpaceRole,
  SpaceVisibility,
} from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** A space that a person is in, for programs. */
export interface MembersSpace {
  id: string;
  name: string;
  description: string;
  language: ContentLanguage;
  role: SpaceRole;
  joinPolicy: JoinPolicy;
  visibility: SpaceVisibility;
  userCount: number;
  isArchived: boolean;
  /** One of the examples. */
  isExample: boolean;
}

const columns = {
  id: spaces.id,
  name: spaces.name,
  description: spaces.description,
  language: spaces.language,
  role: spaceMembers.role,
  joinPolicy: spaces.joinPolicy,
  visibility: spaces.visibility,
  userCount: spaces.userCount,
  isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
  isExample: sql<boolean>`(${spaces.copiedFrom} IS NOT NULL OR ${spaceMembers.isCopy})`,
};

/** An expression, so that the index of members is used and not the order of all ids. */
const byId = sql`(${spaces.id} || '')`;

/**
 * Spaces that a person is in, by their ids.
 *
 * @param after the last id of the part before; undefined for the first part
 */
export const listSpacesOfMember = (
  db: Db,
  personId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<MembersSpace[]> =>
  db
    .select(columns)
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(
      and(
        eq(spaceMembers.personId, personId),
        isNull(spaces.takenDownAt),
        after === undefined ? undefined : gt(byId, after),
      ),
    )
    .orderBy(asc(byId))
    .limit(limit);

/** A space for one of its members; undefined for anyone else. */
export async function findSpaceOfMember(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<MembersSpace | undefined> {
  const [space] = await db
    .select(columns)
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(eq(spaces.id, id), eq(spaceMembers.personId, personId), isNull(spaces.takenDownAt)));
  return space;
}
