import { and, eq } from "drizzle-orm";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenTo, isOpenToAll } from "#db/queries/lists/listed.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";

/** Challenges have no copies, because their places are limited. */
const TABLES = {
  artifakt: { table: artifakts, copiedFrom: artifakts.copiedFrom, owner: artifakts.creatorId },
  space: {
    table: spaces,
    copiedFrom: spaces.copiedFrom,
    visibility: spaces.visibility,
    madeByGuest: spaces.madeByGuest,
    owner: spaces.ownerId,
  },
  agentik: { table: agentiks, copiedFrom: agentiks.copiedFrom, owner: agentiks.ownerId },
  challenge: { table: challenges, copiedFrom: undefined, owner: challenges.creatorId },
};

/**
 * Whether an item exists for a viewer: copies and private spaces exist for their owners only. A
 * private space's members are not looked up.
 *
 * @param viewerId null for what everyone may see
 */
export async function itemExists(
  db: Db,
  kind: ItemKind,
  id: string,
  viewerId: string | null,
): Promise<boolean> {
  const { table, copiedFrom, ...columns } = TABLES[kind];
  const item = copiedFrom && { ...columns, copiedFrom };
  const isOpen = item && (viewerId === null ? isOpenToAll(item) : isOpenTo(item, viewerId));
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isOpen))
    .limit(1);
  return rows.length > 0;
}
