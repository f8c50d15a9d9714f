import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { isOpenToAll, isOpenToInvolved } from "#db/queries/lists/listed.ts";

/**
 * Condition for artifakts whose page and pictures a viewer may open: what is published and open to
 * all, the viewer's own, and what the viewer owns unless it is a draft again.
 */
export const isOpenArtifakt = (viewerId: string): SQL =>
  or(
    and(isOpenToAll(artifakts), eq(artifakts.publication, "published")),
    isOpenToInvolved(
      artifakts,
      sql`(${artifakts.creatorId} = ${viewerId} OR (${artifakts.publication} <> 'draft'
        AND EXISTS (SELECT 1 FROM ${artifaktOwnerships} owned
          WHERE owned.artifakt_id = ${outer(artifakts.id)} AND owned.person_id = ${viewerId}
            AND owned.ended_at IS NULL)))`,
      viewerId,
    ),
  )!;
