import { sql } from "drizzle-orm";
import type { ItemKind } from "#app/domain/catalogue.ts";
import type { Db } from "#db/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";
import { isListed } from "./listed.ts";

/** The id of every listed item, kind by kind, up to a limit in all: the site map. */
export async function listItemIds(
  db: Db,
  limit: number,
): Promise<{ kind: ItemKind; id: string }[]> {
  const rows = await db.execute<{ kind: ItemKind; id: string }>(sql`
    SELECT kind, id FROM (
      SELECT 1 AS place, 'space' AS kind, ${spaces.id} FROM ${spaces} WHERE ${isListed(spaces)}
      UNION ALL SELECT 2, 'artifakt', ${artifakts.id} FROM ${artifakts} WHERE ${isListed(artifakts)}
      UNION ALL SELECT 3, 'challenge', ${challenges.id} FROM ${challenges}
      UNION ALL SELECT 4, 'agentik', ${agentiks.id} FROM ${agentiks} WHERE ${isListed(agentiks)}
    ) items ORDER BY place, id LIMIT ${limit}`);
  return [...rows];
}
