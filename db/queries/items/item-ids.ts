import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";
import { isListed } from "#db/queries/lists/listed.ts";

/** From `from` (inclusive) to `to` (exclusive). */
export interface TimeSpan {
  from: Date;
  to: Date;
}

const SOURCES = [
  { kind: "space", table: spaces, listed: isListed(spaces) },
  { kind: "artifakt", table: artifakts, listed: isListed(artifakts) },
  { kind: "challenge", table: challenges, listed: isListed(challenges) },
  { kind: "agentik", table: agentiks, listed: isListed(agentiks) },
] as const;

/**
 * Ids of all listed items, grouped by kind, for the site map.
 *
 * @param limit for all kinds together
 * @param made restricts the creation time
 */
export async function listItemIds(
  db: Db,
  limit: number,
  made?: TimeSpan,
): Promise<{ kind: ItemKind; id: string }[]> {
  const isMade = (createdAt: AnyPgColumn): SQL | undefined =>
    made && and(gte(createdAt, made.from), lt(createdAt, made.to));
  const parts = SOURCES.map(
    ({ kind, table, listed }, place) => sql`
      SELECT ${sql.raw(String(place))} AS place, ${sql.raw(`'${kind}'`)} AS kind, ${table.id}
      FROM ${table} WHERE ${and(listed, isMade(table.createdAt), sql`true`)}`,
  );
  const rows = await db.execute<{ kind: ItemKind; id: string }>(sql`
    SELECT kind, id FROM (${sql.join(parts, sql` UNION ALL `)}) items
    ORDER BY place, id LIMIT ${limit}`);
  return [...rows];
}

/** Creation time of the oldest listed item; undefined when there is none. */
export async function findOldestItemTime(db: Db): Promise<Date | undefined> {
  const firsts = SOURCES.map(
    ({ table, listed }) => sql`
      (SELECT min(${table.createdAt}) FROM ${table} WHERE ${and(listed, sql`true`)})`,
  );
  const [row] = await db.execute<{ made: Date | string | null }>(
    sql`SELECT least(${sql.join(firsts, sql`, `)}) AS made`,
  );
  return row?.made ? new Date(row.made) : undefined;
}
