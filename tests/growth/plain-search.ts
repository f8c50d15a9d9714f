import type { Sql } from "postgres";
import type { ItemKind } from "#domain/items/catalogue.ts";

/** Result of a search without indexes: every row is compared, ranked and sorted. */
export interface PlainHits {
  total: number;
  /** Ids of the best hits, in order. */
  ids: string[];
}

/** For each kind: table, condition of listed items, SQL of the subtitle, and the list's order. */
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

/** The reference implementation of the search, as one statement that reads the whole table. */
export async function findPlainly(
  sql: Sql,
  kind: ItemKind,
  { q, now, most }: { q: string; now: Date; most: number },
): Promise<PlainHits> {
  const { table, listed, subtitle, order } = KINDS[kind];
  const [row] = await sql.unsafe<{ total: number; ids: string[] }[]>(
    `WITH asked AS (
       SELECT array_agg('%' || regexp_replace(plaza_fold(word), '[\\\\%_]', '\\\\\\&', 'g') || '%') AS patterns
       FROM (SELECT regexp_split_to_table(trim($1), '\\s+') AS word) words
       -- Short words alone are one text.
       WHERE (SELECT max(length(plaza_fold(one))) FROM regexp_split_to_table(trim($1), '\\s+') one) >= 3
       UNION ALL
       SELECT ARRAY['%' || regexp_replace(plaza_fold(trim($1)), '[\\\\%_]', '\\\\\\&', 'g') || '%']
     ), first AS (SELECT patterns FROM asked WHERE patterns IS NOT NULL LIMIT 1
     ), ranked AS (
       SELECT item.*, CASE WHEN plaza_fold(name) LIKE ALL (patterns) THEN 0
         WHEN plaza_fold(name) || E'\\n' || plaza_fold(description) LIKE ALL (patterns) THEN 1
         WHEN plaza_fold(${subtitle}) LIKE ALL (patterns) THEN 2 END AS rank
       FROM ${table} item, first WHERE ${listed} AND $2::timestamptz IS NOT NULL
     ), hits AS (SELECT id, row_number() OVER (ORDER BY rank, ${order}) AS place FROM ranked WHERE rank IS NOT NULL)
     SELECT count(*)::int AS total,
       coalesce(array_agg(id ORDER BY place) FILTER (WHERE place <= $3), '{}') AS ids FROM hits`,
    [q, now.toISOString(), most],
  );
  return row!;
}
