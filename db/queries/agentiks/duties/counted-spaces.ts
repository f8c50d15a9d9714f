import { and, eq, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";

/** Spaces of one person that a duty counts at most. */
const SPACES_MAX = 200;

/**
 * The spaces whose rows a duty counts. In a private space that its owner is alone in, an agentik works for the
 * owner: it counts all of the owner's spaces, since customers write in others. Elsewhere it counts the space
 * itself, so that its members learn nothing of others. Copies of the examples are never counted.
 *
 * @returns the ids, at least the workplace's
 */
export async function listCountedSpaces(
  db: Db,
  { personId, spaceId }: { personId: string; spaceId: string },
): Promise<string[]> {
  const workplace = alias(spaces, "workplace");
  const others = await db
    .select({ id: spaces.id })
    .from(workplace)
    .innerJoin(spaces, eq(spaces.ownerId, workplace.ownerId))
    .where(
      and(
        eq(workplace.id, spaceId),
        eq(workplace.ownerId, personId),
        eq(workplace.visibility, "private"),
        eq(workplace.userCount, 1),
        ne(spaces.id, spaceId),
        isNull(spaces.copiedFrom),
      ),
    )
    .orderBy(spaces.id)
    .limit(SPACES_MAX);
  return [spaceId, ...others.map(({ id }) => id)];
}
