import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";

/** From this scale on it is quicker to make the search indexes once than to add each row to them. */
const INDEXED_AFTERWARDS = 10;

/**
 * Drops the search indexes of an empty catalogue that many rows are about to come into (not those of
 * the challenges, which are few): a row has a hundred entries in each, and made at the end they take
 * a fraction of the time. Nobody sees them gone: it is the same transaction.
 *
 * @returns what makes them again, as they were
 */
export async function setSearchIndexesAside(db: Db, scale: number): Promise<() => Promise<void>> {
  const isFilled = (await db.select({ id: spaces.id }).from(spaces).limit(1)).length > 0;
  if (scale < INDEXED_AFTERWARDS || isFilled) return async () => undefined;
  const found = await db.execute<{ name: string; definition: string }>(sql`
    SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND indexdef LIKE '% USING gin %'
      AND tablename IN ('spaces', 'artifakts', 'agentiks')`);
  for (const { name } of found) await db.execute(sql.raw(`DROP INDEX ${name}`));
  return async () => {
    for (const { definition } of found) await db.execute(sql.raw(definition));
  };
}
