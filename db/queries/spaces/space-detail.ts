import { and, eq, ne, sql } from "drizzle-orm";
import type { JoinPolicy } from "#domain/items/catalogue.ts";
import type { InLanguage, Space } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isListed, isOpenTo } from "#db/queries/lists/listed.ts";

/** A space with all that its own page shows. */
export interface SpaceDetail extends InLanguage<Space> {
  joinPolicy: JoinPolicy;
  /** The owner's display name; null for a space from before there were owners. */
  owner: string | null;
  /** How many may be in it; null for no limit. */
  maxMembers: number | null;
  createdAt: Date;
}

/**
 * One space for its own page, or undefined when there is none with that id, or when it is the copy of
 * somebody other than the one who is looking.
 */
export async function findSpaceDetail(
  db: Db,
  id: string,
  viewerId: string,
): Promise<SpaceDetail | undefined> {
  const [row] = await db
    .select({
      ...words,
      joinPolicy: spaces.joinPolicy,
      maxMembers: spaces.maxMembers,
      owner: people.displayName,
      createdAt: spaces.createdAt,
    })
    .from(spaces)
    .leftJoin(people, eq(people.id, spaces.ownerId))
    .where(
      and(
        eq(spaces.id, id),
        isOpenTo({ copiedFrom: spaces.copiedFrom, owner: spaces.ownerId }, viewerId),
      ),
    )
    .limit(1);
  return row;
}

/** Other spaces of the same type, the largest first; none for an unknown id. */
export function listRelatedSpaces(db: Db, id: string, limit: number): Promise<InLanguage<Space>[]> {
  const type = db.select({ type: spaces.type }).from(spaces).where(eq(spaces.id, id));
  return (
    db
      .select(words)
      .from(spaces)
      .where(and(eq(spaces.type, sql`(${type})`), ne(spaces.id, id), isListed(spaces)))
      // NULLS LAST is what the index says; without it Postgres sorts instead of reading it in order.
      .orderBy(sql`${spaces.userCount} DESC NULLS LAST`, spaces.id)
      .limit(limit)
  );
}

const words = {
  id: spaces.id,
  name: spaces.name,
  description: spaces.description,
  userCount: spaces.userCount,
  type: spaces.type,
  language: spaces.language,
};
