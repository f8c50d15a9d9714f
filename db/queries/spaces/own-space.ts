import { and, eq, sql } from "drizzle-orm";
import type { SpaceFields } from "#domain/items/item-fields.ts";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";

/** The editable fields of a space. */
export interface OwnSpace extends SpaceFields {
  id: string;
  userCount: number;
  isArchived: boolean;
}

/** A space for its owner; undefined for anyone else. */
export async function findOwnSpace(
  db: Db,
  id: string,
  personId: string,
): Promise<OwnSpace | undefined> {
  const [space] = await db
    .select({
      id: spaces.id,
      name: spaces.name,
      description: spaces.description,
      type: spaces.type,
      joinPolicy: spaces.joinPolicy,
      visibility: spaces.visibility,
      maxMembers: spaces.maxMembers,
      userCount: spaces.userCount,
      isArchived: sql<boolean>`(${spaces.archivedAt} IS NOT NULL)`,
    })
    .from(spaces)
    .where(and(eq(spaces.id, id), eq(spaces.ownerId, personId)));
  return space;
}
