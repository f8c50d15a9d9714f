/** Items that blocks of a page stand for. */
import { sql } from "drizzle-orm";
import type { PageItem } from "#domain/studio/pages/pages.ts";
import type { Db } from "#db/connection/client.ts";
import { chatPages } from "#db/schema/agentiks/chats.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";
import { agentiks, artifakts, spaces } from "#db/schema/items/catalogue.ts";

/** Items of each kind that the builder offers. */
const OFFERED = 40;

/**
 * A person's own public spaces, artifakts and agentiks, by name, and agentiks with an open chat page: the first
 * of these is the one that `findChatAgentik` finds.
 */
export const listPageItems = async (db: Db, personId: string): Promise<PageItem[]> => [
  ...(await db.execute<PageItem & Record<string, unknown>>(sql`
    SELECT kind, id, name FROM ((SELECT 'space' AS kind, id, name FROM ${spaces}
      WHERE owner_id = ${personId} AND visibility <> 'private' AND taken_down_at IS NULL
      ORDER BY name, id LIMIT ${OFFERED})
    UNION ALL
    (SELECT 'artifakt', id, name FROM ${artifakts}
      WHERE creator_id = ${personId} AND publication = 'published' AND taken_down_at IS NULL
      ORDER BY name, id LIMIT ${OFFERED})
    UNION ALL
    (SELECT 'agentik', id, name FROM ${agentiks}
      WHERE owner_id = ${personId} AND taken_down_at IS NULL ORDER BY name, id LIMIT ${OFFERED})
    UNION ALL
    (SELECT 'chat', own.id, own.name FROM ${agentiks} own
      JOIN ${chatPages} page ON page.agentik_id = own.id
      WHERE own.owner_id = ${personId} AND page.is_open AND own.taken_down_at IS NULL
      ORDER BY own.status <> 'active', page.created_at, own.id LIMIT ${OFFERED})) items`)),
];

/** An item as a published page shows it. */
export interface ShownItem {
  id: string;
  name: string;
  description: string;
  /** Whole pesos, of an artifakt. */
  price: number | null;
  /** Address of an agentik's chat page; null for other items. */
  slug: string | null;
  /** Number of members of a space. */
  members: number | null;
  /** Number of downloads of an artifakt. */
  downloads: number | null;
  /** Rating of an artifakt in tenths; 0 while it is not rated. */
  rating: number | null;
  /** Ended runs of an agentik, and those of them that ended well; null before the first. */
  ended: number | null;
  succeeded: number | null;
}

/**
 * A person's items that a page names, as far as everyone may see them; others are left out.
 *
 * @param ownerId the page's owner: a page shows nothing of others
 */
export const findShownItems = async (
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<ShownItem[]> => {
  if (ids.length === 0) return [];
  const named = sql`ANY(${sql.param([...new Set(ids)])}::text[])`;
  return [
    ...(await db.execute<ShownItem & Record<string, unknown>>(sql`
      SELECT id, name, description, NULL AS price, NULL AS slug, user_count AS members,
          NULL::float AS downloads, NULL::int AS rating, NULL::int AS ended, NULL::int AS succeeded
        FROM ${spaces}
        WHERE id = ${named} AND owner_id = ${ownerId} AND visibility <> 'private'
          AND taken_down_at IS NULL
      UNION ALL
      SELECT id, name, description, price, NULL, NULL, download_count::float, rating, NULL, NULL
        FROM ${artifakts}
        WHERE id = ${named} AND creator_id = ${ownerId} AND publication = 'published'
          AND taken_down_at IS NULL
      UNION ALL
      SELECT own.id, own.name, own.description, NULL, page.slug, NULL, NULL, NULL, done.ended,
          done.succeeded
        FROM ${agentiks} own
        LEFT JOIN ${chatPages} page ON page.agentik_id = own.id AND page.is_open
        LEFT JOIN ${agentikFigures} done ON done.agentik_id = own.id
        WHERE own.id = ${named} AND own.owner_id = ${ownerId} AND own.taken_down_at IS NULL`)),
  ];
};
