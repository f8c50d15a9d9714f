import { and, eq, ne, sql } from "drizzle-orm";
import type { JoinPolicy, SpaceVisibility } from "#domain/items/catalogue.ts";
import type { InLanguage, Space } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { isSpaceOpenTo } from "./open-space.ts";

/** A space with everything its own page shows. */
export interface SpaceDetail extends InLanguage<Space> {
  joinPolicy: JoinPolicy;
  visibility: SpaceVisibility;
  /** Made by a guest without an account: like a private one, whatever its visibility. */
  madeByGuest: boolean;
  takenDownAt: Date | null;
  ownerId: string | null;
  /** Archived by its owner: closed to new members. */
  isArchived: boolean;
  /** The owner's display name; null for a space without an owner. */
  owner: string | null;
  /** Maximum number of members; null for no limit. */
  maxMembers: number | null;
  createdAt: Date;
}

/**
 * The space of a page.
 *
 * @returns undefined for an unknown id and for a space that the viewer may not open: another
 *   person's copy, or a private one
 */
export async function findSpaceDetail(
  db: Db,
  id: string,
  viewerId: string,
  now: Date,
): Promise<SpaceDetail | undefined> {
  const [row] = await db
    .select({
      ...columns,
      joinPolicy: spaces.joinPolicy,
      visibility: spaces.visibility,
      madeByGuest: spaces.madeByGuest,
      takenDownAt: spaces.takenDownAt,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
      ownerId: spaces.ownerId,
      maxMembers: spaces.maxMembers,
      owner: people.displayName,
      createdAt: spaces.createdAt,
    })
    .from(spaces)
    .leftJoin(people, eq(people.id, spaces.ownerId))
    .where(and(eq(spaces.id, id), isSpaceOpenTo(viewerId, now)))
    .limit(1);
  return row;
}

/** Other spaces of the same type, largest first; none for an unknown id. */
export function listRelatedSpaces(db: Db, id: string, limit: number): Promise<InLanguage<Space>[]> {
  const type = db.select({ type: spaces.type }).from(spaces).where(eq(spaces.id, id));
  return (
    db
      .select(columns)
      .from(spaces)
      .where(and(eq(spaces.type, sql`(${type})`), ne(spaces.id, id), isListed(spaces)))
      // NULLS LAST as in the index; otherwise PostgreSQL sorts instead of scanning the index in
      // order.
      .orderBy(sql`${spaces.userCount} DESC NULLS LAST`, spaces.id)
      .limit(limit)
  );
}

const columns = {
  id: spaces.id,
  name: spaces.name,
  description: spaces.description,
  userCount: spaces.userCount,
  type: spaces.type,
  language: spaces.language,
};
