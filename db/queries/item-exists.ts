import { eq } from "drizzle-orm";
import type { ItemKind } from "#app/domain/catalogue.ts";
import type { Db } from "#db/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";

const TABLES = { artifakt: artifakts, space: spaces, agentik: agentiks, challenge: challenges };

/** Whether there is an item of a kind with an id. */
export async function itemExists(db: Db, kind: ItemKind, id: string): Promise<boolean> {
  const table = TABLES[kind];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1);
  return rows.length > 0;
}
