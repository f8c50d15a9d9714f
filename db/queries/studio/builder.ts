import { and, desc, eq, sql } from "drizzle-orm";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Db } from "#db/connection/client.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { pages } from "#db/schema/studio/pages.ts";

/** A saved layout. */
export interface SavedLayout {
  /** From 1 for each person. */
  version: number;
  blocks: BuilderBlock[];
}

/** A person's latest layout; undefined before the first save. */
export async function findLatestLayout(db: Db, personId: string): Promise<SavedLayout | undefined> {
  const [layout] = await db
    .select({ version: builderLayouts.version, blocks: builderLayouts.blocks })
    .from(builderLayouts)
    .where(eq(builderLayouts.personId, personId))
    .orderBy(desc(builderLayouts.version))
    .limit(1);
  return layout;
}

/** One version of a person's layouts. */
export async function findLayoutVersion(
  db: Db,
  personId: string,
  version: number,
): Promise<(SavedLayout & { id: string }) | undefined> {
  const [layout] = await db
    .select({
      id: builderLayouts.id,
      version: builderLayouts.version,
      blocks: builderLayouts.blocks,
    })
    .from(builderLayouts)
    .where(and(eq(builderLayouts.personId, personId), eq(builderLayouts.version, version)));
  return layout;
}

/** A version in the list of versions. */
export interface ListedLayout extends SavedLayout {
  createdAt: Date;
}

/** A person's versions, newest first. */
export function listLayouts(db: Db, personId: string, limit: number): Promise<ListedLayout[]> {
  return db
    .select({
      version: builderLayouts.version,
      blocks: builderLayouts.blocks,
      createdAt: builderLayouts.createdAt,
    })
    .from(builderLayouts)
    .where(eq(builderLayouts.personId, personId))
    .orderBy(desc(builderLayouts.version))
    .limit(limit);
}

/** A layout, and the title of the page that shows it; empty for a layout that is not published. */
type PreviewedLayout = SavedLayout & { kind: "asked" | "newest" | "published"; title: string };

/**
 * Layouts for a preview, in one query: that of a version, the newest one, and that of the public
 * page that was published last.
 *
 * @param asked a version of the person's; null for none
 */
export async function findPreviewedLayouts(
  db: Db,
  personId: string,
  asked: number | null,
): Promise<Partial<Record<PreviewedLayout["kind"], PreviewedLayout>>> {
  const rows = await db.execute<PreviewedLayout & Record<string, unknown>>(sql`
    SELECT * FROM ((SELECT 'newest' AS kind, version, blocks, '' AS title FROM ${builderLayouts}
      WHERE person_id = ${personId} ORDER BY version DESC LIMIT 1)
    UNION ALL
    (SELECT 'asked', version, blocks, '' FROM ${builderLayouts}
      WHERE person_id = ${personId} AND version = ${asked}::int)
    UNION ALL
    (SELECT 'published', shown.version, shown.blocks, page.title FROM ${pages} page
      JOIN ${builderLayouts} shown ON shown.id = page.layout_id
      WHERE page.person_id = ${personId} AND page.is_public AND page.taken_down_at IS NULL
      ORDER BY page.published_at DESC, page.id LIMIT 1)) AS previewed`);
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}
