import type { Sql } from "postgres";
import type { ItemKind } from "#domain/items/catalogue.ts";

/** What a search finds, asked plainly: everything is compared, ranked and put in order. */
export interface PlainHits {
  total: number;
  /** The first of them, best first. */
  ids: string[];
}

/** The tables, what is listed of them, the subtitle of an item, and the order of the list. */
const KINDS: Record<ItemKind, { table: string; listed: string; subtitle: string; order: string }> =
  {
    artifakt: {
      table: "artifakts",
      listed: "copied_from IS NULL AND publication = 'published'",
      subtitle: "(SELECT display_name FROM people WHERE id = creator_id)",
      order: "download_count DESC, id",
    },
    space: {
      table: "spaces",
      listed: "copied_from IS NULL",
      subtitle: "replace(type, '_', ' ')",
      order: "user_count DESC, id",
    },
    agentik: {
      table: "agentiks",
      listed: "copied_from IS NULL",
      subtitle: "replace(type, '_', ' ')",
      order: "name, id",
    },
    challenge: {
      table: "challenges",
      listed: "true",
      subtitle: "replace(type, '_', ' ')",
      order: "(is_active AND deadline > $2::timestamptz) DESC, is_active DESC, deadline, id",
    },
  };

/** The rule of product.md, "Search", in one statement that reads the whole table. */
export async function findPlainly(
  sql: Sql,
  kind: ItemKind,
  { q, now, most }: { q: string; now: Date; most: number },
): Promise<PlainHits> {
  const { table, listed, subtitle, order } = KINDS[kind];
  const [row] = await sql.unsafe<{ total: number; ids: string[] }[]>(
    `WITH asked AS (
       SELECT '%' || regexp_replace(plaza_fold($1), '[\\\\%_]', '\\\\\\&', 'g') || '%' AS pattern
     ), ranked AS (
       SELECT item.*, CASE WHEN plaza_fold(name) LIKE pattern THEN 0
         WHEN plaza_fold(description) LIKE pattern THEN 1
         WHEN plaza_fold(${subtitle}) LIKE pattern THEN 2 END AS rank
       FROM ${table} item, asked WHERE ${listed} AND $2::timestamptz IS NOT NULL
     ), hits AS (SELECT id, row_number() OVER (ORDER BY rank, ${order}) AS place FROM ranked WHERE rank IS NOT NULL)
     SELECT count(*)::int AS total,
       coalesce(array_agg(id ORDER BY place) FILTER (WHERE place <= $3), '{}') AS ids FROM hits`,
    [q, now.toISOString(), most],
  );
  return row!;
}
