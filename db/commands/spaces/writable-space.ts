import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { ContentLanguage, SpaceRole } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

/** A space that the person may write in. */
export interface WritableSpace {
  /** For a guest who writes on a page of the examples, the guest's own copy. */
  id: string;
  name: string;
  language: ContentLanguage;
  ownerId: string | null;
  role: SpaceRole;
  /** The space that it is a copy of. */
  copiedFrom: string | null;
  /** For `only_for` of what is written: the person, in a space of the examples; null elsewhere. */
  onlyFor: string | null;
}

/**
 * The space that a member writes in, without a lock.
 * @param spaceId the id on the page; resolves to the person's copy, if there is one
 * @returns "gone" for people who are not members; "account" for a guest in an open, listed space,
 *   which guests could flood; "archived" for a space that is only read
 */
export async function findWritableSpace(
  tx: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<
  | { kind: "done"; space: WritableSpace }
  | { kind: "refused"; reason: "gone" | "account" | "archived" }
> {
  const [row] = await tx
    .select({
      id: spaces.id,
      name: spaces.name,
      language: spaces.language,
      ownerId: spaces.ownerId,
      role: spaceMembers.role,
      copiedFrom: spaces.copiedFrom,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
      isSample: sql<boolean>`(${spaces.copiedFrom} IS NOT NULL OR ${spaceMembers.isCopy})`,
      isCrowd: sql<boolean>`(${people.kind} = 'guest' AND ${spaces.joinPolicy} = 'open'
        AND ${spaces.isListed} AND ${spaces.ownerId} IS DISTINCT FROM ${people.id})`,
    })
    .from(spaces)
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, spaces.id))
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(
      and(
        eq(spaceMembers.personId, personId),
        isNull(spaces.takenDownAt),
        or(
          eq(spaces.id, spaceId),
          and(eq(spaces.copiedFrom, spaceId), eq(spaces.ownerId, personId)),
        ),
      ),
    )
    .orderBy(sql`${spaces.copiedFrom} IS NULL`)
    .limit(1);
  if (!row) return { kind: "refused", reason: "gone" };
  const { isSample, isCrowd, isArchived, ...space } = row;
  if (isArchived) return { kind: "refused", reason: "archived" };
  if (isCrowd && !isSample) return { kind: "refused", reason: "account" };
  return { kind: "done", space: { ...space, onlyFor: isSample ? personId : null } };
}

/** Locks a space's row, so that one transaction after the other counts or orders what is in it. */
export async function lockSpace(tx: Db, spaceId: string): Promise<void> {
  await tx
    .select({ id: spaces.id })
    .from(spaces)
    .where(eq(spaces.id, spaceId))
    .for("no key update");
}
