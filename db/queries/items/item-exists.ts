import { and, eq, isNull, or } from "drizzle-orm";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";

/** Challenges are never copied: their places are few. */
const TABLES = {
  artifakt: { table: artifakts, copiedFrom: artifakts.copiedFrom, owner: artifakts.creatorId },
  space: { table: spaces, copiedFrom: spaces.copiedFrom, owner: spaces.ownerId },
  agentik: { table: agentiks, copiedFrom: agentiks.copiedFrom, owner: agentiks.ownerId },
  challenge: { table: challenges, copiedFrom: undefined, owner: challenges.creatorId },
};

/**
 * Whether there is an item of a kind with an id, for the one who is looking: copies are their
 * owners' alone.
 *
 * @param viewerId null for what everybody may see
 */
export async function itemExists(
  db: Db,
  kind: ItemKind,
  id: string,
  viewerId: string | null,
): Promise<boolean> {
  const { table, copiedFrom, owner } = TABLES[kind];
  const isOpen =
    copiedFrom && or(isNull(copiedFrom), viewerId === null ? undefined : eq(owner, viewerId));
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isOpen))
    .limit(1);
  return rows.length > 0;
}
