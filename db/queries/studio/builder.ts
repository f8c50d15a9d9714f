import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Db } from "#db/connection/client.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { layoutPages, pages } from "#db/schema/studio/pages.ts";
import { isPageShown } from "./pages.ts";

/** A saved layout. */
export interface SavedLayout {
  /** From 1 for each person. */
  version: number;
  blocks: BuilderBlock[];
}

/** A saved layout with the page that it is made for; null for a new page. */
export interface FoundLayout extends SavedLayout {
  id: string;
  pageId: string | null;
}

const FOUND = {
  id: builderLayouts.id,
  version: builderLayouts.version,
  blocks: builderLayouts.blocks,
  pageId: layoutPages.pageId,
};

/** A person's latest layout; undefined before the first save. */
export async function findLatestLayout(db: Db, personId: string): Promise<FoundLayout | undefined> {
  const [layout] = await db
    .select(FOUND)
    .from(builderLayouts)
    .leftJoin(layoutPages, eq(layoutPages.layoutId, builderLayouts.id))
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
): Promise<FoundLayout | undefined> {
  const [layout] = await db
    .select(FOUND)
    .from(builderLayouts)
    .leftJoin(layoutPages, eq(layoutPages.layoutId, builderLayouts.id))
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
 * Layouts for a preview, in one query: that of a version, the newest one, and what the public page shows
 * that the previewed one is made for (without such a page, the page that was published last).
 *
 * @param asked a version of the person's; null for none, which previews the newest
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
      ORDER BY page.id IS NOT DISTINCT FROM (SELECT made.page_id FROM ${builderLayouts} previewed
          LEFT JOIN ${layoutPages} made ON made.layout_id = previewed.id
          WHERE previewed.person_id = ${personId}
          ORDER BY previewed.version = ${asked}::int DESC NULLS LAST, previewed.version DESC LIMIT 1) DESC,
        page.published_at DESC, page.id LIMIT 1)) AS previewed`);
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

/**
 * The public page that a version is made for, while it shows another version; undefined for none.
 *
 * @returns its title
 */
export async function findPageBehind(
  db: Db,
  personId: string,
  version: number,
): Promise<{ title: string } | undefined> {
  const [page] = await db
    .select({ title: pages.title })
    .from(builderLayouts)
    .innerJoin(layoutPages, eq(layoutPages.layoutId, builderLayouts.id))
    .innerJoin(pages, eq(pages.id, layoutPages.pageId))
    .where(
      and(
        eq(builderLayouts.personId, personId),
        eq(builderLayouts.version, version),
        ne(pages.layoutId, builderLayouts.id),
        isPageShown,
      ),
    );
  return page;
}
