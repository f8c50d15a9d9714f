import { and, eq } from "drizzle-orm";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenTo, isOpenToAll } from "#db/queries/lists/listed.ts";
import { ITEM_TABLES } from "./item-tables.ts";

/**
 * Whether an item exists for a viewer: copies, private spaces, what a guest made and what was taken
 * down exist for their owners only. Members and participants are not looked up.
 *
 * @param viewerId null for what everyone may see
 */
export async function itemExists(
  db: Db,
  kind: ItemKind,
  id: string,
  viewerId: string | null,
): Promise<boolean> {
  const { table, owner } = ITEM_TABLES[kind];
  const isOpen = viewerId === null ? isOpenToAll(table) : isOpenTo({ ...table, owner }, viewerId);
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isOpen))
    .limit(1);
  return rows.length > 0;
}
