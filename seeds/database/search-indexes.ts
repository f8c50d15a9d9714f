import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";

/** From this scale on it is faster to build the search indexes at the end than row by row. */
const MIN_SCALE = 10;

/**
 * Drops the GIN search indexes of an empty catalogue before a bulk insert at a large scale; a row
 * has about a hundred entries in each. Not those of the challenges, which are few. Call it in the
 * transaction of the inserts, so that other connections never see the indexes missing.
 *
 * @returns recreates the indexes
 */
export async function setSearchIndexesAside(db: Db, scale: number): Promise<() => Promise<void>> {
  const isFilled = (await db.select({ id: spaces.id }).from(spaces).limit(1)).length > 0;
  if (scale < MIN_SCALE || isFilled) return async () => undefined;
  const found = await db.execute<{ name: string; definition: string }>(sql`
    SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND indexdef LIKE '% USING gin %'
      AND tablename IN ('spaces', 'artifakts', 'agentiks')`);
  for (const { name } of found) await db.execute(sql.raw(`DROP INDEX ${name}`));
  return async () => {
    for (const { definition } of found) await db.execute(sql.raw(definition));
  };
}
