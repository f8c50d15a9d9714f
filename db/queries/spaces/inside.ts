import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type {
  ContentLanguage,
  JoinPolicy,
  SpaceRole,
  SpaceVisibility,
} from "#domain/items/catalogue.ts";
import type { NoticeLevel } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** A space as its members see it from inside. */
export interface SpaceInside {
  id: string;
  name: string;
  description: string;
  language: ContentLanguage;
  joinPolicy: JoinPolicy;
  visibility: SpaceVisibility;
  madeByGuest: boolean;
  ownerId: string | null;
  /** The viewer's role. */
  role: SpaceRole;
  notices: NoticeLevel;
  /**
   * One of the examples: a guest's copy of a space, or a copied membership. Its content is
   * read-only; the viewer's additions are seen by the viewer alone (`only_for`).
   */
  isSample: boolean;
  /** Archived by its owner: read-only. */
  isArchived: boolean;
}

/** A space for one of its members; undefined for anyone else. */
export async function findSpaceInside(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<SpaceInside | undefined> {
  const [space] = await db
    .select({
      id: spaces.id,
      name: spaces.name,
      description: spaces.description,
      language: spaces.language,
      joinPolicy: spaces.joinPolicy,
      visibility: spaces.visibility,
      madeByGuest: spaces.madeByGuest,
      ownerId: spaces.ownerId,
      role: spaceMembers.role,
      notices: spaceMembers.notices,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
      isSample: sql<boolean>`(${spaces.copiedFrom} IS NOT NULL OR ${spaceMembers.isCopy})`,
    })
    .from(spaces)
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, spaces.id))
    .where(and(eq(spaces.id, id), eq(spaceMembers.personId, personId), isNull(spaces.takenDownAt)));
  return space;
}

/** A table whose rows belong to a space: threads, documents, tasks … */
interface InSpace {
  spaceId: AnyPgColumn;
  onlyFor?: AnyPgColumn;
  /** Only threads: conversations with customers are read in the inbox. */
  chatWithId?: AnyPgColumn;
}

/**
 * Condition for the rows of a space that a person sees: the person is a member, and the row is in the
 * space, or in the one that it is a copy of, and not for another person alone. Every statement that
 * reads what is inside a space has it in its WHERE.
 */
export const isInsideOf = (
  { spaceId, onlyFor, chatWithId }: InSpace,
  viewer: { spaceId: string; personId: string },
): SQL =>
  and(
    sql`EXISTS (SELECT FROM ${spaceMembers} member JOIN ${spaces} inside ON inside.id = member.space_id
      WHERE member.space_id = ${viewer.spaceId} AND member.person_id = ${viewer.personId}
        AND inside.taken_down_at IS NULL
        AND ${outer(spaceId)} IN (inside.id, coalesce(inside.copied_from, inside.id)))`,
    onlyFor && or(isNull(onlyFor), eq(onlyFor, viewer.personId)),
    chatWithId && isNull(chatWithId),
  )!;
